//! P- and N-positions by their three rules, the mex, and the values of take 1, 3 or 4.

use mission::{after, column, typed};

const TAKES: [usize; 3] = [1, 3, 4];

#[test]
fn the_three_rules() {
    let printed = typed("cargo explore outcomes take 1,3,4 --to 40", "");
    let (lost, won) = (after(&printed, "P-positions: "), after(&printed, "N-positions: "));
    assert_eq!(lost.len() + won.len(), 41);
    for n in 0..=40_usize {
        let mut options = TAKES.iter().filter_map(|take| n.checked_sub(*take)).map(|n| n as u64);
        if lost.contains(&(n as u64)) {
            // Terminal positions are P-positions; every move from a P-position leads to an N-position.
            assert!(options.all(|option| won.contains(&option)), "{n}");
        } else {
            // From an N-position some move leads to a P-position.
            assert!(options.any(|option| lost.contains(&option)), "{n}");
        }
    }
    assert!(lost.contains(&0));
}

#[test]
fn the_mex_of_the_options() {
    let values = column(&typed("cargo explore table take 1,3,4 --to 40 --format csv", ""));
    assert_eq!(values[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    for n in 0..=40_usize {
        let options: Vec<u64> =
            TAKES.iter().filter_map(|take| n.checked_sub(*take)).map(|n| values[n]).collect();
        assert_eq!(Some(values[n]), (0..64).find(|value| !options.contains(value)), "{n}");
    }
}

#[test]
fn a_sum_has_the_nim_sum_of_its_parts() {
    let printed = typed("cargo explore moves take 1,3,4 5 + kayles 6 + nim 4", "");
    // 3, 3 and 4.
    assert_eq!(after(&printed, "Grundy values: "), [3, 3, 4, 4]);
    assert!(printed.contains("winning moves: 1\n  nim 4 -> 0\n"), "{printed}");
}
