//! An impl in the body of a library's function, which cannot be bundled; without it, nothing would be dropped.

fn main() {
    let gate = split::Gate(1);
    println!("{}", gate.0);
}
