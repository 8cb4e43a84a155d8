//! Wythoff's game: grids of any shape, and its P-positions by theorem.

use games::game::State;
use games::moves::{Values, by_wythoff};
use games::parse;
use games::rule::{PairGame, wythoff};
use games::watch::Unwatched;
use std::collections::BTreeSet;

/// The values of all pairs up to `to`, by the definition.
fn plain(to: usize) -> Vec<Vec<u32>> {
    let mut values = vec![vec![0; to + 1]; to + 1];
    for i in 0..=to {
        for j in 0..=to {
            let mut seen = vec![false; 3 * to + 2];
            (0..i).for_each(|k| seen[values[k][j] as usize] = true);
            (0..j).for_each(|k| seen[values[i][k] as usize] = true);
            (1..=i.min(j)).for_each(|k| seen[values[i - k][j - k] as usize] = true);
            values[i][j] = u32::try_from(seen.iter().take_while(|&&s| s).count()).unwrap();
        }
    }
    values
}

#[test]
fn grids_of_every_shape() {
    let plain = plain(300);
    for (rows, columns) in
        [(0, 0), (0, 300), (1, 300), (5, 70), (31, 32), (63, 200), (120, 300), (300, 300)]
    {
        let values = wythoff::values(rows as u64, columns as u64, &Unwatched).unwrap();
        assert_eq!(values.len(), rows + 1);
        for (i, row) in values.iter().enumerate() {
            assert_eq!(row[..], plain[i][..=columns], "row {i} of {rows},{columns}");
        }
    }
    assert!(wythoff::values(1, 10_u64.pow(18), &Unwatched).is_err());
}

/// In two rows, without the square: against the first two rows of the definition, which need no others.
#[test]
fn two_long_rows() {
    let columns = 20_000;
    let values = wythoff::values(1, columns, &Unwatched).unwrap();
    let mut free: BTreeSet<u32> = (0..=u32::try_from(columns).unwrap() + 2).collect();
    for (j, &value) in (0..).zip(&values[1]) {
        // The row above has j in column j, and j - 1 on the diagonal.
        let is_free = |&&value: &&u32| value != j && (j == 0 || value != j - 1);
        assert_eq!(values[0][j as usize], j);
        let least = *free.iter().find(is_free).unwrap();
        assert_eq!(value, least, "1,{j}");
        free.remove(&least);
    }
}

/// The moves by theorem, against all options.
#[test]
fn p_options() {
    for a in 0..150 {
        for b in 0..150 {
            let mut expected = Vec::new();
            PairGame::Wythoff.for_each_option((a, b), |(c, d)| {
                if sg::wythoff::is_p_position(c, d) {
                    expected.push((c, d));
                }
            });
            let mut found = wythoff::p_options((a, b));
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{a},{b}");
        }
    }
    // At the edge, each is a P-position that a move leads to.
    let max = u64::MAX;
    for pair in [(max, max), (max, max - 1), (max, 0), (max / 2, max), (max - 5, 3)] {
        let options = wythoff::p_options(pair);
        assert!(!options.is_empty());
        for option in options {
            assert!(sg::wythoff::is_p_position(option.0, option.1));
            let (a, b) = (pair.0 - option.0, pair.1 - option.1);
            assert!(option != pair && (a == 0 || b == 0 || a == b), "{pair:?} to {option:?}");
        }
    }
}

/// Large pairs are decided by the theorem; it agrees with Grundy values where both are known.
#[test]
#[ignore = "slow: about a second"]
fn large_pairs() {
    let moves = |text: &str| by_wythoff(&parse::position(text).unwrap());
    let lefts = |text: &str| {
        let moves = moves(text)?;
        Some(moves.into_iter().map(|m| m.left).collect::<Vec<_>>())
    };
    // Nothing is known of sums, and small pairs have their Grundy values.
    assert_eq!(moves("wythoff 999999,1000000 + nim 1"), None);
    assert_eq!(moves("wythoff 2047,2047"), None);
    assert_eq!(moves("euclid 999999,1000000"), None);
    assert!(moves("wythoff 2047,2048").is_some());
    assert_eq!(lefts("wythoff 10^6 10^6"), Some(vec![vec![State::Pair(0, 0)]]));
    let (a, b) = sg::wythoff::p_position(10_u64.pow(18)).unwrap();
    assert_eq!(lefts(&format!("wythoff {b},{a}")), Some(vec![]));
    for (a, b) in [(1, 2_100_000), (2, 1_400_000)] {
        let position = parse::position(&format!("wythoff {a},{b}")).unwrap();
        let by_theorem = by_wythoff(&position).unwrap();
        let mut values = Values::default();
        let state = |c, d| State::Pair(c, d);
        let game = &position.games[0];
        // The largest first: its grid serves the others.
        values.state(game, &state(a, b)).unwrap();
        let mut expected = Vec::new();
        PairGame::Wythoff.for_each_option((a, b), |(c, d)| {
            if values.state(game, &state(c, d)).unwrap() == 0 {
                expected.push(vec![state(c, d)]);
            }
        });
        assert_eq!(by_theorem.into_iter().map(|m| m.left).collect::<Vec<_>>(), expected);
    }
}
