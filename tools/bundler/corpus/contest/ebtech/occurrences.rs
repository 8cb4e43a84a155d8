use contest_algorithms::scanner::Scanner;
use contest_algorithms::string_proc::Matcher;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let text: String = scan.token();
    let pattern: String = scan.token();
    let matcher = Matcher::new(pattern.as_bytes());
    let lengths = matcher.kmp_match(text.bytes());
    let ends: Vec<String> = (0..lengths.len())
        .filter(|&i| lengths[i] == pattern.len())
        .map(|i| (i + 2 - pattern.len()).to_string())
        .collect();
    println!("{}\n{}", ends.len(), ends.join(" "));
}
