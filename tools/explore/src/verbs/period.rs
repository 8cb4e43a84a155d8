use super::{list, number, plural, stopped};
use crate::analysis::Analysis;
use crate::error::{Error, Result};
use crate::parse;
use crate::period;
use crate::rule::{Code, Game, Rule};
use crate::watch::{Progress, interrupted};
use clap::Args;
use std::io::Write;

const EXAMPLE: &str = "\
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
    checked: the law for e <= n < 14, on the values of heaps 0 to 17";

/// Find the period of the Grundy values of a game on heaps, and prove it
///
/// Stops as soon as there is a proof. Without one it says which heaps it computed, and claims nothing.
/// A table that would not fit or would take more than a day is not begun: then a period is looked for
/// in a shorter one.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Period {
    /// The rule, like `kayles`, `take not 2,5` or `4.[3]`
    #[arg(required = true, allow_negative_numbers = true)]
    rule: Vec<String>,
    /// The last heap to compute [default: 10000, or as far as some seconds go]
    #[arg(long, value_parser = number)]
    to: Option<u64>,
}

/// The last heap to compute when nothing is said.
const USUAL: u64 = 10_000;
/// The most values of a period, and the most exceptional values, that are printed.
const MOST: usize = 200;

impl Period {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let game = parse::rule(&self.rule.join(" "))?;
        if let Rule::Written(rule) = &game.rule {
            return Err(rule.no_period());
        }
        let Rule::Heap(code) = &game.rule else {
            return Err(Error::new(format!(
                "{}: only games on single heaps have periods here; see `cargo explore table`",
                game.name
            )));
        };
        let mut analysis = Analysis::new(code);
        let to = self.to.unwrap_or_else(|| analysis.short_look().min(USUAL));
        // Where a theorem gives the values, a long table proves nothing more.
        let bound = code.nim_bound();
        let look = if bound.is_some() { to.min(USUAL) } else { to };
        analysis.until_proved(look, &Progress::new(look, "heaps"))?;
        match (analysis.period(), bound) {
            (Some(period), _) => Self::print(&game, code, period, output),
            (None, Some(bound)) => Self::print_bounded(&game, code, bound, output),
            (None, None) => {
                let looked = analysis.values().len();
                let last = looked.saturating_sub(1);
                writeln!(output, "{}: no period is proved", game.name)?;
                writeln!(output, "looked at heaps 0 to {last}; nothing is claimed")?;
                if interrupted() {
                    return Err(stopped(&format!("{looked} of {} heaps", u128::from(to) + 1)));
                }
                Ok(())
            }
        }
    }

    /// Prints the law of bounded Nim, or of Nim, whose code has a tail.
    fn print_bounded(game: &Game, code: &Code, bound: u64, output: &mut impl Write) -> Result<()> {
        let name = &game.name;
        if code.tail_length().is_some() {
            writeln!(output, "{name}: G(n + 1) = G(n) + 1 for all n >= 0")?;
            writeln!(output, "preperiod 0, period 1, saltus 1")?;
            writeln!(output, "period: 0")?;
            writeln!(output, "exceptional values: none")?;
            writeln!(output, "proof: theorem on Nim, G(n) = n")?;
            return Ok(());
        }
        let p = u128::from(bound) + 1;
        writeln!(output, "{name}: G(n + {p}) = G(n) for all n >= 0")?;
        writeln!(output, "preperiod 0, period {p}, saltus 0")?;
        writeln!(output, "period: 0 to {bound}, G(n) = n for n < {p}")?;
        writeln!(output, "exceptional values: none")?;
        writeln!(output, "proof: theorem on bounded Nim, G(n) = n mod (k + 1)")?;
        Ok(())
    }

    fn print(
        game: &Game,
        code: &Code,
        law: &period::Period,
        output: &mut impl Write,
    ) -> Result<()> {
        let (e, p, s) = (law.preperiod, law.period, law.saltus);
        let plus = if s > 0 { format!(" + {s}") } else { String::new() };
        writeln!(output, "{}: G(n + {p}) = G(n){plus} for all n >= {e}", game.name)?;
        writeln!(output, "preperiod {e}, period {p}, saltus {s}")?;
        let shown = law.values().iter().take(MOST);
        let more = law.values().len().saturating_sub(MOST);
        let dots = if more > 0 { format!(" ... and {more} more") } else { String::new() };
        writeln!(output, "period: {}{dots}", list(shown))?;
        let exceptions = law.exceptions();
        let shown =
            exceptions.iter().take(MOST).map(|&heap| format!("G({heap})={}", law.value(heap)));
        match exceptions.len() {
            0 => writeln!(output, "exceptional values: none")?,
            count => {
                let more = count.saturating_sub(MOST);
                let dots = if more > 0 { format!(" ... and {more} more") } else { String::new() };
                let shown = list(shown);
                writeln!(
                    output,
                    "exceptional values: {}: {shown}{dots}",
                    plural(count, "heap", "heaps")
                )?;
            }
        }
        writeln!(output, "proof: {}", law.proof.theorem)?;
        for hypothesis in law.hypotheses(code) {
            writeln!(output, "  {hypothesis}")?;
        }
        let (bound, last) = (law.proof.bound, law.proof.values() - 1);
        writeln!(
            output,
            "  checked: the law for e <= n < {bound}, on the values of heaps 0 to {last}"
        )?;
        Ok(())
    }
}
