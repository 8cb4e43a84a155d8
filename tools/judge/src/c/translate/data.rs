//! What the memory holds at the start.

use super::module::Module;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How many bytes a string literal has at most; C89 promises 509.
const LITERAL: usize = 500;

/// The function that puts data where it belongs.
pub(super) fn text(
    module: &Module,
    helpers: &mut BTreeSet<&'static str>,
    _program: bool,
) -> String {
    let mut text = "static void data(void) {\n".to_owned();
    for data in &module.data {
        let Some(at) = data.at else { continue };
        for (i, chunk) in data.bytes.chunks(LITERAL).enumerate() {
            // The rest is 0 anyway.
            let len = chunk.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
            if len > 0 {
                let at = at as usize + i * LITERAL;
                let _ = writeln!(text, " memcpy(mem + {at}, {}, {len});", literal(&chunk[..len]));
            }
        }
    }
    let _ = helpers;
    text + "}\n"
}

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
