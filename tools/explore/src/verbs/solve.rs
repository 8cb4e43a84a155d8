use super::options::{
    CERTIFICATE, FORMAT, SECONDS, Shown, USUAL_TIME, joined, limit, number, refuse, value,
};
use super::phrases::{seen_law, upto};
use super::problem::{self, Problem};
use super::table::{Table, listed_as_code};
use super::verdict::{Known, print_code, print_proof, proof_json};
use super::{Verb, certificate, like};
use crate::json;
use crate::programs::{self, Ask};
use command_line::Matches;
use games::check::{Claim, Proof};
use games::error::{Error, Result};
use games::formula::Form;
use games::game::{Game, Rule};
use games::solve::{Recognised, Solved, Wanted, solve};
use games::watch::{Progress, stop_after, without_limit};
use serde_json::{Value as Json, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub const VERB: Verb = Verb {
    name: "solve",
    about: "Find a closed form of the Grundy values of a game, or of who wins",
    takes: "RULE...",
    options: &[
        "to N: The end of the range, a tenth of which forms are fitted to; else 10000, or 400 for pairs and 80 for \
         coins, or as far as three seconds go, and then five for the forms. A position takes 160 bytes",
        "outcome: Look for a form of who wins, not of the value",
        "misere: The last mover loses: a form of who wins then",
        "code: Print it as a Rust function; if nothing is found, the values as `table --code` does",
        "write PLACE: Make a problem of it, as `problems/ID` or FILE.rs, with the rule as its brute force, and fixtures, and stress it",
        "input LIMITS: Its input, as `cargo judge gen` takes it: else 't<=100; k<=100; 0<=a[k]<=10^18', or `n` in place of heaps",
        CERTIFICATE,
        FORMAT,
        SECONDS,
    ],
    more: "\
RULE is of one to four numbers; or `-` for values from standard input. Forms are tried from small ones on: terms, tables
of what repeats, comparisons, and for two numbers forms of one number that is made of both. They are fitted to the values
up to a tenth of a range, and only one that is right in all of it is printed, as a formula that `check` takes. If there is
none of the value, one of who wins is looked for. That nothing is found is no error. Also says which known game has the
same values, and on standard error how many forms were tried in which time. Seen is what was computed and compared;
proved is a formula of heaps whose law meets a proved period of the values.

Examples:
  $ cargo explore solve take 1,3,4
  take 1,3,4: [0, 1, 0, 1, 2, 3, 2][n % 7]
  fitted to the values for n <= 1000, seen to hold for n <= 10000, proved for all n
  proof: G(n + 7) = G(n) for n >= 0, by the proved period of the values
    F(n + 7) = F(n) for n >= 0, by the form of the formula F
    F(n) = G(n) for n < 7: compared

  $ cargo explore solve wythoff --outcome --to 60
  wythoff: loses if floor(abs(a - b) * phi) = min(a, b)
  fitted to the values for a, b <= 6, seen to hold for a, b <= 60, not proved",
    run: |matches, output| Solve::read(matches)?.run(output),
};

/// What was typed.
#[derive(Default)]
pub struct Solve {
    rule: String,
    to: Option<u64>,
    outcome: bool,
    misere: bool,
    form: Shown,
    certificate: Option<PathBuf>,
    write: Option<(PathBuf, String)>,
}

/// How far values of programs are asked for, at most.
pub const USUAL: [u64; 3] = [10_000, 400, 60];

impl Solve {
    fn read(matches: &Matches) -> Result<Solve> {
        limit(matches)?;
        let input = matches.opt_str("input");
        let is_alone = input.is_some() && !matches.opt_present("write");
        refuse("--input", is_alone, "that of a problem which --write makes")?;
        Ok(Solve {
            rule: joined(matches),
            to: value(matches, "to", number)?,
            outcome: matches.opt_present("outcome"),
            misere: matches.opt_present("misere"),
            form: Shown::read(matches)?,
            certificate: matches.opt_str("certificate").map(PathBuf::from),
            write: matches.opt_str("write").map(|place| (place.into(), input.unwrap_or_default())),
        })
    }

    /// What is found of a game, as text, and as Rust or the values if these can be.
    pub fn page(game: &Game) -> Result<[String; 2]> {
        let wanted = Solve::default();
        let solved = wanted.solved(game, None)?;
        let (mut found, mut code) = (Vec::new(), Vec::new());
        text(game, &game.name, &solved, &mut found)?;
        if wanted.code(game, &solved, &mut code).is_err() {
            code.clear();
        }
        Ok([found, code].map(|text| String::from_utf8_lossy(&text).into_owned()))
    }

    fn solved(&self, game: &Game, to: Option<u64>) -> Result<Solved> {
        let wanted =
            Wanted { to, outcome_only: self.outcome, misere: self.misere, ..Wanted::default() };
        solve(game, wanted, &Progress::endless("values"))
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let start = Instant::now();
        let game = programs::game(&self.rule, &Ask::new(self.to, USUAL, self.misere))?;
        let mut solved = self.solved(&game, self.to)?;
        if self.rule.trim() == "-" && solved.same_as.is_none() {
            solved.same_as = like::best(&game)?;
        }
        let seconds = start.elapsed().as_secs_f64();
        let cut = if solved.is_cut { "; the others were left out, --to N tries them" } else { "" };
        eprintln!("{} forms tried in {seconds:.1} s{cut}", solved.tried);
        let play = if self.misere { ", misère play" } else { "" };
        match self.form {
            Shown::Json => json::print(&self.json(&game.name, &solved), output),
            Shown::Code => self.code(&game, &solved, output),
            Shown::Text => text(&game, &format!("{}{play}", game.name), &solved, output)
                .and_then(|()| self.more(&game, &solved, start.elapsed(), output)),
        }?;
        without_limit();
        if let Some(path) = &self.certificate {
            let proved = solved.formula.as_ref().zip(solved.proof.as_ref());
            let certificate = proved.map(|(formula, proof)| {
                certificate::of_formula(&Claim { game: &game, formula, misere: self.misere }, proof)
            });
            certificate::write(Some(path), certificate.transpose()?.as_ref())?;
        }
        output.flush()?;
        let Some((place, limits)) = &self.write else { return Ok(()) };
        self.problem(&game, &solved, place, limits)
    }

    /// Says whether a form is found where nothing says how far to look, if none was found in less.
    fn more(
        &self,
        game: &Game,
        solved: &Solved,
        elapsed: Duration,
        output: &mut impl Write,
    ) -> Result<()> {
        if self.to.is_none() || solved.formula.is_some() || solved.read.is_some() {
            return Ok(());
        }
        output.flush()?;
        stop_after(USUAL_TIME.saturating_sub(elapsed));
        let more = self.solved(game, None)?;
        if let Some(formula) = more.formula.filter(|_| more.seen_to > solved.seen_to) {
            let how = if more.proof.is_some() { "proved" } else { "seen, not proved" };
            let to = more.seen_to;
            writeln!(output, "without --to, or with --to {to}, a form is found, {how}: {formula}")?;
        }
        Ok(())
    }

    /// Makes a problem of what was found.
    fn problem(&self, game: &Game, solved: &Solved, place: &Path, limits: &str) -> Result<()> {
        let Some(formula) = &solved.formula else {
            return Err(Error::new("--write: no formula was found, and nothing is written"));
        };
        let mut code = Vec::new();
        self.code(game, solved, &mut code)?;
        let known = if solved.proof.is_some() { "proved" } else { "seen, not proved" };
        let limits = match (limits, formula.form()) {
            ("", Form::Value) => problem::LIMITS[0],
            ("", _) => problem::LIMITS[1],
            (limits, _) => limits,
        };
        let code = String::from_utf8_lossy(&code).into_owned();
        let misere = self.misere;
        Problem { game, formula, misere, code, known, limits }.write(place)
    }

    fn json(&self, name: &str, solved: &Solved) -> Json {
        let same = |known: &Recognised| json!({ "rule": known.game, "at": known.at });
        json!({
            "rule": name,
            "formula": solved.formula.as_ref().map(ToString::to_string),
            "misere": self.misere,
            "verdict": solved.formula.as_ref().map(|_| if solved.proof.is_some() { "proved" } else { "seen" }),
            "proof": solved.proof.as_ref().map(proof_json),
            "names": solved.names,
            "fitted": solved.fitted_to,
            "to": solved.seen_to,
            "read": solved.read,
            "same": solved.same_as.as_ref().map(same),
        })
    }

    /// Prints what was found as Rust, or else the values.
    fn code(&self, game: &Game, solved: &Solved, output: &mut impl Write) -> Result<()> {
        let Solved { formula, proof, seen_to, read, .. } = solved;
        let Some(formula) = formula else {
            if self.misere {
                return Err(Error::new("no closed form of who wins in misère play was found"));
            }
            eprintln!("no closed form found: these are the values");
            if let Rule::Listed(listed) = &game.rule {
                return listed_as_code(&game.name, listed, output);
            }
            return Table::as_code(game, self.to, output);
        };
        let known = match (proof, read) {
            (Some(_), _) => Known::Proved,
            (None, None) => Known::Seen(*seen_to),
            (None, Some(count)) => Known::Read(*count),
        };
        print_code(game, formula, self.misere, known, output)
    }
}

fn text(game: &Game, name: &str, solved: &Solved, output: &mut impl Write) -> Result<()> {
    let Solved { fitted_to, seen_to, .. } = solved;
    let (names, fitted) = (solved.names.join(", "), upto(game, *fitted_to));
    let all = match solved.read {
        None => upto(game, *seen_to),
        Some(count) => format!("all {count} values read"),
    };
    let first = solved.first;
    let law = solved.law.as_ref().map(|(_, law)| seen_law(law, first, ("", &names), *seen_to));
    if let Some(formula) = &solved.formula {
        writeln!(output, "{name}: {formula}")?;
        solved.cases.iter().try_for_each(|line| writeln!(output, "  {line}"))?;
        if let Some(proof @ Proof::Theorem { .. }) = &solved.proof {
            writeln!(output, "proved for all n")?;
            return print_proof(proof, formula.form(), output);
        }
        let proved = if solved.proof.is_some() { "proved for all n" } else { "not proved" };
        match law {
            Some(law) => writeln!(output, "fitted to {all}\n{law}")?,
            None => writeln!(
                output,
                "fitted to the values for {fitted}, seen to hold for {all}, {proved}"
            )?,
        }
        match (&solved.proof, &game.rule) {
            (Some(proof), _) => print_proof(proof, formula.form(), output)?,
            (None, Rule::Written(rule)) if rule.width() == 1 => {
                eprintln!("`cargo explore period` looks for the proof of a period");
            }
            _ => {}
        }
    } else {
        writeln!(output, "{name}: no closed form found, nothing is claimed")?;
        let the = if solved.read.is_some() { "" } else { "the values for " };
        writeln!(output, "looked at {the}{all}, with forms fitted to those for {fitted}")?;
        if let (Some(law), Some((formula, _))) = (law, &solved.law) {
            writeln!(output, "{law}\n  as a formula: {formula}")?;
        }
    }
    if let Some(known) = &solved.same_as {
        let (game, at) = (&known.game, &known.at);
        writeln!(output, "the values of {game} at {at}, seen for {all}")?;
    }
    Ok(())
}
