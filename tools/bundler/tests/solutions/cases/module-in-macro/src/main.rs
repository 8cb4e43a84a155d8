//! A module in a file of its own, declared where only macros see it.

fn main() {
    println!("{}", nested::answer());
}
