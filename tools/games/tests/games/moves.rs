//! Outcomes and winning moves of all small sums, in normal and misère play, against playing them out.

use crate::common::PlainCode;
use games::engine::Table;
use games::game::State;
use games::misere;
use games::moves::Values;
use games::parse;
use games::position::Position;
use games::search::{MOST_POSITIONS, Search};
use games::watch::Interruptible;
use std::collections::{BTreeMap, HashMap};

/// How many moves there are from heaps of a size to what is left of them.
type Counts = BTreeMap<(usize, Vec<usize>), usize>;

/// Sums of heaps of one game, played out by recursion.
struct Plain {
    code: PlainCode,
    misere: bool,
    known: HashMap<Vec<usize>, bool>,
}

impl Plain {
    fn wins(&mut self, heaps: &[usize]) -> bool {
        let mut heaps: Vec<usize> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        heaps.sort_unstable();
        if let Some(&known) = self.known.get(&heaps) {
            return known;
        }
        let options = self.options(&heaps);
        let wins = (options.is_empty() && self.misere)
            || options.iter().any(|(_, _, after)| !self.wins(after));
        self.known.insert(heaps, wins);
        wins
    }

    /// For each move the heap, what is left of it, and the position after it.
    fn options(&self, heaps: &[usize]) -> Vec<(usize, Vec<usize>, Vec<usize>)> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for left in self.code.options(heap) {
                let mut after = heaps.to_vec();
                after.splice(place..=place, left.iter().copied());
                options.push((heap, left, after));
            }
        }
        options
    }

    /// The winning moves.
    fn winning(&mut self, heaps: &[usize]) -> Counts {
        let mut moves = BTreeMap::new();
        for (heap, left, after) in self.options(heaps) {
            if !self.wins(&after) {
                *moves.entry((heap, left)).or_insert(0) += 1;
            }
        }
        moves
    }
}

/// A rule, and its code: the digits, and how many of them repeat.
type PlainGame = (&'static str, &'static [(u8, bool)], usize);

const GAMES: [PlainGame; 8] = [
    ("nim", &[(0, false), (3, false)], 1),
    ("bounded(2)", &[(0, false), (3, false), (3, false)], 0),
    ("take 1,3,4", &[(0, false), (3, false), (0, false), (3, false), (3, false)], 0),
    ("take not 2", &[(0, false), (3, false), (0, false), (3, false)], 1),
    ("lasker", &[(4, false), (3, false)], 1),
    ("kayles", &[(0, false), (7, false), (7, false)], 0),
    ("dawson", &[(0, false), (1, false), (3, false), (7, false)], 0),
    ("0.8f!", &[(0, false), (8, false), (15, true)], 0),
];

/// All sums of up to three heaps, none larger than `most`.
fn sums(most: usize) -> Vec<Vec<usize>> {
    let mut sums = Vec::new();
    for a in 0..=most {
        sums.push(vec![a]);
        for b in 0..=most {
            sums.push(vec![b, a]);
            sums.extend((0..=b.min(a)).map(|c| vec![a, c, b]));
        }
    }
    sums
}

fn text(rule: &str, heaps: &[usize]) -> String {
    let heaps: Vec<String> = heaps.iter().map(usize::to_string).collect();
    format!("{rule} {}", heaps.join(" "))
}

fn found(position: &Position, moves: &[games::position::Move]) -> Counts {
    let size = |state: &State| match state {
        State::Heap(heap) => usize::try_from(*heap).unwrap(),
        _ => panic!("not a heap"),
    };
    let mut found = BTreeMap::new();
    for m in moves {
        let key =
            (size(&position.components[m.component].state), m.left.iter().map(size).collect());
        assert_eq!(found.insert(key, m.multiplicity), None, "{position}: twice");
    }
    found
}

#[test]
fn normal_play() {
    for (rule, digits, repeat) in GAMES {
        let code = PlainCode { digits: digits.to_vec(), repeat };
        let mut plain = Plain { code, misere: false, known: HashMap::new() };
        let mut values = Values::default();
        for heaps in sums(6) {
            let position = parse::position(&text(rule, &heaps)).unwrap();
            let moves = values.winning_moves(&position).unwrap();
            assert_eq!(found(&position, &moves), plain.winning(&heaps), "{position}");
            let total = sg::nim_sum(values.components(&position).unwrap());
            assert_eq!(total != 0, plain.wins(&heaps), "{position}");
        }
    }
}

#[test]
fn misere_play() {
    for (rule, digits, repeat) in GAMES {
        let code = PlainCode { digits: digits.to_vec(), repeat };
        let mut plain = Plain { code, misere: true, known: HashMap::new() };
        for heaps in sums(5) {
            let position = parse::position(&text(rule, &heaps)).unwrap();
            let misere::Winner { next_player_wins, moves, how } =
                misere::find(&position, &Interruptible).unwrap();
            assert_eq!(found(&position, &moves), plain.winning(&heaps), "misère {position}");
            assert_eq!(next_player_wins, plain.wins(&heaps), "misère {position}");
            assert_eq!(how == misere::How::Nim, rule == "nim");
        }
    }
}

