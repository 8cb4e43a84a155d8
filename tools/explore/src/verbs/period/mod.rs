mod finite;
pub(super) mod look;
mod misere;
mod report;

use super::options::{
    CERTIFICATE, FORMAT, MISERE, is_json, joined, number, refuse, seconds, value,
};
use super::phrases::stopped;
use super::{Verb, certificate};
use crate::json;
use crate::programs::{self, Ask};
use command_line::Matches;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::join;
use games::listed::Listed;
use games::period::Analysis;
use games::watch::{Limited, Progress, interrupted};
use report::{Found, Report};
use serde_json::Value as Json;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "period",
    about: "Find the period of the Grundy values of a game on heaps, and prove it",
    takes: "RULE...",
    options: &[
        "to N: The last heap to compute; where a table of so many would not fit or would take more than a day, a \
         shorter one is looked at. Else as far as --seconds go",
        MISERE,
        CERTIFICATE,
        FORMAT,
        "seconds S: About how many seconds to look, like 0.5; else 10",
    ],
    more: "\
RULE is like `kayles`, `take not 2,5` or `4.[3]`; or `-` for values from standard input. Stops as soon as there is a proof.
Without one it says how far it looked, and which law is seen, if one is: three periods fit it, in half of the values at
least, and random values would not. A law that fits less, but two periods at least, is called the best guess. Neither is
proved, and a later value may break it. With --misere it looks for the misère quotient of heaps, by which sums of any
size are decided, and proves it for all heaps.

Examples:
  $ cargo explore period take 1,3,4
  take 1,3,4: G(n + 7) = G(n) for all n >= 0
  preperiod 0, period 7, saltus 0
  period: 0 1 0 1 2 3 2
  exceptional values: none
  proof: without splits, t values in a row determine all later ones
    needs the law for e <= n < bound = max(e, 1) + t
    with e = 0, p = 7, t = 4 (the largest take): bound = 5
    checked: the law for e <= n < 5, on the values of heaps 0 to 11

  $ cargo explore period lasker
  lasker: G(n + 4) = G(n) + 4 for all n >= 1
  preperiod 1, period 4, saltus 4
  period: 1 2 4 3
  exceptional values: 1 heap: G(0)=0
  proof: arithmetic periodicity of codes with a repeating tail and splits into 2
    needs the law for e <= n < bound = 2e + 3p + t
    with e = 1, p = 4, s = 4, t = 0 (the tail begins after it): bound = 14
    and from n + ip, for 14 <= n < 18 and i >= 0, moves to all values below G(n) + is, none to it
    checked: the law for e <= n < 14, on the values of heaps 0 to 17

  $ cargo explore period take 1,60000 --to 999
  take 1,60000: no period is proved
  looked at heaps 0 to 999
  seen: n >= 0 fits G(n + 2) = G(n), seen to 999, 500 periods, no exceptions, not proved
  period as seen: 0 1",
    run: |matches, output| Period::read(matches)?.run(output),
};

/// What was typed.
#[derive(Default)]
pub struct Period {
    rule: String,
    to: Option<u64>,
    seconds: Duration,
    misere: bool,
    certificate: Option<PathBuf>,
    json: bool,
}

/// The last heap to compute where a theorem gives all values: a long table proves nothing more.
const USUAL: u64 = 10_000;

impl Period {
    fn read(matches: &Matches) -> Result<Period> {
        let (to, wanted) = (value(matches, "to", number)?, value(matches, "seconds", seconds)?);
        refuse("--seconds", to.is_some() && wanted.is_some(), "not for --to, which says how far")?;
        let seconds = wanted.unwrap_or(Duration::from_secs(10));
        let certificate = matches.opt_str("certificate").map(PathBuf::from);
        let misere = matches.opt_present("misere");
        let why = "not for --to: it looks at as many heaps as it needs";
        refuse("--misere", misere && to.is_some(), why)?;
        let (rule, json) = (joined(matches), is_json(matches)?);
        Ok(Period { rule, to, seconds, misere, certificate, json })
    }

    /// Prints the law of a game, looked for so long; of a code by its analysis.
    pub fn page(
        game: &Game,
        analysis: Option<Analysis>,
        seconds: Duration,
        output: &mut impl Write,
    ) -> Result<()> {
        let period = Period { seconds, ..Period::default() };
        match analysis {
            Some(analysis) => period.of_code(&game.name, analysis, output),
            None => period.of(game, output),
        }
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let ask = Ask::new(self.to, [USUAL, 0, 0], false);
        let game = programs::game(&self.rule, &ask)?;
        if self.misere {
            let (code, found) = misere::find(&game, self.seconds)?;
            if self.certificate.is_some() {
                let proved = certificate::of_quotient(&game.name, code, &found)?;
                certificate::write(self.certificate.as_ref(), Some(&proved))?;
            }
            if self.json {
                return json::print(&misere::json(&game, &found), output);
            }
            return misere::print(&game, &found, output);
        }
        self.of(&game, output)
    }

