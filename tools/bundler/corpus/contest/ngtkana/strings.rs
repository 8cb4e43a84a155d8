use io::input;
use manacher::manacher;
use suffix_array::{lcp_array, suffix_array};
use z_algo::z_algo;

fn main() {
    let s: String = input();
    let s: Vec<char> = s.chars().collect();
    let sa = suffix_array(&s);
    let lcp = lcp_array(&s, &sa);
    println!("{:?}", lcp.iter().max());
    println!("{:?}", z_algo(&s));
    println!("{:?}", manacher(&s).iter().max());
}
