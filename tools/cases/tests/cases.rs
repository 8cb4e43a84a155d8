//! What a generator draws is in its range, different where it should be, and the same for a seed; what a reader
//! takes is what the statement allows.

use cases::{Game, Generator, Random, Reader};
use std::collections::BTreeSet;

/// Generators of many seeds, of every size.
fn generators() -> impl Iterator<Item = Generator> {
    (0..2000).map(|seed| Generator::new(seed, seed % 100 + 1))
}

/// The first numbers of `SplitMix64` from 1234567, as its authors' program prints them.
#[test]
fn random_bits_are_splitmix64() {
    let mut random = Random::new(1_234_567);
    let bits: Vec<u64> = (0..5).map(|_| random.bits()).collect();
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(bits, published);
}

/// A seed and a size make the same text for ever: a fixture of a seed can be made again.
#[test]
fn seeds_are_portable() {
    let mut g = Generator::new(42, 50);
    g.cases(3, |g| {
        let list = g.vector(2..=4, 1..=1000);
        g.line(list);
        let word = g.word(3..=5, "ab");
        g.line([word]);
    });
    let edges = g.tree(4);
    g.lines(edges.iter().map(|&(a, b)| [a, b]));
    assert_eq!(g.text(), include_str!("seed-42.txt"));
}

#[test]
fn integers_are_in_their_range_and_reach_its_ends() {
    let mut drawn = BTreeSet::new();
    let mut wide = BTreeSet::new();
    for mut g in generators() {
        drawn.insert(g.number(-2..=5_i8));
        wide.insert(g.number(i64::MIN..=i64::MAX));
        assert_eq!(g.number(7..=7_u32), 7);
        assert!((10..=1_000_000).contains(&g.number(10..=1_000_000_u64)));
    }
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), (-2..=5).collect::<Vec<_>>());
    for edge in [i64::MIN, i64::MAX, i64::MIN + 1, i64::MAX - 1] {
        assert!(wide.contains(&edge), "{edge} is never drawn");
    }
    // Most are no edges.
    assert!(wide.len() > 1000, "{}", wide.len());
}

#[test]
fn uniform_is_uniform() {
    let mut random = Random::new(1);
    let mut counts = [0_u32; 6];
    for _ in 0..60_000 {
        counts[random.uniform(0_usize..=5)] += 1;
    }
    // Six standard deviations of 91.
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 550), "{counts:?}");
    let halves = (0..10_000).filter(|_| random.uniform(0..=u64::MAX) >= 1 << 63).count();
    assert!(halves.abs_diff(5000) < 300, "{halves}");
}

#[test]
fn bounds_grow_with_the_size() {
    for most in [1_u64, 2, 3, 9, 1000, 1 << 40, u64::MAX] {
        let bounds: Vec<u64> = (1..=100).map(|size| Generator::new(0, size).up_to(most)).collect();
        assert_eq!((bounds[0], bounds[99]), (1, most));
        assert!(bounds.windows(2).all(|pair| pair[0] <= pair[1]), "{most}: {bounds:?}");
    }
}

#[test]
fn lists() {
    for mut g in generators() {
        let list = g.vector(0..=5, 1..=9_u32);
        assert!(list.len() <= 5 && list.iter().all(|n| (1..=9).contains(n)));
        let list = g.sorted(2..=5, 1..=9_u32);
        assert!(list.len() >= 2 && list.windows(2).all(|pair| pair[0] <= pair[1]));
        let list = g.increasing(0..=9, -3..=3);
        assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "{list:?}");
        let list = g.distinct(3..=4, 0..=u64::MAX);
        assert_eq!(list.iter().collect::<BTreeSet<_>>().len(), list.len());
        let mut list = g.permutation(7);
        list.sort_unstable();
        assert_eq!(list, [1, 2, 3, 4, 5, 6, 7]);
    }
}

#[test]
fn words_and_boards() {
    for mut g in generators() {
        let word = g.word(0..=8, "xyz");
        assert!(word.len() <= 8 && word.chars().all(|c| "xyz".contains(c)), "{word}");
        let board = g.board(3, 4, ".#");
        assert!(board.len() == 3 && board.iter().all(|row| row.len() == 4));
        assert!(board.concat().chars().all(|c| ".#".contains(c)));
        let cells = g.cells(0..=12, 3, 4);
        assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), cells.len());
        assert!(cells.iter().all(|(i, j)| (1..=3).contains(i) && (1..=4).contains(j)));
        assert!(g.cells(0..=3, 0, 5).is_empty() && g.cells(0..=3, 5, 0).is_empty());
    }
}

