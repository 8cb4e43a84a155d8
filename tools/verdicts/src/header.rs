//! What the header of a program says of its problem: `//! judge = { time-limit = 2 }`, as a manifest would.

use crate::error::Result;
use serde_json::{Deserializer, Map, Value};
use std::fs;
use std::path::Path;

/// How the line begins.
const START: &str = "//! judge = {";

/// Where the header of a program may begin: behind a byte order mark, and a first line for a shell.
pub fn start(program: &str) -> usize {
    let text = program.strip_prefix('\u{feff}').unwrap_or(program);
    let is_for_a_shell = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    let line = text.split_inclusive('\n').next().filter(|_| is_for_a_shell);
    program.len() - text.len() + line.map_or(0, str::len)
}

/// The settings in the header of a program; null where it has none.
pub fn settings(root: &Path) -> Result<Value> {
    let text = fs::read_to_string(root).unwrap_or_default();
    let (before, text) = text.split_at(start(&text));
    let header = text.lines().take_while(|line| line.starts_with("//!"));
    let first = 1 + before.lines().count();
    let Some((number, line)) = (first..).zip(header).find(|(_, line)| line.starts_with(START))
    else {
        return Ok(Value::Null);
    };
    let wrong = || {
        format!(
            "{}:{number}: `{line}`; expected `{START} time-limit = 2, memory-limit = 262144 }}`",
            root.display()
        )
    };
    table(&line[START.len()..]).ok_or_else(|| wrong().into())
}

/// What is between the braces of a table of TOML in one line, whose values are as JSON has them.
fn table(mut rest: &str) -> Option<Value> {
    let mut table = Map::new();
    loop {
        let (key, value) = rest.split_once('=')?;
        let mut values = Deserializer::from_str(value).into_iter::<Value>();
        table.insert(key.trim().trim_matches('"').to_owned(), values.next()?.ok()?);
        let after = value[values.byte_offset()..].trim_start();
        match after.strip_prefix(',') {
            Some(more) => rest = more,
            None => return (after.trim_end() == "}").then_some(Value::Object(table)),
        }
    }
}
