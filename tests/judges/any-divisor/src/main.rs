//! No judge's: a problem with several right answers, for what asks judges' programs about a checker.
//! (no judge: the shortest input that needs one)
//!
//! A divisor of N is printed that is neither 1 nor N, or 0 if there is none.

fn main() {
    let line = std::io::stdin().lines().next().unwrap().unwrap();
    let n: u64 = line.trim().parse().unwrap();
    let is_divisor = |&d: &u64| n % d == 0;
    println!("{}", (2..n).take_while(|d| d * d <= n).find(is_divisor).unwrap_or(0));
}
