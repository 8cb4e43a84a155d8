//! Printing and parsing of floating point: the functions of core for that are fast, but become 60 KB of
//! C, so that shorter ones of our `std` take their place.
//!
//! What calls them is in core, and core is compiled already. So the compiler is told not to inline them,
//! and the translator to replace them.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What is replaced: a trait, a type, and what our `std` exports instead.
const REPLACED: [(&str, &str, &str); 6] = [
    ("core::fmt::Display", "f64", "replace_display_f64"),
    ("core::fmt::Debug", "f64", "replace_debug_f64"),
    ("core::fmt::Display", "f32", "replace_display_f32"),
    ("core::fmt::Debug", "f32", "replace_debug_f32"),
    ("core::str::traits::FromStr", "f64", "replace_parse_f64"),
    ("core::str::traits::FromStr", "f32", "replace_parse_f32"),
];

/// A part of each symbol of these: what has none is not looked at any closer.
const PARTS: [&[u8]; 2] = [b"5float", b"8from_str"];

/// Of what the modules of core are called that do it.
const MODULES: [&[u8]; 3] = [b"7dec2flt", b"7flt2dec", b"3fmt5float"];

/// Whether a WebAssembly module prints or parses floating point.
pub(super) fn is_used(module: &[u8]) -> bool {
    MODULES.iter().any(|name| has(module, name))
}

/// The symbols to replace that are in the library `core` of a folder, or in the code of a solution, which
/// has its own instances of some; each with what replaces it.
pub(super) fn replacements(libraries: &Path, code: &Path) -> Result<BTreeMap<String, String>> {
    let mut all = in_file(code)?;
    for file in fs::read_dir(libraries).with_context(|| libraries.display().to_string())? {
        let file = file?;
        let name = file.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("libcore-") && name.ends_with(".rlib") {
            all.extend(in_file(&file.path())?);
        }
    }
    Ok(all)
}

/// The symbols to replace that are in a file of any format.
fn in_file(path: &Path) -> Result<BTreeMap<String, String>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    let is_of_symbol =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let words = bytes.split(|byte| !is_of_symbol(byte));
    let symbols = words.filter(|word| {
        (word.starts_with(b"_R") || word.starts_with(b"_ZN"))
            && PARTS.iter().any(|part| has(word, part))
    });
    let replaced = symbols.filter_map(|symbol| {
        let symbol = String::from_utf8_lossy(symbol).into_owned();
        let by = replacement(&format!("{:#}", rustc_demangle::demangle(&symbol)))?;
        Some((symbol, by.to_owned()))
    });
    Ok(replaced.collect())
}

/// What replaces the function of that path, as older and newer compilers write it.
fn replacement(path: &str) -> Option<&'static str> {
    let (start, method) = path.rsplit_once("::")?;
    let is_it = |(name, of, _): &&(&str, &str, &str)| {
        start.ends_with(&format!("<impl {name} for {of}>")) || start == format!("<{of} as {name}>")
    };
    let of_trait = |(name, ..): &&(&str, &str, &str)| {
        method == if name.ends_with("FromStr") { "from_str" } else { "fmt" }
    };
    Some(REPLACED.iter().filter(of_trait).find(is_it)?.2)
}

/// Whether a part is in it.
fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
