use crate::{answers, line};
use brutes::atcoder_abc278_g::{first_player_wins, takes};

/// What the program answers to these takes of the judge, and then to `0 0`: whether it is first, and what is left of
/// the cards where it is the judge's turn again.
fn left(n: usize, l: usize, r: usize, judge: &[[u64; 2]]) -> (bool, u64) {
    let lines: String = judge.iter().map(|take| line(take)).collect();
    let printed = answers("atcoder-abc278-g", &format!("{n} {l} {r}\n{lines}0 0\n"));
    let is_first = printed[0] == "First";
    let judge: Vec<String> = judge.iter().map(|take| format!("{} {}", take[0], take[1])).collect();
    let (mut own, mut judge) = (printed[1..].iter(), judge.iter());
    let mut cards = (2 << n) - 2;
    let mut is_own = is_first;
    while let Some(next) = if is_own { own.next() } else { judge.next() } {
        let mut possible = takes(n, l, r, cards).into_iter();
        let take = possible.find(|(first, size, _)| format!("{first} {size}") == *next);
        cards = take.unwrap_or_else(|| panic!("{n} {l} {r}: {printed:?} has a wrong {next}")).2;
        is_own = !is_own;
    }
    assert!(!is_own, "{n} {l} {r}: {printed:?} is not an answer to each take");
    (is_first, cards)
}

/// All games of up to `most` cards, whatever the judge takes.
fn check(most: usize) {
    let sizes = (1..=most).flat_map(|n| (1..=n).flat_map(move |l| (l..=n).map(move |r| (n, l, r))));
    for (n, l, r) in sizes {
        let mut open = vec![Vec::new()];
        while let Some(judge) = open.pop() {
            let (is_first, cards) = left(n, l, r, &judge);
            assert_eq!(is_first, first_player_wins(n, l, r), "{n} {l} {r}");
            let longer = |(first, size, _)| [&judge[..], &[[first as u64, size as u64]]].concat();
            open.extend(takes(n, l, r, cards).into_iter().map(longer));
        }
    }
}

#[test]
fn small_cases() {
    check(5);
}

#[test]
#[ignore = "slow: the program is started many times"]
fn larger_cases() {
    check(9);
}
