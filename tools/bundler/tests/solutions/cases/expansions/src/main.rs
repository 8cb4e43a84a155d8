//! Macros of a library whose calls stand for items.
use expansions::*;

fn main() {
    println!("{:?} {}", parts::shown(), parts::is_small(&2));
    println!("{}", told());
    println!("{} {} {}", kind_of_fragment(), byte(), fragment());
    println!("{} {}", product(), statement());
    println!("{:?}", Used(1));
}
