//! Misère quotients against the definition of misère play, and against published ones.

use crate::common::PlainCode;
use games::game::Rule;
use games::misere::Heaps;
use games::parse;
use games::watch::Interruptible;
use std::collections::HashMap;
use std::sync::Arc;

fn heaps(code: &str) -> Arc<Heaps> {
    let Rule::Heap(code) = parse::rule(code).unwrap().rule else { panic!("{code}") };
    Heaps::of(&code, &Interruptible).expect("a quotient")
}

/// Codes; how many elements, how many of them are P-positions, and the preperiod and period of heaps. 0.123 has 20 elements and
/// period 5, Kayles the single heaps 1, 4, 9, 12, 20 lost, and by Sibert and Conway no exceptions beyond its normal period 12
/// from 71 on.
const QUOTIENTS: [(&str, usize, usize, u64, u64); 9] = [
    ("0.123", 20, 5, 5, 5),
    ("0.75", 8, 2, 8, 2),
    ("kayles", 40, 9, 71, 12),
    ("0.53", 16, 3, 21, 9),
    ("0.71", 36, 9, 3, 6),
    ("0.72", 24, 5, 16, 4),
    ("0.144", 30, 5, 12, 10),
    ("take 1,2", 6, 2, 1, 3),
    ("0.1", 2, 1, 2, 1),
];

#[test]
fn published() {
    for (code, elements, lost, preperiod, period) in QUOTIENTS {
        let found = heaps(code);
        let own = found.quotient.lost.iter().filter(|lost| **lost).count();
        let law = (found.law.preperiod, found.law.period);
        let expected = (elements, lost, (preperiod, period));
        assert_eq!((found.quotient.lost.len(), own, law), expected, "{code}");
        assert_eq!(found.quotient.is_tame(), matches!(code, "take 1,2" | "0.1"), "{code}");
    }
    let kayles = heaps("kayles");
    let lost: Vec<u64> = (0..500).filter(|heap| !kayles.next_player_wins(&[*heap])).collect();
    assert_eq!(lost, [1, 4, 9, 12, 20]);
}

/// Whether the next player wins in misère play, by the definition.
fn wins(code: &PlainCode, sum: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(wins) = known.get(sum) {
        return *wins;
    }
    let (mut found, mut has_move) = (false, false);
    for (place, heap) in sum.iter().enumerate() {
        for left in code.options(*heap) {
            let mut after = [&sum[..place], &left[..], &sum[place + 1..]].concat();
            after.sort_unstable();
            has_move = true;
            found = found || !wins(code, &after, known);
        }
    }
    known.insert(sum.to_vec(), found || !has_move);
    found || !has_move
}

#[test]
fn by_the_definition() {
    // Digits from take 0 on.
    for (text, digits) in [
        ("0.123", vec![0, 1, 2, 3]),
        ("0.75", vec![0, 7, 5]),
        ("0.77", vec![0, 7, 7]),
        ("0.53", vec![0, 5, 3]),
        ("0.72", vec![0, 7, 2]),
        ("0.144", vec![0, 1, 4, 4]),
        ("0.33", vec![0, 3, 3]),
    ] {
        let (found, mut known) = (heaps(text), HashMap::new());
        let code =
            PlainCode { digits: digits.into_iter().map(|bits| (bits, false)).collect(), repeat: 0 };
        let mut check = |sum: &[usize]| {
            let heaps: Vec<u64> = sum.iter().map(|heap| *heap as u64).collect();
            assert_eq!(
                found.next_player_wins(&heaps),
                wins(&code, sum, &mut known),
                "{text} {sum:?}"
            );
        };
        for a in 0..=20 {
            check(&[a]);
            for b in a..=if a < 9 { 14 } else { 0 } {
                check(&[a, b]);
                for c in b..=if b < 9 { 9 } else { 0 } {
                    check(&[a, b, c]);
                    for d in c..=if c < 7 { 7 } else { 0 } {
                        check(&[a, b, c, d]);
                    }
                }
            }
        }
    }
}
