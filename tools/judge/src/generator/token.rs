//! The parts of limits.

use anyhow::{Result, bail};

/// A part of limits.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token {
    Number(i128),
    Name(String),
    Sign(&'static str),
    /// What follows `of`.
    Letters(String),
}

const SIGNS: [&str; 15] =
    ["<=", "<", "..", ",", ";", ":", "[", "]", "(", ")", "+", "-", "*", "^", "\n"];

/// The parts, each with what is left from it on.
pub(super) fn tokens(text: &str) -> Result<Vec<(Token, &str)>> {
    let mut tokens: Vec<(Token, &str)> = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\r']);
        let Some(first) = rest.chars().next() else { return Ok(tokens) };
        let until = |end: fn(char) -> bool| rest.find(end).unwrap_or(rest.len());
        let is_letters = matches!(tokens.last(), Some((Token::Name(name), _)) if name == "of");
        let (token, length) = if is_letters {
            let length = until(|c| c.is_whitespace() || c == ',' || c == ';');
            (Token::Letters(letters(&rest[..length])), length)
        } else if first.is_ascii_digit() {
            let length = until(|c| !c.is_ascii_digit());
            let Ok(number) = rest[..length].parse() else {
                bail!("{} is too large", &rest[..length])
            };
            (Token::Number(number), length)
        } else if first.is_ascii_alphabetic() || first == '_' {
            let length = until(|c| !c.is_ascii_alphanumeric() && c != '_');
            (Token::Name(rest[..length].to_owned()), length)
        } else if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
            (Token::Sign(if sign == "\n" { ";" } else { sign }), sign.len())
        } else {
            bail!("`{first}` is not understood, at `{rest}`")
        };
        tokens.push((token, rest));
        rest = &rest[length..];
    }
}

/// Letters, of which `a-z` are all in between too.
fn letters(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut all = String::new();
    let mut at = 0;
    while at < chars.len() {
        match chars[at..] {
            [first, '-', last, ..] if first < last && last.is_ascii_alphanumeric() => {
                all.extend(first..=last);
                at += 3;
            }
            _ => {
                all.push(chars[at]);
                at += 1;
            }
        }
    }
    all
}
