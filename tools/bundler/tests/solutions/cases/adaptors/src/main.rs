//! proconio and three adaptors of itertools.
use itertools::Itertools;
use proconio::input;
use proconio::marker::{Chars, Usize1};

fn main() {
    input! { n: usize, word: Chars, places: [Usize1; n] }
    let letters = places.iter().map(|&place| word[place]).sorted().dedup().join("-");
    println!("{letters}");
    for (a, b) in places.iter().tuple_windows() {
        println!("{}", a + b);
    }
    println!("{}", places.iter().combinations(2).count());
}
