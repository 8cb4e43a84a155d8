//! Crates with the same names, one renamed, and a module with the name of a crate.
use shared::shared::Thing as First;
use twin_b::shared::{Thing, WHO};

mod twin_a {
    pub fn helper() -> &'static str {
        "mine"
    }

    pub mod inside {
        pub fn both() -> String {
            format!("{} {} {}", shared::who!(), twin_b::who!(), super::helper())
        }
    }
}

fn main() {
    println!("{:?} {:?} {WHO}", First::new(), Thing::new());
    println!("{} {} {}", twin_b::first::helper(), twin_b::helper(), twin_a::helper());
    println!("{}", twin_a::inside::both());
}
