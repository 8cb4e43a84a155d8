use scanner::{scan, Scanner};
use suffix_array::{lcp_array, suffix_array};
use z_algorithm::z_algorithm;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, s: Chars };
    let sa = suffix_array(&s);
    let lcp = lcp_array(&s, &sa);
    println!("{}", lcp.iter().max().unwrap());
    let z = z_algorithm(&s);
    let borders: Vec<usize> = (1..s.len()).filter(|&i| z[i] == s.len() - i).collect();
    println!("{borders:?}");
}
