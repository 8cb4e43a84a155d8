//! Bash's game: n mod (m + 1), and in misère play (n - 1) mod (m + 1), by theorem and by play.

use mission::{after, column, typed};

/// Whether the next player wins heaps 0 to 60, taking 1 to m, by the definition.
fn played(m: usize, misere: bool) -> Vec<bool> {
    let mut wins: Vec<bool> = vec![misere];
    for n in 1..=60 {
        wins.push((1..=m.min(n)).any(|take| !wins[n - take]));
    }
    wins
}

#[test]
fn normal_play() {
    for m in [1, 4, 9] {
        let by_rules = format!("cargo explore table 'bash({m})' --to 60 --by-rules --format csv");
        let values = column(&typed(&by_rules, ""));
        assert_eq!(values, (0..=60).map(|n| n % (m + 1)).collect::<Vec<u64>>());
        let proved = typed(&format!("cargo explore check 'bash({m})' 'n % {}'", m + 1), "");
        assert!(proved.contains("for all n >= 0, proved"), "{proved}");
        let wins = played(usize::try_from(m).unwrap(), false);
        assert!((0..=60).all(|n| (n % (m + 1) != 0) == wins[usize::try_from(n).unwrap()]));
    }
}

#[test]
fn misere_play() {
    for m in [2, 4, 9] {
        let wins = played(usize::try_from(m).unwrap(), true);
        let printed = typed(&format!("cargo explore outcomes 'bash({m})' --to 60 --misere"), "");
        let lost: Vec<u64> = after(&printed, "P-positions: ");
        assert_eq!(lost, (0..=60).filter(|n| n % (m + 1) == 1).collect::<Vec<u64>>());
        assert!((0..=60).all(|n| lost.contains(&n) != wins[usize::try_from(n).unwrap()]));
        let end = format!("cargo explore play 'bash({m})' 13 --misere --watch perfect --seed 1");
        assert!(typed(&end, "").ends_with(", as predicted\n"));
    }
}
