use crate::{answers, answers_of, line, lists, program};
use brutes::hdu3032::options;
use cases::Game;
use cases::sorted;
use std::fmt::Write;
use std::process::Command;

/// All positions of 3 heaps <= 6, with splits.
#[test]
fn small_cases() {
    let heaps = || lists(3, 6).filter(|heaps| !heaps.contains(&0));
    let lines: String = heaps().map(|heaps| format!("3\n{}", line(&heaps))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", heaps().count());
    let expected =
        heaps().map(|heaps| if game.next_player_wins(&sorted(&heaps)) { "Alice" } else { "Bob" });
    assert!(answers("hdu3032", &input).into_iter().eq(expected));
}

/// 3 cases of 10^6 heaps, in the 32768 K of the judge.
#[test]
#[cfg(target_os = "linux")]
#[ignore = "slow: 3 * 10^6 heaps"]
fn largest_cases_in_32_mb() {
    let mut input = "3\n".to_owned();
    // Pairs cancel; one heap of 2^31 - 1 more does not.
    for (heaps, extra) in [(1_000_000, ""), (999_999, "2147483647"), (1_000_000, "")] {
        writeln!(input, "{heaps}").expect("a String takes all");
        for pair in 0..heaps / 2 {
            let heap = 2_147_483_647 - pair;
            write!(input, "{heap} {heap} ").expect("a String takes all");
        }
        input += extra;
        input.push('\n');
    }
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -v 32768 && exec \"$0\""]).arg(program("hdu3032"));
    assert_eq!(answers_of(&mut limited, &input), ["Bob", "Alice", "Bob"]);
}
