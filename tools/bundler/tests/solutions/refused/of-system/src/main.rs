//! A seed from the operating system.

fn main() {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).expect("a seed");
    println!("{}", seed.len());
}
