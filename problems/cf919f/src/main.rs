//! Codeforces 919F: A Game With Numbers
//! <https://codeforces.com/contest/919/problem/F>
//!
//! Kind: Graphs and trees ***
//! Game: two players, each with 8 cards of 0 to 4; add to one of one's own, which is not 0, one of the other's, which is
//! not 0, modulo 5; who has only zeros wins. Who wins is asked for, or whether neither does.
//! Theorem: only how many cards of each number there are counts: 495 hands a player. Who finds only zeros with the other
//! cannot move, and has lost; from there backwards a position with a move to a lost one is won, one whose moves all
//! lead to won ones is lost, and all others are drawn, by the proof in `sg::loopy`.
//! Checked by play: all hands of up to two cards a player that are not 0; 420 cases, bounds 2.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::loopy::Graph;

/// What a card of each number adds to a hand, whose digits in base 9 are how many there are.
const CARDS: [usize; 5] = [0, 1, 9, 81, 729];

#[fastout]
fn main() {
    let hand = |cards: &[usize]| cards.iter().map(|&card| CARDS[card]).sum::<usize>();
    let hands: Vec<usize> =
        (0..5).combinations_with_replacement(8).map(|cards| hand(&cards)).collect();
    let mut number = vec![0; 8 * 729 + 1];
    for (i, &hand) in hands.iter().enumerate() {
        number[hand] = i;
    }
    let has = |hand: usize, card: &usize| hand / CARDS[*card] % 9 > 0;
    let mut edges = Vec::new();
    for (i, j) in (0..hands.len()).cartesian_product(0..hands.len()) {
        for a in (1..5).filter(|a| has(hands[i], a)) {
            for b in (1..5).filter(|b| has(hands[j], b)) {
                let left = hands[i] - CARDS[a] + CARDS[(a + b) % 5];
                edges.push((i * hands.len() + j, j * hands.len() + number[left]));
            }
        }
    }
    let positions = hands.len() * hands.len();
    let outcomes = Graph::new(positions, &edges).outcomes(&vec![0; positions]);
    input! { cases: [(usize, [usize; 8], [usize; 8])] }
    for (first, alice, bob) in cases {
        let mut both = [number[hand(&alice)], number[hand(&bob)]];
        both.rotate_left(first);
        let players = ["Alice", "Bob"];
        let outcome = outcomes.of(both[0] * hands.len() + both[1], 0);
        println!("{}", outcome.map_or("Deal", |wins| players[first ^ usize::from(!wins)]));
    }
}
