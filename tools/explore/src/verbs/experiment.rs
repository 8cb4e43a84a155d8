use super::options::{number, positive, range};
use super::phrases::{list, plural, stopped};
use clap::{Args, ValueEnum};
use games::error::{Error, Result};
use games::experiment::{Case, Ranges, Statistics};
use games::watch::{Progress, Watch, interrupted};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;

const EXAMPLE: &str = "\
Examples:
  $ cargo explore experiment bounded-nim --cases 3 --seed 1
  1: k = 9, heaps 68228: nim-sum 8, the first player wins
  2: k = 8, heaps 73429 63511: nim-sum 0, the second player wins
  3: k = 8, heaps 64609: nim-sum 7, the first player wins
  3 cases with seed 1: theorem and dynamic programming agree on all
  dynamic programming played the heaps themselves in 2 cases, the heaps modulo k + 1 in 1 case
  first player wins: 66.7 % observed (2 of 3), 81.4 % expected, 95 % interval 37.4 % to 100.0 %";

/// Decide random positions of bounded Nim twice, by theorem and by dynamic programming
///
/// The heaps, their number and the bound k are drawn. Dynamic programming plays the heaps themselves where they have
/// at most 10^9 positions, otherwise the heaps modulo k + 1. If the two ever disagree, fails with the position.
/// Prints each case, and how often the first player won and was expected to.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Experiment {
    /// `bounded-nim`: the game that is studied
    #[arg(required = true, value_parser = ["bounded-nim"])]
    game: String,
    /// The number of positions
    #[arg(long, default_value = "1000", value_parser = positive)]
    cases: u64,
    /// The range of the bound, take 1 to k from one heap
    #[arg(long, default_value = "1..10", value_parser = range)]
    k: (u64, u64),
    /// The range of the number of heaps
    #[arg(long, default_value = "1..5", value_parser = range)]
    heaps: (u64, u64),
    /// The range of their sizes
    #[arg(long, default_value = "40000..100000", value_parser = range)]
    size: (u64, u64),
    /// The seed: the same seed gives the same cases [default: random]
    #[arg(long, value_parser = number)]
    seed: Option<u64>,
    /// The format of the cases; with csv, the statistics go to standard error
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
}

/// The seed that was given, or a random one.
pub fn seed(given: Option<u64>) -> u64 {
    given.unwrap_or_else(|| RandomState::new().hash_one(0))
}

impl Experiment {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let seed = seed(self.seed);
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let ranges = Ranges { k: self.k, heaps: self.heaps, size: self.size };
        ranges.check()?;
        if self.format == Format::Csv {
            writeln!(output, "case,k,heaps,winner,nim_sum,played")?;
        }
        let (mut themselves, mut modulo) = (0, 0);
        let first_wins = self.each(output, |number| {
            let Case { k, heaps, nim_sum, first_wins, unreduced } = ranges.draw(&mut random)?;
            *(if unreduced { &mut themselves } else { &mut modulo }) += 1;
            let (winner, heaps) = (winner(first_wins), list(heaps));
            let line = match self.format {
                Format::Text => format!(
                    "{number}: k = {k}, heaps {heaps}: nim-sum {nim_sum}, the {winner} player wins"
                ),
                Format::Csv => {
                    let played = if unreduced { "heaps" } else { "residues" };
                    format!("{number},{k},{heaps},{winner},{nim_sum},{played}")
                }
            };
            Ok((line, first_wins))
        })?;
        let report = format!(
            "theorem and dynamic programming agree on all\ndynamic programming played the heaps \
             themselves in {}, the heaps modulo k + 1 in {}",
            plural(themselves, "case", "cases"),
            plural(modulo, "case", "cases")
        );
        self.report(seed, &report, first_wins, ranges.expected_share(), output)
    }

    /// Decides and prints the cases, until Ctrl-C; returns how many there were, and in how many of them
    /// the first player wins.
    fn each(
        &self,
        output: &mut impl Write,
        mut case: impl FnMut(u64) -> Result<(String, bool)>,
    ) -> Result<(u64, u64)> {
        let progress = Progress::new(self.cases, "cases");
        let (mut cases, mut first_wins) = (0, 0);
        for number in 1..=self.cases {
            if !progress.go_on(games::index(number)) {
                break;
            }
            let (line, wins) = match case(number) {
                Ok(decided) => decided,
                Err(_) if interrupted() => break,
                Err(e) => return Err(Error::new(format!("case {number}: {e}"))),
            };
            cases += 1;
            first_wins += u64::from(wins);
            writeln!(output, "{line}")?;
            // The next one may take long.
            output.flush()?;
        }
        Ok((cases, first_wins))
    }

    fn report(
        &self,
        seed: u64,
        agreement: &str,
        (cases, first_wins): (u64, u64),
        expected: f64,
        output: &mut impl Write,
    ) -> Result<()> {
        if cases == 0 {
            return Err(stopped(&format!("0 of {} cases", self.cases)));
        }
        let statistics = Statistics { cases, first_wins, expected };
        let (low, high) = statistics.interval();
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let [expected, low, high] = [expected, low, high].map(percent);
        let lines = format!(
            "{} with seed {seed}: {agreement}\nfirst player wins: {} observed ({first_wins} of {cases}), \
             {expected} expected, 95 % interval {low} to {high}",
            plural(games::index(cases), "case", "cases"),
            percent(statistics.observed()),
        );
        match self.format {
            Format::Text => writeln!(output, "{lines}")?,
            Format::Csv => eprintln!("{lines}"),
        }
        if cases < self.cases {
            return Err(stopped(&format!("{cases} of {} cases", self.cases)));
        }
        Ok(())
    }
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins { "first" } else { "second" }
}
