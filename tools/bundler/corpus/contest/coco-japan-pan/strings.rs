use atcoder_string::{lcp_array, suffix_array, z_algorithm};
use proconio::input;
use rolling_hash::RollingHash;

fn main() {
    input! { s: String }
    let sa = suffix_array(&s);
    let lcp = lcp_array(&s, &sa);
    let n = s.len();
    println!("{}", n * (n + 1) / 2 - lcp.iter().sum::<usize>());
    println!("{:?}", z_algorithm(&s));
    let hash = RollingHash::new(s.as_bytes(), Some(20_011));
    let tandem = (0..n - 3).filter(|&i| hash.get_hash(i..i + 2) == hash.get_hash(i + 2..i + 4));
    println!("{}", tandem.count());
}
