//! Finds the generators of the problems.

#[path = "beside.rs"]
mod beside;

fn main() -> std::io::Result<()> {
    beside::write_all("gen.rs", &beside::variable("OUT_DIR"), "generators.rs")
}
