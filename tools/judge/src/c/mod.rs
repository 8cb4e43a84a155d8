//! From a solution to one file of C that is C++ too, for judges that have no Rust: the solution and
//! its crates in one text, compiled to WebAssembly with a small `std`, and translated.

mod compile;
mod header;
mod refuse;
mod verify;
mod wraps;

use crate::judges::Judge;
use anyhow::{Context, Result};
use bundler::package::Solution;
use std::fs;
use wasm_to_c::Options;

pub use self::compile::Wasm;
pub use self::verify::{C, CPP, Compiler, compilers, verify};

/// All that a C program says of a panic: the Rust program says where it was.
pub const PANICKED: &str = "error: the program panicked";

/// The memory of a program where neither the judge nor the problem limits it.
const MEMORY: u64 = 256 << 20;

/// The memory that the C library and the program itself need.
const LIBC_BYTES: u64 = 2 << 20;

/// What is said of a C file that is too large.
const COMES_WITH: &str = "What is formatted, sorted or looked up in a map comes with its code";

/// The same where floating point is read or printed.
const DECIMALS: &str = " To read floating point takes some 36,000 bytes, to print it as many: read and print integers, as \
                        `let t = (x * 1000.0).round() as u64;` and `println!(\"{}.{:03}\", t / 1000, t % 1000)`.";

/// How the names begin of what core reads and prints it with.
const FLOATS: [&str; 3] = ["core::num::dec2flt", "core::num::flt2dec", "core::fmt::float"];

/// Makes one C file of a solution, for a judge. `command` is what made it, for the header.
pub fn translate(solution: &Solution, judge: &Judge, wasm: &Wasm, command: &str) -> Result<String> {
    let module = wasm.compile(solution)?;
    let max_memory = max_memory(solution, judge)?;
    let file = |header| wasm_to_c::translate(&module, &Options { max_memory, header });
    let code = file(String::new())?;
    let profile = judge.profile(solution);
    let room = match profile.max_bytes {
        0 => usize::MAX,
        max => max.saturating_sub(code.text.len()),
    };
    let text = file(header::header(solution, command, room)?)?.text;
    let of_floats = |name: &str| FLOATS.iter().any(|of_floats| name.starts_with(of_floats));
    let floats = if code.parts.iter().any(|part| of_floats(&part.name)) { DECIMALS } else { "" };
    let what = format!(
        "{COMES_WITH}.{floats} The largest parts, in bytes of C, each with what was inlined into it"
    );
    let parts = || code.parts.into_iter().map(|part| (part.name, part.bytes)).collect();
    profile.check_size(&text, &what, parts)?;
    Ok(text)
}

/// What is to be known of the C of a solution, though it compiles and its fixtures pass.
pub fn note(solution: &Solution) -> Result<Option<String>> {
    let path = &solution.binary.root;
    let source = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    Ok(wraps::note(&path.file_name().unwrap_or_default().to_string_lossy(), &source))
}

/// The memory that a program may have.
fn max_memory(solution: &Solution, judge: &Judge) -> Result<u32> {
    let memory = [judge.known.max_memory << 10, solution.package.limits.memory, MEMORY];
    let memory = memory.into_iter().filter(|&bytes| bytes > 0).min().unwrap_or(MEMORY);
    Ok(u32::try_from(memory.saturating_sub(LIBC_BYTES))?)
}
