//! Bounded Nim: theorem against dynamic programming on random positions, who wins how often, and the winning move.

use mission::{after, numbers, typed};

#[test]
fn a_thousand_random_positions() {
    let printed = typed("cargo explore experiment bounded-nim --cases 1000 --seed 2024", "");
    let (mut first_wins, mut cases) = (0, 0);
    for line in printed.lines().take(1000) {
        let found = numbers(line);
        let [_, k, ..] = found[..] else { panic!("{line}") };
        let heaps = after(line, "heaps ");
        let count = heaps.len() - if line.contains("first") { 3 } else { 1 };
        let (heaps, nim_sum) = (&heaps[..count], heaps[count]);
        assert!((1..=10).contains(&k) && (1..=5).contains(&heaps.len()), "{line}");
        assert!(heaps.iter().all(|heap| (40_000..=100_000).contains(heap)), "{line}");
        // The nim-sum is modulo k + 1; the documents' `mod k` is wrong.
        let of = |heaps: &[u64]| heaps.iter().fold(0, |sum, heap| sum ^ (heap % (k + 1)));
        assert_eq!(nim_sum, of(heaps), "{line}");
        assert_eq!(line.contains("first player wins"), nim_sum != 0, "{line}");
        if let Some((_, found)) = line.split_once(", with ") {
            let [take, heap] = numbers(found)[..] else { panic!("{line}") };
            let mut left = heaps.to_vec();
            left[usize::try_from(heap).unwrap() - 1] -= take;
            assert!((1..=k).contains(&take) && of(&left) == 0, "{line}");
            first_wins += 1;
        }
        cases += 1;
    }
    assert_eq!(cases, 1000);
    assert!(printed.contains("1000 cases with seed 2024, 0 disagreements"), "{printed}");
    assert!(printed.contains(&format!("({first_wins} of 1000)")), "{printed}");
    assert!(printed.contains(&format!("({} of 1000)", 1000 - first_wins)), "{printed}");
}

/// The position of the documents: the moves that make the nim-sum of the heaps modulo 9 zero.
#[test]
fn the_winning_move() {
    let heaps = [73450, 90734, 98402, 66011, 88128];
    let printed = typed("cargo explore moves 'bounded(8)' 73450 90734 98402 66011 88128", "");
    assert!(printed.contains("outcome: N, the next player wins"), "{printed}");
    let moves: Vec<_> = printed.lines().filter(|line| line.contains("->")).collect();
    assert_eq!(after(&printed, "winning moves: "), [moves.len() as u64]);
    for line in moves {
        let [8, from, to] = numbers(line)[..] else { panic!("{line}") };
        let mut left = heaps;
        *left.iter_mut().find(|heap| **heap == from).unwrap() = to;
        assert_eq!(left.iter().fold(0, |sum, heap| sum ^ (heap % 9)), 0, "{line}");
    }
}
