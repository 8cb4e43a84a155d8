//! AtCoder `arc185_a`: mod M Game 2
//! <https://atcoder.jp/contests/arc185/tasks/arc185_a>
//!
//! Kind: Numbers **
//! Game: two players, each with the cards 1 to N, play a card by turns, Alice first; who makes the sum of all cards
//! played a multiple of M, which is more than N, loses. When all are played, Alice wins.
//! Theorem: with two cards left, at least one does not lose. So Alice may lose with her last card only: exactly when Bob's
//! last one is the sum of all cards modulo M. If there is such a card Bob keeps it: he must play it only where his
//! other card loses, but then the sum without it and without Alice's last card, and so that card, would be 0 modulo M.
//! Bob wins exactly when N (N + 1) modulo M is from 1 to N.
//! Checked by play: all N up to 5 and M up to N + 30; 150 cases, bounds 5,30.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { cases: [(u64, u64)] }
    for (n, m) in cases {
        let card = n * (n + 1) % m;
        println!("{}", if (1..=n).contains(&card) { "Bob" } else { "Alice" });
    }
}
