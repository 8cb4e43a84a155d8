use contest_algorithms::scanner::Scanner;
use contest_algorithms::string_proc::SuffixArray;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let s: String = scan.token();
    let n = s.len();
    let array = SuffixArray::new(s.bytes());
    // Different substrings: all of them, less what neighbours share.
    let shared: usize = array
        .sfx
        .windows(2)
        .map(|w| array.longest_common_prefix(w[0], w[1]))
        .sum();
    println!("{}", n * (n + 1) / 2 - shared);
}
