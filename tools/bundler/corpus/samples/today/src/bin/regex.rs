use regex::Regex;

fn main() {
    let date = Regex::new(r"(\d{4})-(\d{2})").unwrap();
    for found in date.captures_iter("2020-01, 2021-12") {
        println!("{} {}", &found[1], &found[2]);
    }
}
