use super::Verb;
use super::options::{FORMAT, is_json, joined};
use super::phrases::plural;
use crate::json;
use command_line::Matches;
use games::error::Result;
use games::game::{Game, Rule};
use games::parse;
use games::solve::{Index, Like, Recognised};
use games::value::Value;
use games::watch::Interruptible;
use serde_json::json;
use std::fs;
use std::io::Write;

pub const VERB: Verb = Verb {
    name: "like",
    about: "Name known games whose Grundy values begin as some do",
    takes: "VALUE...",
    options: &["all: Print all of them; else the first ten", FORMAT],
    more: "\
VALUES are those for n = 0, 1, 2, ...: five at least. They are compared with octal codes of up to three digits, hexadecimal
ones of up to two, subtraction sets up to 12, games with names, games of statements by their moves, and the problems of
this workspace; at n, and at numbers that are shifted or scaled. The values of these games are computed once, and kept
in the user's cache folder. Many games begin in the same way: more values tell them apart.

Example:
  $ cargo explore like 0 1 2 3 1 4 3 2 1 4
  kayles: at n; cargo explore table kayles --to 9; 2 others with the same values
  4.4: at n + 1; cargo explore table 4.4 --to 10; 15 others with the same values
  0.074: at 2 * n; cargo explore table 0.074 --to 18; 3 others with the same values
  0.44: at 2 * n + 1; cargo explore table 0.44 --to 19; 7 others with the same values",
    run,
};

/// The first values of problems whose positions are one number; `tests/explore/like.rs` makes them.
const PROBLEMS: &str = include_str!("../../atlas/problems.tsv");
/// How many games are printed.
const PRINTED: usize = 10;

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    let values = parse::numbers(&joined(matches).replace(',', " "))?;
    let found = index()?.like(0, &values)?;
    let printed = if matches.opt_present("all") { found.len() } else { PRINTED };
    let (printed, more) = found.split_at(printed.min(found.len()));
    if is_json(matches)? {
        let one = |like: &Like| {
            let (known, last) = (&like.known, json::number(like.last));
            json!({ "rule": known.game, "at": known.at, "zeros": like.zeros, "last": last, "others": like.others })
        };
        let found: Vec<_> = printed.iter().map(one).collect();
        return json::print(
            &json!({ "values": values, "found": found, "more": more.len() }),
            output,
        );
    }
    if found.is_empty() {
        writeln!(output, "no game that is known here has these values")?;
    }
    for Like { known, zeros, last, others } in printed {
        let rule = &known.game;
        let after = match zeros {
            0 => String::new(),
            zeros => format!(", after {}", plural(*zeros, "zero", "zeros")),
        };
        let others = match others {
            0 => String::new(),
            others => format!("; {} with the same values", plural(*others, "other", "others")),
        };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || " .,-/".contains(c);
        let quoted = if rule.chars().all(is_plain) { rule.clone() } else { format!("'{rule}'") };
        writeln!(
            output,
            "{rule}: at {}{after}; cargo explore table {quoted} --to {last}{others}",
            known.at
        )?;
    }
    if !more.is_empty() {
        eprintln!("{} more: `--all` prints them, more values tell them apart", more.len());
    }
    Ok(())
}

/// The best known game whose values begin as those that were read, if there are no more of these than are kept.
pub fn best(read: &Game) -> Result<Option<Recognised>> {
    let Rule::Listed(listed) = &read.rule else { return Ok(None) };
    let number = |value| match value {
        Value::Number(number) => u64::try_from(number).ok(),
        Value::Win | Value::Loss => None,
    };
    let values: Option<Vec<u64>> = listed.positions().map(|(_, value)| number(value)).collect();
    let first = listed.least()[0];
    let follows = first.checked_add(listed.count() as u64) == listed.largest().checked_add(1);
    let is_sequence = read.variables().len() == 1 && follows && !listed.is_outcome();
    let Some(values) = values.filter(|values| is_sequence && values.len() <= Index::KEPT) else {
        return Ok(None);
    };
    // Of fewer values nothing is said.
    let found = index()?.like(first, &values).unwrap_or_default();
    Ok(found.into_iter().next().map(|like| like.known))
}

/// The games that are known, from the cache if they are there.
fn index() -> Result<Index> {
    let problems = || Index::read(PROBLEMS).expect("a test reads it");
    // Where nothing can be kept, all is computed each time.
    let kept = stress::cache().map(|cache| cache.join("games.tsv")).ok();
    let head = Index::head();
    let read = kept.as_ref().and_then(|kept| fs::read_to_string(kept).ok());
    if let Some(index) = read.and_then(|text| Index::read(text.strip_prefix(&head)?)) {
        return Ok(index.with(problems()));
    }
    let index = Index::compute(&Interruptible)?;
    let text = head + &index.text();
    if let Some(Err(error)) = kept.map(|kept| files::write(&kept, text.as_bytes())) {
        eprintln!("the values of known games are not kept: {error}");
    }
    Ok(index.with(problems()))
}
