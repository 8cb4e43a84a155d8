use super::options::{number, positive, range, refuse};
use super::phrases::{list, plural, stopped};
use clap::{Args, ValueEnum};
use games::error::{Error, Result};
use games::experiment::{Case, Experiment as Any, Ranges, Sizes, Statistics};
use games::game::Rule;
use games::parse;
use games::watch::{Interruptible, Progress, Watch, interrupted};
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
  first player wins: 66.7 % observed (2 of 3), 81.4 % expected, 95 % interval 37.4 % to 100.0 %

  $ cargo explore experiment kayles --cases 3 --seed 1 --size 0..9
  1: kayles 1 6 2: nim-sum 0, the second player wins
  2: kayles 2 8: nim-sum 3, the first player wins
  3: kayles 2 1 8: nim-sum 2, the first player wins
  3 cases with seed 1: theory and search agree on all
  theory: nim-sums of Grundy values, computed from the rules
  first player wins: 66.7 % observed (2 of 3), 84.8 % expected, 95 % interval 44.2 % to 100.0 %";

/// Decide random positions twice, by theorem and by search
///
/// `bounded-nim` draws the bound k too, and decides by dynamic programming: on the heaps themselves where
/// they have at most 10^9 positions, otherwise on the heaps modulo k + 1. Any other rule is decided by
/// its Grundy values, which a theorem gives where there is one, and by a search among its positions. If
/// the two ever disagree, fails with the position. Prints each case, and how often the first player won
/// and was expected to.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Experiment {
    /// `bounded-nim`, or a rule, like `take 1,3,4`, `wythoff` or `dag FILE`
    #[arg(required = true, allow_negative_numbers = true)]
    game: Vec<String>,
    /// The number of positions
    #[arg(long, default_value = "1000", value_parser = positive)]
    cases: u64,
    /// For `bounded-nim`: the range of the bound, take 1 to k from one heap [default: 1..10]
    #[arg(long, value_parser = range)]
    k: Option<(u64, u64)>,
    /// The range of the number of heaps, pairs, coins or vertices [default: 1..5 for `bounded-nim`,
    /// 1..3 for a rule]
    #[arg(long, value_parser = range)]
    heaps: Option<(u64, u64)>,
    /// The range of their sizes, or of rows and columns [default: 40000..100000 for `bounded-nim`,
    /// 0..30 for a rule that splits no heap, 0..12 for one that does, up to 8 for pairs, 4 by 4
    /// for coins]
    #[arg(long, value_parser = range)]
    size: Option<(u64, u64)>,
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
        let game = self.game.join(" ");
        if game.trim().eq_ignore_ascii_case("bounded-nim") {
            return self.bounded(seed, &mut random, output);
        }
        refuse("--k", self.k.is_some(), "for `bounded-nim`")?;
        let game = parse::rule(&game)?;
        let is_graph = matches!(game.rule, Rule::Graph(_));
        refuse("--size", self.size.is_some() && is_graph, "for heaps, pairs and coins")?;
        let usual = Sizes::usual(&game);
        let (count, size) = (self.heaps.unwrap_or(usual.count), self.size.or(usual.size));
        let mut any = Any::new(game, Sizes { count, size })?;
        if self.format == Format::Csv {
            writeln!(output, "case,position,winner,nim_sum")?;
        }
        let report = format!(
            "theory and search agree on all\ntheory: nim-sums of Grundy values, {}",
            any.theory()
        );
        let expected = any.expected_share();
        let first_wins = self.each(output, |number| {
            let drawn = any.draw(&mut random, &Interruptible)?;
            let (position, nim_sum) = (&drawn.position, drawn.nim_sum);
            let winner = winner(drawn.first_wins);
            let line = match self.format {
                Format::Text => {
                    format!("{number}: {position}: nim-sum {nim_sum}, the {winner} player wins")
                }
                // A rule may have commas.
                Format::Csv => {
                    let position = position.to_string().replace('"', "\"\"");
                    format!("{number},\"{position}\",{winner},{nim_sum}")
                }
            };
            Ok((line, drawn.first_wins))
        })?;
        self.report(seed, &report, first_wins, expected, output)
    }

    fn bounded(&self, seed: u64, random: &mut Pcg64Mcg, output: &mut impl Write) -> Result<()> {
        let ranges = Ranges {
            k: self.k.unwrap_or((1, 10)),
            heaps: self.heaps.unwrap_or((1, 5)),
            size: self.size.unwrap_or((40_000, 100_000)),
        };
        ranges.check()?;
        if self.format == Format::Csv {
            writeln!(output, "case,k,heaps,winner,nim_sum,played")?;
        }
        let (mut themselves, mut modulo) = (0, 0);
        let first_wins = self.each(output, |number| {
            let Case { k, heaps, nim_sum, first_wins, unreduced } = ranges.draw(random)?;
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
        self.report(seed, &report, first_wins, Some(ranges.expected_share()), output)
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
        expected: Option<f64>,
        output: &mut impl Write,
    ) -> Result<()> {
        if cases == 0 {
            return Err(stopped(&format!("0 of {} cases", self.cases)));
        }
        let statistics = Statistics { cases, first_wins, expected: expected.unwrap_or(0.0) };
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let of_theory = expected.map_or(String::new(), |_| {
            let (low, high) = statistics.interval();
            let [expected, low, high] = [statistics.expected, low, high].map(percent);
            format!(", {expected} expected, 95 % interval {low} to {high}")
        });
        let lines = format!(
            "{} with seed {seed}: {agreement}\nfirst player wins: {} observed ({first_wins} of {cases})\
             {of_theory}",
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
