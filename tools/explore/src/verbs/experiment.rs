use super::{list, plural, range, stopped};
use crate::error::{Error, Result};
use crate::experiment::{Case, Ranges, Statistics};
use crate::watch::{Progress, Watch, interrupted};
use clap::{Args, ValueEnum};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;

const EXAMPLE: &str = "\
Example:
  $ cargo explore experiment bounded-nim --cases 3 --seed 1
  1: k = 9, heaps 68228: nim-sum 8, the first player wins
  2: k = 8, heaps 73429 63511: nim-sum 0, the second player wins
  3: k = 8, heaps 64609: nim-sum 7, the first player wins
  3 cases with seed 1: theorem and dynamic programming agree on all
  first player wins: 66.7 % observed (2 of 3), 81.4 % expected, 95 % interval 37.4 % to 100.0 %";

/// Decide random positions twice, by theorem and by dynamic programming
///
/// Dynamic programming plays the heaps modulo k + 1. If the two ever disagree, fails with the position.
/// Prints each case, and how often the first player won and was expected to.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Experiment {
    /// The game
    #[arg(value_enum)]
    game: Subject,
    /// The number of positions
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    cases: u64,
    /// The range of the bound: take 1 to k from one heap
    #[arg(long, default_value = "1..10", value_parser = range)]
    k: (u64, u64),
    /// The range of the number of heaps
    #[arg(long, default_value = "1..5", value_parser = range)]
    heaps: (u64, u64),
    /// The range of their sizes
    #[arg(long, default_value = "40000..100000", value_parser = range)]
    size: (u64, u64),
    /// The seed: the same seed gives the same cases [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// The format of the cases; with csv, the statistics go to standard error
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Subject {
    /// Take 1 to k from one heap
    BoundedNim,
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
        let Subject::BoundedNim = self.game;
        let ranges = Ranges { k: self.k, heaps: self.heaps, size: self.size };
        ranges.check()?;
        let seed = seed(self.seed);
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        if self.format == Format::Csv {
            writeln!(output, "case,k,heaps,winner,nim_sum")?;
        }
        let progress = Progress::new(self.cases, "cases");
        let mut statistics =
            Statistics { cases: 0, first_wins: 0, expected: ranges.expected_share() };
        for number in 1..=self.cases {
            if !progress.go_on(crate::index(number)) {
                break;
            }
            let case =
                ranges.draw(&mut random).map_err(|e| Error::new(format!("case {number}: {e}")))?;
            statistics.cases += 1;
            statistics.first_wins += u64::from(case.first_wins);
            self.print(number, &case, output)?;
        }
        drop(progress);
        let (low, high) = statistics.interval();
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let lines = format!(
            "{} with seed {seed}: theorem and dynamic programming agree on all\n\
             first player wins: {} observed ({} of {}), {} expected, 95 % interval {} to {}",
            plural(crate::index(statistics.cases), "case", "cases"),
            percent(statistics.observed()),
            statistics.first_wins,
            statistics.cases,
            percent(statistics.expected),
            percent(low),
            percent(high)
        );
        match self.format {
            Format::Text => writeln!(output, "{lines}")?,
            Format::Csv => eprintln!("{lines}"),
        }
        if interrupted() {
            return Err(stopped(&format!("{} of {} cases", statistics.cases, self.cases)));
        }
        Ok(())
    }

    fn print(&self, number: u64, case: &Case, output: &mut impl Write) -> Result<()> {
        let Case { k, heaps, nim_sum, first_wins } = case;
        let winner = if *first_wins { "first" } else { "second" };
        let heaps = list(heaps);
        match self.format {
            Format::Text => writeln!(
                output,
                "{number}: k = {k}, heaps {heaps}: nim-sum {nim_sum}, the {winner} player wins"
            )?,
            Format::Csv => writeln!(output, "{number},{k},{heaps},{winner},{nim_sum}")?,
        }
        Ok(())
    }
}
