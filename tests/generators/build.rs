//! Finds the brute forces of the problems, which make inputs too.

#[path = "beside.rs"]
mod beside;

fn main() -> std::io::Result<()> {
    beside::write_all(&beside::variable("OUT_DIR"), "generators.rs")
}
