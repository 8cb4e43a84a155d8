//! Decimals by integers, which takes 30 KB less of C each than `parse::<f64>()` and `{:.3}`.

use std::io::{self, Read};

/// A number such as `-12.034`, of at most 15 digits.
fn number(word: &str) -> f64 {
    let digits = word.trim_start_matches('-');
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let scaled = format!("{whole}{part}").parse::<u64>().expect("a decimal");
    let size = scaled as f64 / 10f64.powi(part.len() as i32);
    if digits == word { size } else { -size }
}

/// A number with so many digits after the point, below 10^15 without it; halves go away from zero.
fn fixed(x: f64, digits: usize) -> String {
    let scale = 10u64.pow(digits as u32);
    let scaled = (x.abs() * scale as f64).round() as u64;
    let sign = if x < 0.0 { "-" } else { "" };
    format!("{sign}{}.{:0digits$}", scaled / scale, scaled % scale)
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).expect("UTF-8");
    for word in text.split_whitespace() {
        println!("{} {}", fixed(number(word).sqrt(), 3), fixed(number(word) / -7.0, 2));
    }
}
