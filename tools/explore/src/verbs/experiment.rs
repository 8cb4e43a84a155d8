use super::Verb;
use super::options::{SEED, joined, number, one_of, positive, range, value};
use super::phrases::{list, plural, stopped};
use command_line::Matches;
use games::error::{Error, Result};
use games::experiment::{Case, Ranges, Statistics};
use games::watch::{Progress, Watch};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;

pub const VERB: Verb = Verb {
    name: "experiment",
    about: "Decide random positions of bounded Nim twice, by theorem and by dynamic programming",
    takes: "GAME",
    options: &[
        "cases N: The number of positions; else 1000",
        "k RANGE: The range of the bound, take 1 to k from one heap; else 1..10",
        "heaps RANGE: The range of the number of heaps; else 1..5",
        "size RANGE: The range of their sizes; else 40000..100000",
        SEED,
    ],
    more: "\
GAME is `bounded-nim`, the game that is studied. The heaps, their number and the bound k are drawn. Dynamic programming
plays the heaps themselves where they have at most 10^7 positions, otherwise the heaps modulo k + 1. If the two ever
disagree, fails with the position. Prints each case, and how often the first player won and was expected to.

Examples:
  $ cargo explore experiment bounded-nim --cases 3 --seed 1
  1: k = 9, heaps 68228: nim-sum 8, the first player wins, with 8 from heap 1
  2: k = 8, heaps 73429 63511: nim-sum 0, the second player wins
  3: k = 8, heaps 64609: nim-sum 7, the first player wins, with 7 from heap 1
  3 cases with seed 1, 0 disagreements between theorem and dynamic programming
  dynamic programming played the heaps themselves in 2 cases, the heaps modulo k + 1 in 1 case
  first player wins: 66.7 % observed (2 of 3), 81.4 % expected, 95 % interval 37.4 % to 100.0 %
  second player wins: 33.3 % observed (1 of 3)",
    run,
};

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    one_of(&joined(matches), &["bounded-nim"]).map_err(Error::new)?;
    let wanted = value(matches, "cases", positive)?.unwrap_or(1000);
    let seed = value(matches, "seed", number)?.unwrap_or_else(|| RandomState::new().hash_one(0));
    let ranges = Ranges {
        k: value(matches, "k", range)?.unwrap_or((1, 10)),
        heaps: value(matches, "heaps", range)?.unwrap_or((1, 5)),
        size: value(matches, "size", range)?.unwrap_or((40_000, 100_000)),
    };
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    ranges.check()?;
    let progress = Progress::new(wanted, "cases");
    let (mut cases, mut first_wins, mut themselves) = (0, 0, 0);
    for number in 1..=wanted {
        if !progress.go_on(games::index(number)) {
            break;
        }
        let drawn = ranges.draw(&mut random);
        let case = drawn.map_err(|e| Error::new(format!("case {number}: {e}")))?;
        let Case { k, heaps, nim_sum, .. } = case;
        let heaps = list(heaps);
        let who_wins = case.winning_move.map_or("second player wins".to_owned(), |(heap, take)| {
            format!("first player wins, with {take} from heap {}", heap + 1)
        });
        writeln!(output, "{number}: k = {k}, heaps {heaps}: nim-sum {nim_sum}, the {who_wins}")?;
        // The next one may take long.
        output.flush()?;
        cases += 1;
        first_wins += u64::from(case.first_wins);
        themselves += u64::from(case.unreduced);
    }
    if cases == 0 {
        return Err(stopped(&format!("0 of {wanted} cases")));
    }
    let expected = ranges.expected_share();
    let statistics = Statistics { cases, first_wins, expected };
    let (low, high) = statistics.interval();
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let count = |cases: u64| plural(games::index(cases), "case", "cases");
    writeln!(
        output,
        "{} with seed {seed}, 0 disagreements between theorem and dynamic programming\n\
         dynamic programming played the heaps themselves in {}, the heaps modulo k + 1 in {}\n\
         first player wins: {} observed ({first_wins} of {cases}), {} expected, 95 % interval {} to {}\n\
         second player wins: {} observed ({} of {cases})",
        count(cases),
        count(themselves),
        count(cases - themselves),
        percent(statistics.observed()),
        percent(expected),
        percent(low),
        percent(high),
        percent(1.0 - statistics.observed()),
        cases - first_wins
    )?;
    if cases < wanted {
        return Err(stopped(&format!("{cases} of {wanted} cases")));
    }
    Ok(())
}