/// Whether edges connect the vertices 1 to `n`.
fn is_connected(n: usize, edges: &[(usize, usize)]) -> bool {
    let mut reached = BTreeSet::from([1]);
    for _ in 0..n {
        for &(a, b) in edges {
            if reached.contains(&a) || reached.contains(&b) {
                reached.extend([a, b]);
            }
        }
    }
    reached.len() == n
}

#[test]
fn trees_of_every_shape() {
    // The greatest degree and the number of leaves: a path has 2 and 2, a star 8 and 8.
    let mut shapes = BTreeSet::new();
    for mut g in generators().take(300) {
        for n in 1..=9 {
            let edges = g.tree(n);
            assert!(edges.len() == n - 1 && is_connected(n, &edges), "{edges:?}");
        }
        let edges = g.tree(9);
        let degree = |v: usize| edges.iter().filter(|(a, b)| *a == v || *b == v).count();
        let degrees: Vec<usize> = (1..=9).map(degree).collect();
        let leaves = degrees.iter().filter(|&&degree| degree == 1).count();
        shapes.insert((degrees.into_iter().max(), leaves));
    }
    assert!(shapes.contains(&(Some(2), 2)) && shapes.contains(&(Some(8), 8)), "{shapes:?}");
    assert!(shapes.len() > 10, "{shapes:?}");
    assert!(Generator::new(0, 1).tree(0).is_empty());
}

#[test]
fn graphs() {
    for mut g in generators().take(500) {
        let n = g.number(1..=8_usize);
        let all = n * (n - 1) / 2;
        let asked_for = g.number(0..=30_usize);
        let edges = g.connected(n, asked_for);
        assert_eq!(edges.len(), asked_for.min(all).max(n - 1), "{n} {asked_for}");
        assert!(is_connected(n, &edges));
        let different: BTreeSet<_> = edges.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        assert!(different.len() == edges.len() && edges.iter().all(|(a, b)| a != b));

        let edges = g.dag(n, asked_for);
        assert_eq!(edges.len(), asked_for.min(all));
        assert_eq!(edges.iter().collect::<BTreeSet<_>>().len(), edges.len());
        // Without a cycle there is always a vertex that no edge leads to.
        let mut rest: BTreeSet<usize> = (1..=n).collect();
        while let Some(&first) =
            rest.iter().find(|&&v| !edges.iter().any(|&(from, to)| to == v && rest.contains(&from)))
        {
            rest.remove(&first);
        }
        assert!(rest.is_empty(), "{edges:?}");
    }
}

#[test]
fn numbers_are_read_strictly() {
    let read = |text: &str| Reader::new(text).try_number(1..=10_u8);
    assert_eq!(read("\r\n 10\r\n"), Ok(10));
    let place = "line 1, column 1: expected a number from 1 to 10, found";
    for word in
        ["11", "0", "-1", "+1", "1x", "1.0", "-", "999999999999999999999999999999999999999999"]
    {
        assert_eq!(read(word), Err(format!("{place} `{word}`")));
    }
    assert_eq!(
        read(" "),
        Err("line 1, column 2: expected a number from 1 to 10, found the end".into())
    );
    let mut reader = Reader::new("1 2\n  x");
    assert_eq!(reader.numbers(2, 0..=9), [1, 2]);
    assert!(reader.has_more());
    assert!(reader.try_number(0..=9).unwrap_err().starts_with("line 2, column 3: "));
    assert_eq!(reader.word(1..=1, "xy"), "x");
    assert!(!reader.has_more());
}

/// Nim of two heaps: equal ones are the P-positions, but in misère play those of 0 and 1 are not.
#[test]
fn games_are_played_out() {
    let options = |&(a, b): &(u64, u64)| {
        (0..a).map(move |rest| (rest, b)).chain((0..b).map(move |rest| (a, rest)))
    };
    let (mut normal, mut misere) = (Game::normal(options), Game::misere(options));
    for a in 0..8 {
        for b in 0..8 {
            assert_eq!(normal.next_player_wins(&(a, b)), a != b);
            let is_small = a <= 1 && b <= 1;
            assert_eq!(misere.next_player_wins(&(a, b)), (a != b) != is_small);
        }
    }
    // No more options are tried than are needed.
    let mut large = Game::normal(|&heap: &u64| 0..heap);
    assert!(large.next_player_wins(&u64::MAX));
}
