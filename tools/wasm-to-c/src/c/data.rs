//! Data segments.

use super::names::Names;
use crate::module::Module;
use anyhow::{Result, ensure};
use std::fmt::Write as _;

/// The most bytes in a string literal; C89 compilers must accept 509.
const LITERAL: usize = 500;

/// As many zeros take more room in a literal than the start of another one.
const ZEROS: usize = 14;

/// The function `data`, which initializes the memory with the bytes of each segment, and then calls the
/// start function.
///
/// # Errors
/// If a segment does not fit into the memory.
pub(super) fn initialization(module: &Module, bytes: &[Vec<u8>], names: &Names) -> Result<String> {
    let size = module.start_bytes();
    let mut text = "static void data(void) {\n".to_owned();
    for (index, data) in module.data.iter().enumerate() {
        let Some(at) = data.at.map(u64::from) else { continue };
        let end = at + data.bytes.len() as u64;
        ensure!(
            end <= size,
            "data segment {index} ends at address {end}, beyond the {size} bytes of memory"
        );
        // Memory is 0 where no other segment was copied to.
        let overlaps = module.data[..index].iter().any(|earlier| {
            let start = earlier.at.map(u64::from);
            start.is_some_and(|start| start < end && at < start + earlier.bytes.len() as u64)
        });
        let bytes = &bytes[index];
        let pieces = if overlaps { vec![(0, &bytes[..])] } else { pieces(bytes) };
        for (offset, piece) in pieces {
            for (i, chunk) in piece.chunks(LITERAL).enumerate() {
                let at = at + offset as u64 + (i * LITERAL) as u64;
                let _ = writeln!(text, " memcpy(mem + {at}, {}, {});", literal(chunk), chunk.len());
            }
        }
    }
    if let Some(start) = module.start {
        let _ = writeln!(text, " {}();", names.functions[&start]);
    }
    Ok(text + "}\n")
}

/// The parts of a segment, and where they are in it, without longer runs of zeros.
fn pieces(bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let mut pieces = vec![];
    let (mut start, mut end) = (0, 0);
    for (i, _) in bytes.iter().enumerate().filter(|&(_, &byte)| byte != 0) {
        if i - end > ZEROS {
            pieces.push((start, &bytes[start..end]));
            start = i;
        }
        end = i + 1;
    }
    pieces.push((start, &bytes[start..end]));
    pieces.retain(|(_, piece)| !piece.is_empty());
    pieces
}

/// The segments for `memory.init`, and what is left of each: its length, or 0 once it is dropped.
/// If `init` is used, with their bytes and the function that copies them.
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
        // Volatile, or compilers warn where a constant fails the check, which is there for it.
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

/// The bytes as a string literal, on lines of at most 92 characters.
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
