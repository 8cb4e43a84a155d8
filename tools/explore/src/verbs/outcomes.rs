use super::Verb;
use super::options::{MISERE, SECONDS, joined, limit, number, value};
use super::phrases::stopped;
use super::write;
use crate::programs::{self, Ask, Play};
use command_line::Matches;
use games::check::Truth;
use games::error::{Error, Result};
use games::formula::Form;
use games::game::Rule;
use games::listed::Listed;
use games::value::Value;
use games::watch::{Limited, Progress};
use std::io::Write;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "outcomes",
    about: "List the P-positions, in which the previous player wins, and the N-positions, in which the next one does",
    takes: "RULE...",
    options: &[
        "to N: The last heap, or the last row and column; else 30, or 10 for pairs, 3 for coins",
        MISERE,
        SECONDS,
    ],
    more: "\
RULE is like `take 1,3,4` or `wythoff`. In normal play the P-positions are those of Grundy value 0. In misère play they
are found by their definition; where moves lead to sums that is a search, which gives up after some positions.

Examples:
  $ cargo explore outcomes take 1,3,4 --to 20
  P-positions: 0 2 7 9 14 16
  N-positions: 1 3 4 5 6 8 10 11 12 13 15 17 18 19 20

  $ cargo explore outcomes take 1,3,4 --to 20 --misere
  P-positions: 1 3 8 10 15 17
  N-positions: 0 2 4 5 6 7 9 11 12 13 14 16 18 19 20",
    run,
};

/// The most positions to decide.
const MOST: u128 = 1_000_000;

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    limit(matches)?;
    let (wanted, misere) = (value(matches, "to", number)?, matches.opt_present("misere"));
    let mut ask = Ask::new(wanted, [30, 10, 5], misere);
    if !misere {
        ask.play = Play::Outcomes;
    }
    let game = programs::game(&joined(matches), &ask)?;
    if let Rule::Listed(listed) = &game.rule {
        return read(listed, output);
    }
    let usual = if matches!(game.rule, Rule::Coins(_)) { Some(3) } else { None };
    let to = wanted.or(usual).unwrap_or_else(|| ask.end(game.variables().len()));
    let count = game.count_positions(to);
    if count > MOST {
        return Err(Error::too_many(to, count, "a list", MOST));
    }
    let mut places = game.positions(to);
    let count =
        places.try_fold(0, |n, at| Ok::<_, Error>(n + u128::from(game.is_position(&at)?)))?;
    let progress = Progress::new(to, "positions");
    let watch = Limited::new(&progress, Duration::MAX);
    let mut truth = Truth::new(&game, Form::Wins, misere, to, &watch)?;
    let mut found = Vec::new();
    let ended = truth.each(to, &watch, &mut |position, value| {
        found.push((position.to_vec(), value.next_player_wins()));
        Ok(true)
    });
    let error = ended.err().or_else(|| truth.gave_up());
    drop(progress);
    if let (Some(error), true) = (&error, found.is_empty()) {
        return Err(error.clone());
    }
    found.sort_unstable();
    for (name, wins) in [("P-positions", false), ("N-positions", true)] {
        let of_kind = found.iter().filter(|(_, own)| *own == wins);
        write!(output, "{name}: ")?;
        write::line(of_kind.map(|(at, _)| game.state_text(&game.state_of(at))), output)?;
    }
    let decided = format!("{} of {count} positions", found.len());
    match error {
        Some(error) => Err(Error::new(format!("{decided}: {error}"))),
        None if (found.len() as u128) < count => Err(stopped(&decided)),
        None => Ok(()),
    }
}

/// Prints the positions that the next player loses, those that he wins, and draws, as they were read.
fn read(listed: &Listed, output: &mut impl Write) -> Result<()> {
    let mut kinds =
        [("P-positions", Vec::new()), ("N-positions", Vec::new()), ("draws", Vec::new())];
    for (position, value) in listed.positions() {
        let kind = match value {
            Value::Number(2) if listed.has_draws() => 2,
            value => usize::from(value.next_player_wins()),
        };
        kinds[kind].1.push(listed.text(position));
    }
    let count = if listed.has_draws() { 3 } else { 2 };
    for (name, positions) in kinds.into_iter().take(count) {
        write!(output, "{name}: ")?;
        write::line(positions, output)?;
    }
    Ok(())
}