/// Every kind of game in one sum: the moves to nim-sum 0 are the moves to P-positions.
#[test]
fn mixed_sums() {
    let components = [
        "kayles 5".to_owned(),
        "nim 2".to_owned(),
        "wythoff 2,3".to_owned(),
        "euclid 2,5".to_owned(),
        "squares 2,2 1,2".to_owned(),
        "turning-corners 2,2".to_owned(),
        "(n -> a & n - 1 - a for a in 0..n-1; n / 2 if n > 3) 4".to_owned(),
    ];
    for (place, a) in components.iter().enumerate() {
        for b in &components[place..] {
            let position = parse::position(&format!("{a} + {b}")).unwrap();
            let mut values = Values::default();
            let mut moves = values.winning_moves(&position).unwrap();
            let mut search = Search::new(&position.games, true, MOST_POSITIONS);
            let mut expected = Vec::new();
            for (component, multiplicity) in games::position::distinct_components(&position) {
                let state = &position.components[component].state;
                let rule = &position.game(&position.components[component]).rule;
                rule.for_each_option(state, |left| {
                    let after = position.after(component, &left);
                    if !search.next_player_wins(&after.components, &Interruptible).unwrap() {
                        expected.push(games::position::Move { component, left, multiplicity });
                    }
                })
                .unwrap();
            }
            let key = |m: &games::position::Move| (m.component, m.left.clone());
            moves.sort_by_key(key);
            expected.sort_by_key(key);
            assert_eq!(moves, expected, "{position}");
            let wins = search.next_player_wins(&position.components, &Interruptible).unwrap();
            assert_eq!(wins, !moves.is_empty(), "{position}");
        }
    }
}

/// Heaps beyond the table that the proof needed: their moves are found by the law.
#[test]
fn moves_by_law() {
    for rule in ["lasker", "take not 2,5", "take 1,3,4", "bounded(9)", "0.[30]", "4.03", "0.[123]"]
    {
        let code = parse::code(rule).unwrap();
        let mut table = Table::new(&code);
        table.extend(500, &Interruptible).unwrap();
        let mut values = Values::default();
        let g = |heap: u64| u64::from(table.values()[usize::try_from(heap).unwrap()]);
        for heap in (300..400).chain([499]) {
            for other in [1, 2, 7, 250] {
                let position = parse::position(&format!("{rule} {heap} {other}")).unwrap();
                let moves = values.winning_moves(&position).unwrap();
                let mut of_heap = Vec::new();
                code.for_each_option(heap, |parts| {
                    if sg::nim_sum(parts.iter().map(|&part| g(part))) == g(other) {
                        of_heap.push(parts.iter().copied().map(State::Heap).collect::<Vec<_>>());
                    }
                });
                if g(heap) == g(other) {
                    of_heap.clear();
                }
                let mut found: Vec<_> =
                    moves.into_iter().filter(|m| m.component == 0).map(|m| m.left).collect();
                found.sort_unstable();
                of_heap.sort_unstable();
                assert_eq!(found, of_heap, "{position}");
            }
        }
    }
}

#[test]
fn large_heaps() {
    let winning = |text: &str| {
        let position = parse::position(text).unwrap();
        let moves = Values::default().winning_moves(&position);
        moves.map(|moves| moves.iter().map(|m| m.left.clone()).collect::<Vec<_>>())
    };
    let max = u64::MAX;
    assert_eq!(winning(&format!("nim {max} 1")), Ok(vec![vec![State::Heap(1)]]));
    assert_eq!(winning(&format!("nim {max} {max}")), Ok(vec![]));
    let bounded = winning("bounded(10^17) 10^18 5").unwrap();
    assert_eq!(bounded.len(), 1);
    // 10^18 = 9 (10^17 + 1) + 10^17 - 9, and the other heap is 5.
    assert_eq!(bounded[0], [State::Heap(10_u64.pow(18) - (10_u64.pow(17) - 9) + 5)]);
    let take = winning("take 1,3,4 10^18").unwrap();
    // 10^18 mod 7 is 1, of value 1: only taking 1 leaves a multiple of 7.
    assert_eq!(take, [[State::Heap(10_u64.pow(18) - 1)]]);
    // Twenty thousand splits are looked at one by one.
    assert!(!winning("kayles 20000").unwrap().is_empty());
    let kayles = winning("kayles 10^18").unwrap_err().to_string();
    assert!(kayles.contains("too many to look at one by one"), "{kayles}");
    // The proof is further on than the short look.
    assert!(winning("take 1,60000 10^18").is_ok());
}

#[test]
fn the_search_says_why_it_gives_up() {
    let position = parse::position("grundy 10^6").unwrap();
    let error = misere::find(&position, &Interruptible).map(|_| ()).unwrap_err().to_string();
    assert!(error.starts_with("no answer: "), "{error}");
    let position = parse::position("kayles 20 20").unwrap();
    let mut search = Search::new(&position.games, false, 1000);
    let error =
        search.next_player_wins(&position.components, &Interruptible).unwrap_err().to_string();
    assert!(error.starts_with("no answer: the search gives up after 1000 positions"), "{error}");
    // The least that is enough: as many positions as are decided, or as wait to be.
    for (text, decided, least) in [("take 1 30", 31, 31), ("take 1,2 30", 31, 59)] {
        let position = parse::position(text).unwrap();
        let searched = |most| {
            let mut search = Search::new(&position.games, true, most);
            let found = search.next_player_wins(&position.components, &Interruptible);
            found.map(|_| search.decided())
        };
        let enough = (0..100).find(|&most| searched(most).is_ok()).unwrap();
        assert_eq!((searched(enough), enough), (Ok(decided), least), "{text}");
    }
}

/// The published cases of bounded Nim.
#[test]
fn published_nim_sums() {
    for (text, expected) in [
        ("bounded(8) 73450 90734 98402 66011 88128", 4),
        ("bounded(10) 46699 67526", 12),
        ("nim 3 4 5", 2),
        ("nim 1 4 5", 0),
    ] {
        let components = Values::default().components(&parse::position(text).unwrap()).unwrap();
        assert_eq!(sg::nim_sum(components), expected, "{text}");
    }
}
