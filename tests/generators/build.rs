//! Finds the generators of the problems.

#[allow(dead_code, reason = "shared with the brute forces")]
#[path = "beside.rs"]
mod beside;

fn main() -> std::io::Result<()> {
    beside::write_all("gen.rs", &beside::variable("OUT_DIR"), "generators.rs")
}
