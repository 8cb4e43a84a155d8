use regex::Regex;

fn main() {
    println!("{}", Regex::new("^a+b?$").unwrap().is_match("aaab"));
}
