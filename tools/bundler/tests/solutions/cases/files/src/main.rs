//! Modules in files of all layouts, and other files as text.
mod flat;
mod nested;
#[path = "elsewhere.rs"]
mod renamed;

mod inline {
    pub mod leaf;
}

fn main() {
    println!("{} {} {} {}", flat::value(), nested::value(), renamed::value(), inline::leaf::value());
    println!("{}", include_str!("../data/poem.txt").lines().count());
    println!("{} {}", toolkit::text::BYTES.len(), toolkit::text::NAME);
    println!("{}", toolkit::odd::odd(3));
}
