//! Finds the generators of the problems: a `gen.rs`, or a brute force, which makes inputs too.

#[path = "beside.rs"]
mod beside;

fn main() -> std::io::Result<()> {
    beside::write_all(&["gen.rs", "brute.rs"], &beside::variable("OUT_DIR"), "generators.rs")
}