    fn of(&self, game: &Game, output: &mut impl Write) -> Result<()> {
        let time = if self.to.is_some() { Duration::MAX } else { self.seconds };
        match &game.rule {
            Rule::Heap(code) => self.of_code(&game.name, Analysis::new(code), output),
            Rule::Written(rule)
                if rule.unbounded().is_some()
                    && (rule.width() > 1 || finite::is_likely(rule, self.to)) =>
            {
                let progress = Progress::endless("numbers");
                let watch = Limited::new(&progress, time);
                let (rows, law) = finite::rows(game, rule, self.to, &watch)?;
                // No certificate tells of some proofs.
                let is_told = self.certificate.is_some() || rule.no_multiples().is_none();
                let certificate = || {
                    let law = law.as_ref().filter(|_| is_told);
                    let of = |law| certificate::of_finite(&game.name, rule, (&rows, law));
                    law.map(of).transpose()
                };
                let print = |output: &mut _| finite::print(game, rule, (&rows, &law), output);
                self.end(certificate, || finite::json(game, rule, (&rows, &law)), print, output)?;
                if interrupted() && law.is_none() {
                    return Err(stopped(&format!("{} numbers", rows.len())));
                }
                Ok(())
            }
            Rule::Written(rule) if rule.width() == 1 => {
                let (values, error) = {
                    let progress = Progress::endless("heaps");
                    look::values(rule, self.to, &Limited::new(&progress, time))?
                };
                let first = rule.least()[0];
                let seen = look::law(&values);
                let looked = values.len() as u64;
                let report = Report {
                    name: &game.name,
                    variable: rule.names().next().unwrap_or("n"),
                    first,
                    looked,
                    found: Found::Seen(seen),
                    unprovable: Some(look::unprovable(game, rule, looked)?),
                };
                self.print(&report, error, || Ok(None), output)
            }
            Rule::Listed(listed) if listed.names().len() == 1 => {
                self.of_listed(&game.name, listed, output)
            }
            _ => Err(no_heaps(game)),
        }
    }

    /// The law that is seen in values that were read.
    fn of_listed(&self, name: &str, listed: &Listed, output: &mut impl Write) -> Result<()> {
        let most = self.to.map_or(usize::MAX, |to| games::index(to.saturating_add(1)));
        let values = look::numbers(listed.rows()?.concat().into_iter().take(most))?;
        let first = listed.least()[0];
        let report = Report {
            name,
            variable: "n",
            first,
            looked: values.len() as u64,
            found: Found::Seen(look::law(&values)),
            unprovable: Some("values alone prove nothing: a proof is of a rule".to_owned()),
        };
        self.print(&report, None, || Ok(None), output)
    }

    fn of_code(&self, name: &str, mut analysis: Analysis, output: &mut impl Write) -> Result<()> {
        let code = &analysis.code().clone();
        let interval = code.interval().filter(|takes| takes.first > 1 || takes.step > 1);
        let bound = code.nim_bound().or(interval.map(|takes| takes.last));
        let to = bound.map_or(self.to, |_| Some(self.to.unwrap_or(USUAL).min(USUAL)));
        let result = if let Some(to) = to {
            analysis.until_proved(to, &Progress::new(to, "heaps"))
        } else {
            let progress = Progress::endless("heaps");
            analysis.look_on(&Limited::new(&progress, self.seconds))
        };
        let values = analysis.values();
        if let (Err(error), true) = (&result, values.is_empty()) {
            return Err(error.clone());
        }
        let found = match (analysis.period(), interval, bound) {
            (Some(period), ..) => Found::Proved(code, period),
            (None, Some(takes), _) => Found::Interval(takes),
            (None, None, Some(bound)) => {
                Found::Bounded(code.tail_length().is_none().then_some(bound))
            }
            (None, None, None) => Found::Seen(look::law(values)),
        };
        let looked = values.len() as u64;
        let report = Report { name, variable: "n", first: 0, looked, found, unprovable: None };
        let certificate = || match analysis.period() {
            Some(law) => certificate::of_code(name, code, law, values).map(Some),
            None => Ok(certificate::of_nim(name, code)),
        };
        self.print(&report, result.err(), certificate, output)
    }

    /// Prints what is known, as JSON the certificate if there is one, and writes this if it was asked for.
    fn end<W: Write>(
        &self,
        certificate: impl FnOnce() -> Result<Option<Json>>,
        seen: impl FnOnce() -> Result<Json>,
        print: impl FnOnce(&mut W) -> Result<()>,
        output: &mut W,
    ) -> Result<()> {
        let is_wanted = self.json || self.certificate.is_some();
        let certificate = if is_wanted { certificate()? } else { None };
        match &certificate {
            _ if !self.json => print(output)?,
            Some(certificate) => json::print(certificate, output)?,
            None => json::print(&seen()?, output)?,
        }
        certificate::write(self.certificate.as_ref(), certificate.as_ref())
    }

    /// Prints what was found, and fails if the look was ended by an error, or by Ctrl-C before a proof.
    fn print(
        &self,
        report: &Report,
        error: Option<Error>,
        certificate: impl FnOnce() -> Result<Option<Json>>,
        output: &mut impl Write,
    ) -> Result<()> {
        let print = |output: &mut _| report::print(report, output);
        self.end(certificate, || Ok(report::json(report)), print, output)?;
        match error {
            Some(error) => Err(error),
            None if interrupted() && matches!(report.found, Found::Seen(_)) => {
                let of = self
                    .to
                    .map(|to| format!(" of {}", u128::from(to) + 1 - u128::from(report.first)));
                Err(stopped(&format!("{}{} heaps", report.looked, of.unwrap_or_default())))
            }
            None => Ok(()),
        }
    }
}

/// The error of a game whose positions are not heaps.
fn no_heaps(game: &Game) -> Error {
    let position = match &game.rule {
        Rule::Written(rule) => {
            format!("{} numbers, {}", rule.width(), join(rule.names(), ", "))
        }
        Rule::Graph(_) => "vertices".to_owned(),
        Rule::Coins(_) => "coins on a board".to_owned(),
        Rule::Listed(_) => "two numbers, a and b".to_owned(),
        Rule::Heap(_) => "a heap".to_owned(),
    };
    Error::new(format!(
        "{}: a period is a law G(n + p) = G(n) + s of heaps n = 0, 1, 2, ..., and only games on single heaps \
         have one here; a position of this game is {position}; see `cargo explore table`",
        game.name
    ))
}
