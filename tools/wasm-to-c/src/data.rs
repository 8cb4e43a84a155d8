//! What the memory holds at the start.

use super::module::Module;
use anyhow::{Result, ensure};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many bytes a string literal has at most; C89 promises 509.
const LITERAL: usize = 500;

/// The function that puts data where it belongs, and starts the module.
pub(super) fn text(module: &Module, functions: &BTreeMap<usize, String>) -> Result<String> {
    let size = u64::from(module.pages.map_or(0, |(start, _)| start)) << 16;
    let mut text = "static void data(void) {\n".to_owned();
    for data in &module.data {
        let Some(at) = data.at else { continue };
        ensure!(
            u64::from(at) + data.bytes.len() as u64 <= size,
            "a data segment ends beyond the memory"
        );
        for (i, chunk) in data.bytes.chunks(LITERAL).enumerate() {
            let at = at as usize + i * LITERAL;
            let _ = writeln!(text, " memcpy(mem + {at}, {}, {});", literal(chunk), chunk.len());
        }
    }
    if let Some(start) = module.start {
        let _ = writeln!(text, " {}();", functions[&start]);
    }
    Ok(text + "}\n")
}

/// Segments that the program copies itself, until it drops them, and the function that does.
pub(super) fn segments(module: &Module, init: bool) -> String {
    let mut text = String::new();
    let (mut all, mut left) = (vec![], vec![]);
    for (i, data) in module.data.iter().enumerate() {
        if data.at.is_some() || data.bytes.is_empty() {
            all.push("0".to_owned());
            left.push("0".to_owned());
            continue;
        }
        let bytes: Vec<_> = data.bytes.iter().map(ToString::to_string).collect();
        left.push(bytes.len().to_string());
        if !init {
            continue;
        }
        let _ = writeln!(text, "static const u8 segment{i}[] = {{{}}};", bytes.join(","));
        all.push(format!("segment{i}"));
    }
    let _ = writeln!(text, "static u32 left[] = {{{}}};", left.join(","));
    if init {
        // Volatile, or compilers warn of constants that the check before is for.
        let _ =
            writeln!(text, "static const u8 *const volatile segments[] = {{{}}};", all.join(","));
        text += INIT;
    }
    text
}

const INIT: &str = "\
static void init(u32 i, u32 to, u32 from, u32 n) {
 u8 *p = range(to, n);
 if (n > left[i] || from > left[i] - n) trap();
 if (n) memcpy(p, segments[i] + from, n);
}
";

/// A string literal, over several lines.
fn literal(bytes: &[u8]) -> String {
    let mut text = "\"".to_owned();
    let mut line = 0;
    for (i, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(i + 1).is_some_and(u8::is_ascii_digit);
        let piece = match byte {
            b'"' | b'\\' | b'?' => format!("\\{}", char::from(byte)),
            b'\n' => "\\n".to_owned(),
            b'\t' => "\\t".to_owned(),
            b'\r' => "\\r".to_owned(),
            b' '..=b'~' => char::from(byte).to_string(),
            _ if digit_follows => format!("\\{byte:03o}"),
            _ => format!("\\{byte:o}"),
        };
        if line + piece.len() > 90 {
            text += "\"\n  \"";
            line = 0;
        }
        line += piece.len();
        text += &piece;
    }
    text + "\""
}
