//! Data segments.

use super::names::Names;
use super::packed::{DISTANCES, UNPACK, pack};
use crate::module::Module;
use anyhow::{Result, ensure};
use std::fmt::Write as _;
use std::ops::Range;

/// The most bytes in a string literal; C89 compilers must accept 509.
const LITERAL: usize = 500;

/// How many bytes are packed or not together.
const BLOCK: usize = 256;

/// As many zeros take more room in a literal than the start of another one.
const ZEROS: usize = 14;

/// The function `data`, which initializes the memory with the bytes of each segment, and then calls the
/// start function.
///
/// # Errors
/// If a segment does not fit into the memory.
pub(super) fn initialization(module: &Module, bytes: &[Vec<u8>], names: &Names) -> Result<String> {
    let size = module.start_bytes();
    let (mut plain, mut packed) = (String::new(), String::new());
    let mut memory = vec![0; usize::try_from(size)?];
    for (index, (data, bytes)) in module.data.iter().zip(bytes).enumerate() {
        let Some(at) = data.at.map(u64::from) else { continue };
        let end = at + bytes.len() as u64;
        ensure!(
            end <= size,
            "data segment {index} ends at address {end}, beyond the {size} bytes of memory"
        );
        let at = usize::try_from(at)?;
        // Memory is 0 where no other segment was copied to.
        let is_new = memory[at..at + bytes.len()].iter().all(|&byte| byte == 0);
        memory[at..at + bytes.len()].copy_from_slice(bytes);
        let pieces = if is_new { pieces(bytes) } else { vec![(0, &bytes[..])] };
        for (offset, piece) in pieces {
            let (start, end) = (at + offset, at + offset + piece.len());
            plain += &copied(&memory, start..end);
            for (range, distance) in blocks(&memory, start..end) {
                packed += &match distance {
                    None => copied(&memory, range),
                    Some(distance) => unpacked(&memory, range, distance),
                };
            }
        }
    }
    let mut text = if UNPACK.len() + packed.len() < plain.len() {
        format!("{UNPACK}static void data(void) {{\n{packed}")
    } else {
        format!("static void data(void) {{\n{plain}")
    };
    if let Some(start) = module.start {
        let _ = writeln!(text, " {}();", names.functions[&start]);
    }
    Ok(text + "}\n")
}

/// A range of memory as literals that are copied there.
fn copied(memory: &[u8], range: Range<usize>) -> String {
    let start = range.start;
    let mut text = String::new();
    for (i, chunk) in memory[range].chunks(LITERAL).enumerate() {
        let at = start + i * LITERAL;
        let _ = writeln!(text, " memcpy(mem + {at}, {}, {});", literal(chunk), chunk.len());
    }
    text
}

/// A range of memory as literals that are unpacked.
fn unpacked(memory: &[u8], range: Range<usize>, distance: usize) -> String {
    let mut text = String::new();
    for (at, chunk) in pack(memory, range, distance, LITERAL) {
        let _ = writeln!(text, " unpack({at}, {distance}, {});", literal(chunk.as_bytes()));
    }
    text
}

/// A range of memory in blocks, each with the distance for which it is shorter packed, if it is.
fn blocks(memory: &[u8], range: Range<usize>) -> Vec<(Range<usize>, Option<usize>)> {
    let mut blocks: Vec<(Range<usize>, Option<usize>)> = vec![];
    for start in range.clone().step_by(BLOCK) {
        let block = start..range.end.min(start + BLOCK);
        let fitting = DISTANCES.into_iter().filter(|&distance| distance <= start);
        let ways =
            fitting.map(|distance| (unpacked(memory, block.clone(), distance), Some(distance)));
        let ways = ways.chain([(copied(memory, block.clone()), None)]);
        let best = ways.min_by_key(|(text, _)| text.len()).and_then(|(_, way)| way);
        match blocks.last_mut() {
            Some((before, way)) if *way == best => before.end = block.end,
            _ => blocks.push((block, best)),
        }
    }
    blocks
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
