//! Modules in files of all layouts.
mod flat;
mod nested;
#[path = "elsewhere.rs"]
mod renamed;

mod inline {
    pub mod leaf;
}

fn main() {
    println!("{} {} {} {}", flat::value(), nested::value(), renamed::value(), inline::leaf::value());
    println!("{}", toolkit::odd::odd(3));
}
