//! The comment at the start of a C file: what it is, and the Rust that it was made from.

use anyhow::{Context, Result};
use bundler::package::Solution;
use std::fs;

/// The comment for `solution`; without its Rust, where that makes more than `room` bytes.
pub fn header(solution: &Solution, command: &str, room: usize) -> Result<String> {
    let path = &solution.binary.root;
    let source = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let source = source.trim_start_matches('\u{feff}').trim_end();
    // Judge, title and URL, as the solution's own header has them.
    let title = source.lines().map_while(|line| line.strip_prefix("//!")).take(2);
    let mut lines: Vec<&str> = title.map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        lines.push(&solution.package.name);
    }
    let lines: Vec<String> = lines.into_iter().map(safe).collect();
    let top = format!("/* {}\n   Made by `{}` from ", lines.join("\n   "), safe(command));
    let whole = format!("{top}this Rust:\n\n{}\n*/\n", safe(source));
    let is_too_long = whole.len() > room;
    Ok(if is_too_long { format!("{top}Rust for which there is no room here. */\n") } else { whole })
}

/// `text` as it may stand in a comment: nothing in it begins or ends one, is a trigraph, or turns the
/// direction of writing.
fn safe(text: &str) -> String {
    let text = text.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?");
    let text = text.replace("??", "? ?").replace("\r\n", "\n");
    let is_odd = |c: char| {
        let is_direction = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        is_direction || c.is_control() && c != '\n' && c != '\t'
    };
    text.replace(is_odd, "?")
}
