//! Codeforces 1091H: New Year and the Tricolore Recreation
//! <https://codeforces.com/contest/1091/problem/H>
//!
//! Kind: Takes ***
//! Game: in each row are a blue, a white and a red token. Alice moves blue, or blue and white, by k to the right, Bob red,
//! or white and red, to the left, where k is a prime or the product of two, but not f, and none comes to another or
//! over it; who cannot move loses. Who wins if Alice begins, and who if Bob does?
//! Theorem: both take k from either of the two distances in a row, so that it is a game for which it does not matter whose
//! turn it is: heaps of the distances without 1. For each Grundy value the heaps from which it can be reached are
//! bits: as soon as the value of a heap is known, all takes are moved up by it. Who begins wins exactly when the nim-sum
//! is not 0.
//! Checked by play: one row of distances up to 9, f up to 9, and two of up to 3 with f up to 4; 891 cases, bounds 1,9,9
//! and 2,3,4.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, f: usize, rows: [(i32, i32, i32); n] }
    let rows = rows.iter().flat_map(|(b, w, r)| [w - b - 1, r - w - 1]);
    let heaps: Vec<usize> = rows.map(|heap| heap.unsigned_abs() as usize).collect();
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let mut factors = vec![0; largest + 1];
    for d in 2..=largest {
        if factors[d] == 0 {
            let powers = std::iter::successors(Some(d), |power| power.checked_mul(d));
            for power in powers.take_while(|&power| power <= largest) {
                (power..=largest).step_by(power).for_each(|multiple| factors[multiple] += 1);
            }
        }
    }
    let mut takes = vec![0_u64; largest / 64 + 1];
    for take in (2..=largest).filter(|&take| factors[take] <= 2 && take != f) {
        takes[take / 64] |= 1 << (take % 64);
    }
    let (mut reached, mut values) = (Vec::<Vec<u64>>::new(), vec![0; largest + 1]);
    for heap in 0..=largest {
        let (word, bit) = (heap / 64, heap % 64);
        let value = reached.iter().position(|from| from[word] >> bit & 1 == 0);
        values[heap] = value.unwrap_or(reached.len());
        if values[heap] == reached.len() {
            reached.push(vec![0; takes.len()]);
        }
        let mut carry = 0;
        for (to, &take) in reached[values[heap]][word..].iter_mut().zip(&takes) {
            *to |= take << bit | carry;
            carry = take >> 1 >> (63 - bit);
        }
    }
    let wins = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
    println!("{}", if wins { "Alice\nBob" } else { "Bob\nAlice" });
}
