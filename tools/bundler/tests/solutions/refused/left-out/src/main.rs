//! A library's `clone` needs what cannot be bundled; without it, the reference would be cloned.

fn main() {
    let count = split::Count(1);
    let copy = (&count).clone();
    println!("{}", copy.0);
}
