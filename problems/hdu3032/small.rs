use crate::{answers_of, program};
use std::fmt::Write;
use std::process::Command;

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

#[test]
fn every_case() {
    crate::every_case("hdu3032");
}
