//! What only a library may see, and what its modules hand on.

fn main() {
    println!("{}", visible::product());
}
