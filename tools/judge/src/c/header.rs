//! The comment at the start of a C file: what it is, and the Rust that it was made from.

use anyhow::{Context, Result};
use bundler::package::Solution;
use std::fs;

/// The comment for `solution`, of at most `room` bytes where that is enough for its first lines.
///
/// # Errors
/// If the solution cannot be read.
pub fn header(solution: &Solution, command: &str, room: usize) -> Result<String> {
    let path = &solution.binary.root;
    let source = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let source = source.trim_start_matches('\u{feff}').trim_end();
    // Judge, title and URL, as the solution's own header has them.
    let title = source.lines().map_while(|line| line.strip_prefix("//!")).take(2);
    let mut lines: Vec<&str> = title.map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        lines.push(&solution.package);
    }
    let made = format!("Made by `{command}` from this Rust:");
    lines.push(&made);
    let top: Vec<String> = lines.into_iter().map(safe).collect();
    let top = format!("/* {}\n\n", top.join("\n   "));
    let source = format!("{}\n", safe(source));
    let end = "*/\n";
    if top.len() + source.len() + end.len() <= room {
        return Ok(top + &source + end);
    }
    let end = "... the rest is left out: the judge takes no larger file\n*/\n";
    let room = room.saturating_sub(top.len() + end.len());
    let mut cut = String::new();
    for line in source.split_inclusive('\n') {
        if cut.len() + line.len() > room {
            break;
        }
        cut.push_str(line);
    }
    Ok(top + &cut + end)
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
