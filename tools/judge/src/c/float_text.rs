//! Printing and parsing of floating point: the functions of core for that are fast, but become 60 KB of
//! C, so that shorter ones of our `std` take their place.
//!
//! What calls them is in core, and core is compiled already. So the compiler is told not to inline them,
//! and the translator to replace them.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What is replaced: what its symbol begins with, up to a hash, and what our `std` exports instead.
const REPLACED: [(&str, &str); 6] = [
    (
        "_ZN4core3fmt5float52_$LT$impl$u20$core..fmt..Display$u20$for$u20$f64$GT$3fmt17h",
        "replace_display_f64",
    ),
    (
        "_ZN4core3fmt5float50_$LT$impl$u20$core..fmt..Debug$u20$for$u20$f64$GT$3fmt17h",
        "replace_debug_f64",
    ),
    (
        "_ZN4core3fmt5float52_$LT$impl$u20$core..fmt..Display$u20$for$u20$f32$GT$3fmt17h",
        "replace_display_f32",
    ),
    (
        "_ZN4core3fmt5float50_$LT$impl$u20$core..fmt..Debug$u20$for$u20$f32$GT$3fmt17h",
        "replace_debug_f32",
    ),
    (
        "_ZN4core3num7dec2flt60_$LT$impl$u20$core..str..traits..FromStr$u20$for$u20$f64$GT$8from_str17h",
        "replace_parse_f64",
    ),
    (
        "_ZN4core3num7dec2flt60_$LT$impl$u20$core..str..traits..FromStr$u20$for$u20$f32$GT$8from_str17h",
        "replace_parse_f32",
    ),
];

/// What all of these symbols begin with.
const CORE: &[u8] = b"_ZN4core";

/// The hexadecimal digits of a hash.
const HASH: usize = 16;

/// Of what the modules of core are called that do it.
const MODULES: [&[u8]; 3] = [b"core3num7dec2flt", b"core3num7flt2dec", b"core3fmt5float"];

/// Whether a WebAssembly module prints or parses floating point.
pub(super) fn is_used(module: &[u8]) -> bool {
    MODULES.iter().any(|name| find(module, name, 0).is_some())
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
    let mut all = BTreeMap::new();
    let mut from = 0;
    while let Some(at) = find(&bytes, CORE, from) {
        from = at + CORE.len();
        let symbol = &bytes[at..];
        for (start, replacement) in REPLACED {
            let end = start.len() + HASH;
            if symbol.starts_with(start.as_bytes()) && symbol.get(end) == Some(&b'E') {
                let symbol = String::from_utf8_lossy(&symbol[..=end]).into_owned();
                all.insert(symbol, replacement.to_owned());
            }
        }
    }
    Ok(all)
}

/// Where the first occurrence of `part` is, from `from` on.
fn find(bytes: &[u8], part: &[u8], from: usize) -> Option<usize> {
    let at = bytes[from..].windows(part.len()).position(|window| window == part)?;
    Some(from + at)
}
