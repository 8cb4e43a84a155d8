use super::options::{CERTIFICATE, FORMAT, MISERE, Shown, number, seconds, value};
use super::phrases::stopped;
use super::verdict::Report;
use super::{Verb, certificate};
use crate::json;
use crate::programs::{self, Ask, Play};
use command_line::Matches;
use games::check::{Claim, Verdict};
use games::error::{Error, Result};
use games::formula::Formula;
use games::game::{Game, Rule};
use games::watch::{Limited, Progress, interrupted};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "check",
    about: "Check a formula: the smallest counterexample, the range where it holds, or a proof",
    takes: "RULE... FORMULA",
    options: &[
        "to N: The last heap, or the largest number of a position; else some thousands of positions",
        "seconds S: Look for about so many seconds; else for 5, or as far as --to says",
        "code: Print the formula as a Rust function, if it is not wrong",
        MISERE,
        CERTIFICATE,
        FORMAT,
    ],
    more: "\
RULE is like `take 1,3,4`, or `-` for values from standard input; the formula is one word, which wants quotes in a shell.
It is of the Grundy value, as `n % 4`, or of the next player, as `loses if n % 4 = 0` or `wins if ...`, in the variables of
the rule: n for a heap, a and b for pairs, i and j for coins, and those of a rule by its moves. FORMULAS.md has the
language. A counterexample is printed with what its moves leave, and the status is 1. A range is what was computed and
compared, no more: only where a proved period of the values meets a law that the formula has by its form, the formula is
proved for all heaps.

Examples:
  $ cargo explore check take 1,3,4 '[0, 1, 0, 1, 2, 3, 2][n % 7]'
  take 1,3,4: G(n) = [0, 1, 0, 1, 2, 3, 2][n % 7], for all n >= 0, proved
  proof: G(n + 7) = G(n) for n >= 0, by the proved period of the values
    F(n + 7) = F(n) for n >= 0, by the form of the formula F
    F(n) = G(n) for n < 7: compared

  $ cargo explore check wythoff 'loses if min(a, b) = floor(abs(a - b) * phi)' --to 100
  wythoff: the next player loses if min(a, b) = floor(abs(a - b) * phi), and wins otherwise
  holds for a, b = 0 to 100: 10201 positions, not proved",
    run: |matches, output| Check::read(matches)?.run(output),
};

/// What was typed.
pub struct Check {
    words: Vec<String>,
    to: Option<u64>,
    seconds: Option<Duration>,
    misere: bool,
    form: Shown,
    certificate: Option<PathBuf>,
}

/// How long to look when nothing says how far.
const PATIENCE: Duration = Duration::from_secs(5);

impl Check {
    fn read(matches: &Matches) -> Result<Check> {
        Ok(Check {
            words: matches.free.clone(),
            to: value(matches, "to", number)?,
            seconds: value(matches, "seconds", seconds)?,
            misere: matches.opt_present("misere"),
            form: Shown::read(matches)?,
            certificate: matches.opt_str("certificate").map(PathBuf::from),
        })
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let Some((formula, rule)) = self.words.split_last() else {
            return Err(Error::new("expected a rule and a formula"));
        };
        let ask = Ask::new(self.to, [10_000, 200, 30], self.misere);
        let game = programs::game(&rule.join(" "), &ask)?;
        let names = game.variables();
        let formula =
            Formula::parse(formula, &names).map_err(|e| Error::new(format!("the formula: {e}")))?;
        let to = self.to.unwrap_or_else(|| usual(&game, &ask, names.len()));
        let usual = if self.to.is_none() { PATIENCE } else { Duration::MAX };
        let limit = self.seconds.unwrap_or(usual);
        let progress = Progress::endless("positions");
        let stop = Limited::new(&progress, limit);
        let claim = Claim { game: &game, formula: &formula, misere: self.misere };
        let verdict = claim.check(to, &stop)?;
        drop(progress);
        let misere = self.misere;
        let report = Report { game: &game, formula: &formula, misere, verdict: &verdict };
        if self.form == Shown::Json {
            json::print(&report.json(), output)?;
        } else if !(self.form == Shown::Code && report.code(output)?) {
            report.text(output)?;
        }
        end(&report, to, limit)?;
        if let Some(path) = &self.certificate {
            let proof = if let Verdict::Proved(proof) = &verdict { Some(proof) } else { None };
            let certificate = proof.map(|proof| certificate::of_formula(&claim, proof));
            certificate::write(Some(path), certificate.transpose()?.as_ref())?;
        }
        Ok(())
    }
}

/// The largest number when nothing is said.
fn usual(game: &Game, ask: &Ask, width: usize) -> u64 {
    let misere = ask.play == Play::Misere;
    match (&game.rule, width) {
        (Rule::Listed(listed), _) => listed.largest(),
        (Rule::Heap(_), _) if misere => 1000,
        (Rule::Coins(_), _) if misere => 3,
        (Rule::Coins(_), _) => 40,
        (_, 0..=3) => ask.end(width),
        _ => 8,
    }
}

/// The end of the program: an error if the claim is wrong, or if not all was looked at.
fn end(report: &Report, to: u64, limit: Duration) -> Result<()> {
    match report.verdict {
        Verdict::Wrong(example) => {
            let named = report.named(&example.position);
            Err(Error::new(format!("the formula is wrong at {named}")))
        }
        Verdict::Seen { gave_up: Some(error), .. } => {
            Err(Error::new(format!("--to {to}: {error}")))
        }
        Verdict::Seen { to: last, .. } if *last != Some(to) => {
            if interrupted() {
                return Err(stopped(&format!("asked for numbers up to {to}")));
            }
            if limit == Duration::MAX {
                return Err(Error::new(format!("--to {to}: not all of it was computed")));
            }
            eprintln!("stopped after {} seconds; --seconds S looks longer", limit.as_secs_f64());
            Ok(())
        }
        Verdict::Seen { .. } | Verdict::Proved(_) => Ok(()),
    }
}
