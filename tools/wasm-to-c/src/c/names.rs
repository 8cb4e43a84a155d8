//! The names in a C file.

use crate::module::{Host, Module};
use crate::tree::Program;
use std::collections::BTreeMap;

/// The names of what is global in a C file.
pub(super) struct Names {
    /// By the index of the function.
    pub functions: BTreeMap<usize, String>,
    /// By the index of the global.
    pub globals: Vec<String>,
}

impl Names {
    /// For a file that contains these functions.
    pub fn new(program: &Program, functions: &[usize]) -> Names {
        let module = &program.module;
        let globals = (0..module.globals.len()).map(|i| format!("g{i}")).collect();
        Names { functions: self::functions(program, functions), globals }
    }
}

/// The name of the function that calls what a table holds, if it is of the type.
pub(super) fn indirect_call(module: &Module, of: usize, table: usize) -> String {
    let first = module.first_equal_type(of);
    if table == 0 { format!("call{first}") } else { format!("call{first}_{table}") }
}

/// Words of two letters that are reserved in C or C++, or that the file uses for something else.
const TAKEN: &[&str] = &["if", "do", "or", "at", "sp"];

/// Names for locals: `a` to `z`, then `aa`, `ab` to `zz`, then `v0`, `v1` and so on.
pub(super) fn locals() -> impl Iterator<Item = String> {
    let letters = || (b'a'..=b'z').map(char::from);
    let pairs = letters().flat_map(move |a| letters().map(move |b| format!("{a}{b}")));
    let triples = (0..).map(|i| format!("v{i}"));
    letters().map(String::from).chain(pairs).filter(|name| !TAKEN.contains(&&**name)).chain(triples)
}

/// The names of functions: the last word of the Rust path, a `_` which names of C do not end with, and a
/// number where there is another of that word.
fn functions(program: &Program, used: &[usize]) -> BTreeMap<usize, String> {
    let module = &program.module;
    let mut names = BTreeMap::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for &f in used {
        if let Some(name) = program.provided.get(&f) {
            names.insert(f, (*name).to_owned());
            continue;
        }
        let name = match module.imports.get(f) {
            Some(Host::Read) => "host_read".to_owned(),
            Some(Host::Write) => "host_write".to_owned(),
            Some(Host::Exit) => "exit".to_owned(),
            None => {
                let word = module.names.get(&f).map_or(String::new(), |name| last_word(name));
                let word = if word.is_empty() { "f".to_owned() } else { word };
                let count = counts.entry(word.clone()).or_default();
                *count += 1;
                if *count == 1 { format!("{word}_") } else { format!("{word}_{count}") }
            }
        };
        names.insert(f, name);
    }
    names
}

/// The path of a function, as the module's names have it.
pub(super) fn path(module: &Module, function: usize) -> String {
    let name = module.names.get(&function).map_or("a function", |name| name);
    format!("{:#}", rustc_demangle::demangle(name))
}

/// The last word of a path that may be mangled: `read` of `<T as sg::io::Source>::read`.
fn last_word(name: &str) -> String {
    if name == "rust_begin_unwind" {
        // The panic handler.
        return "panic".to_owned();
    }
    let path = format!("{:#}", rustc_demangle::demangle(name));
    // Neither what is in angle brackets nor a closure, in braces, is the name.
    let mut depth = 0;
    let mut flat = String::new();
    for c in path.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            c if depth == 0 => flat.push(c),
            _ => {}
        }
    }
    let words = flat.split("::").filter(|word| !word.is_empty() && !word.starts_with('{'));
    let word: String = words
        .last()
        .unwrap_or_default()
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .take(16)
        .collect();
    let word = word.trim_matches('_');
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        format!("f{word}")
    } else {
        word.to_owned()
    }
}
