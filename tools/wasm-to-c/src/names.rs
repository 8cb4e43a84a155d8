//! Names in the C file.

use super::module::{Host, Module};
use std::collections::BTreeMap;

/// What C and C++ keep for themselves or the file uses, of one or two letters.
const TAKEN: &[&str] = &["if", "do", "or", "at", "sp"];

/// The name of a local: `a` to `z`, then `aa`, `ab`, ...
pub(super) fn locals() -> impl Iterator<Item = String> {
    let letters = || (b'a'..=b'z').map(char::from);
    let pairs = letters().flat_map(move |a| letters().map(move |b| format!("{a}{b}")));
    let triples = (0..).map(|i| format!("v{i}"));
    letters().map(String::from).chain(pairs).filter(|name| !TAKEN.contains(&&**name)).chain(triples)
}

/// The names of functions: the last word of a Rust path, and a number.
pub(super) fn functions(module: &Module, used: &[usize]) -> BTreeMap<usize, String> {
    let mut names = BTreeMap::new();
    for (number, &f) in used.iter().enumerate() {
        let name = match module.imports.get(f) {
            Some(Host::Read) => "host_read".to_owned(),
            Some(Host::Write) => "host_write".to_owned(),
            Some(Host::Exit) => continue,
            None => {
                let word = module.names.get(&f).map_or(String::new(), |name| last_word(name));
                let word = if word.is_empty() { "f".to_owned() } else { word };
                format!("{word}_{}", number + 1)
            }
        };
        names.insert(f, name);
    }
    names
}

/// The last word of a path that may be mangled: `read` of `<T as sg::io::Source>::read`.
fn last_word(name: &str) -> String {
    if name == "rust_begin_unwind" {
        // What every panic calls.
        return "panic".to_owned();
    }
    let path = format!("{:#}", rustc_demangle::demangle(name));
    // What is in angle brackets or behind a closure's braces is not the name.
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
