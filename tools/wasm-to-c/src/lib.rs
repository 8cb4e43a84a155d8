//! From a WebAssembly module to one C file that any compiler takes: C89 or C++98 with a 64-bit
//! integer type, on a little-endian machine.
//!
//! The stages, each of which takes the value that the one before it returns:
//! 1. `module`: the bytes are validated and decoded to declarations;
//! 2. `lower`: the code of the functions becomes expression trees and statements, a `tree`;
//! 3. `whole_program`: the program gets shorter; it runs `simplify` on each function, and that
//!    `structure`, which makes `if`, loops and `switch` of blocks and jumps;
//! 4. `c`: the program is printed.
//!
//! The memory of the module is an array, and each load and store is checked against its size. A trap ends the
//! program with exit status 1.

mod c;
mod lower;
mod module;
mod simplify;
mod stack;
mod structure;
mod tree;
mod whole_program;

use anyhow::{Context, Result, ensure};
use module::{Module, Type};
use stack::with_large_stack;

pub use c::FilePart;

/// What the C file depends on besides the module.
pub struct Options {
    /// The most bytes of memory that the program may have; less than it starts with is an error. If
    /// the program can grow its memory, the C file has a static array of that size, or of the maximum
    /// that the module declares if that is less, rounded down to pages of 64 KiB.
    pub max_memory: u32,
    /// A C comment, put first as it is; empty for none.
    pub header: String,
}

/// A C program.
pub struct Translation {
    /// The C file.
    pub text: String,
    /// What takes how many bytes of it, from the most to the least: functions, and the data.
    pub parts: Vec<FilePart>,
}

/// The C program that does what the module does. The module exports the function that it starts with,
/// `main: [] -> [i32]` or, with parameters that are 0, `main: [i32 i32] -> [i32]`.
///
/// It may import from `host`:
/// - `read(to, len) -> i32`: how many bytes it got from standard input, 0 at the end, -1 if it
///   cannot be read; it does not wait for more than there is;
/// - `write(stream, from, len) -> i32`: all of it to standard output (1) or standard error (2); 0, or -1 if it
///   cannot be written;
/// - `exit(status)`: ends the program.
///
/// # Errors
/// If the module is not valid, uses what this cannot translate, exports no such `main`, or needs more
/// memory.
pub fn translate(module: &[u8], options: &Options) -> Result<Translation> {
    with_large_stack(|| {
        let (module, code) = module::decode(module)?;
        let main = main_function(&module)?;
        let program = lower::lower(module, &code, options.max_memory)?;
        // The arguments of `main` are 0, whether it has parameters or not.
        let fixed: Vec<usize> = program.module.start.into_iter().filter(|f| *f != main).collect();
        let program = whole_program::shorten(program, &fixed);
        let roots = [&[main], &fixed[..]].concat();
        let file = c::print(&program, &roots, Some(main), options.max_memory)?;
        Ok(Translation { text: with_header(options, &file.text), parts: file.parts })
    })
}

/// A module as C functions, for a test to call.
pub struct Library {
    /// The C file, without a `main`. Its function `data` is to be called first.
    pub text: String,
    /// The exported functions.
    pub exports: Vec<Export>,
}

/// An exported function of a [`Library`].
pub struct Export {
    /// Its name in the module.
    pub name: String,
    /// Its name in C.
    pub c: String,
    /// The C types of its parameters.
    pub params: Vec<&'static str>,
    /// The C types of its results: the first is returned, the others are left in variables.
    pub results: Vec<&'static str>,
    /// The names of these variables.
    pub extra: Vec<String>,
}

/// As [`translate`], for a test to call; the module may export any functions.
///
/// # Errors
/// As [`translate`], but `main` may be missing.
pub fn translate_library(module: &[u8], options: &Options) -> Result<Library> {
    with_large_stack(|| {
        let (module, code) = module::decode(module)?;
        let program = lower::lower(module, &code, options.max_memory)?;
        let exported = program.module.exports.iter().map(|(_, function)| *function);
        let roots: Vec<usize> = exported.chain(program.module.start).collect();
        let program = whole_program::shorten(program, &roots);
        let file = c::print(&program, &roots, None, options.max_memory)?;
        let exports = program.module.exports.iter();
        let exports = exports.map(|(name, f)| export(&program.module, &file, name, *f)).collect();
        Ok(Library { text: with_header(options, &file.text), exports })
    })
}

/// The function that the program starts with.
fn main_function(module: &Module) -> Result<usize> {
    let main = module.export("main").context(
        "the module exports no function `main`; expected one without parameters that returns an i32",
    )?;
    let of = module.signature(main);
    ensure!(
        matches!(of.params[..], [] | [Type::I32, Type::I32]) && of.results == [Type::I32],
        "the exported `main` has the wrong type; expected no parameters and an i32"
    );
    Ok(main)
}

fn with_header(options: &Options, text: &str) -> String {
    let header = &options.header;
    let newline = if header.is_empty() || header.ends_with('\n') { "" } else { "\n" };
    format!("{header}{newline}{text}")
}

fn export(module: &Module, file: &c::File, name: &str, function: usize) -> Export {
    let signature = module.signature(function);
    let names = |types: &[Type]| types.iter().map(|of| c::type_name(*of)).collect();
    let others = signature.results.iter().skip(1).enumerate();
    Export {
        name: name.to_owned(),
        c: file.functions[&function].clone(),
        params: names(&signature.params),
        results: names(&signature.results),
        extra: others.map(|(i, of)| c::extra_result(i, *of)).collect(),
    }
}
