//! Text with holes, such as `cf{contest}{index}`: what the holes stand for in a text, and the text again.

use std::collections::BTreeMap;

/// What the holes of a pattern stand for.
pub type Values = BTreeMap<String, String>;

enum Part<'a> {
    Text(&'a str),
    Hole { name: &'a str, form: &'a str },
}

/// Reads what the holes of `pattern` stand for in `text`, all of which it must describe; whether it
/// does. Letters outside of holes may be of either case. A hole that has a value already, or is there
/// twice, must match the same text, ignoring case and the difference of `-` and `_`.
pub fn read(pattern: &str, text: &str, values: &mut Values) -> bool {
    let mut found = values.clone();
    let matches = rest(&parts(pattern), text, &mut found);
    if matches {
        *values = found;
    }
    matches
}

/// The text that `pattern` is with these values; `None` where one is missing.
pub fn write(pattern: &str, values: &Values) -> Option<String> {
    let part = |part: &Part| match *part {
        Part::Text(text) => Some(text.to_owned()),
        Part::Hole { name, form } => values.get(name).map(|value| match form {
            "A" => value.to_ascii_uppercase(),
            "_" => value.replace('-', "_"),
            "A_" => value.to_ascii_uppercase().replace('-', "_"),
            _ => value.clone(),
        }),
    };
    parts(pattern).iter().map(part).collect()
}

fn parts(pattern: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    for (i, piece) in pattern.split(['{', '}']).enumerate() {
        if i % 2 == 1 {
            let (name, form) = piece.split_once(':').unwrap_or((piece, ""));
            parts.push(Part::Hole { name, form });
        } else if !piece.is_empty() {
            parts.push(Part::Text(piece));
        }
    }
    parts
}

/// Matches the parts with all of `text`: a hole takes as much as it can.
fn rest(parts: &[Part], text: &str, values: &mut Values) -> bool {
    match parts.split_first() {
        None => text.is_empty(),
        Some((Part::Text(start), others)) => {
            let same = text.get(..start.len()).is_some_and(|t| t.eq_ignore_ascii_case(start));
            same && rest(others, &text[start.len()..], values)
        }
        Some((Part::Hole { name, .. }, others)) => {
            let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            let most = text.find(|c| !word(c)).unwrap_or(text.len()).min(LONGEST);
            (1..=most).rev().any(|end| {
                let value = &text[..end];
                let mut with = values.clone();
                let fits =
                    fits(name, value) && with.get(*name).is_none_or(|known| id(known) == id(value));
                with.entry((*name).to_owned()).or_insert_with(|| value.to_owned());
                let matches = fits && rest(others, &text[end..], &mut with);
                if matches {
                    *values = with;
                }
                matches
            })
        }
    }
}

/// No name of a problem is longer.
pub const LONGEST: usize = 50;

/// Whether a hole of that name can stand for `value`.
fn fits(hole: &str, value: &str) -> bool {
    match hole {
        "number" | "contest" => value.bytes().all(|byte| byte.is_ascii_digit()),
        "index" => {
            let digits = value.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            let letters = value.len() - digits.len();
            let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
            (1..=2).contains(&letters) && digits.len() <= 2 && are_digits
        }
        _ => !value.starts_with(['-', '_']) && !value.ends_with(['-', '_']),
    }
}

/// A value as it is in the name of a package.
pub fn id(value: &str) -> String {
    value.to_ascii_lowercase().replace('_', "-")
}

#[cfg(test)]
mod tests;
