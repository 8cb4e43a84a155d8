//! Files that a program reads when it is compiled: `include!` and `include_str!`.

use crate::edit::Edits;
use crate::syntax::{has_word, is_punct};
use anyhow::{Context, Result, ensure};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::fs;
use std::path::Path;
use syn::LitStr;

/// The largest file that is put in.
const MOST_LINES: usize = 40;

/// The text of the file at `path` with what it includes.
pub fn with_included(text: &str, path: &Path) -> Result<String> {
    let mut edits = Edits::default();
    // What is not Rust is reported by who parses it.
    if ["include", "include_str"].iter().any(|word| has_word(text, word))
        && let Ok(tokens) = text.parse()
    {
        stream(tokens, path, &mut edits)?;
    }
    edits.apply(text)
}

fn stream(tokens: TokenStream, path: &Path, edits: &mut Edits) -> Result<()> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let (before, name, file) = match (&tokens[..at], syn::parse2::<LitStr>(group.stream())) {
            ([before @ .., TokenTree::Ident(name), mark], Ok(file))
                if is_punct(Some(mark), '!') && (name == "include" || name == "include_str") =>
            {
                (before.last(), name, file)
            }
            _ => {
                stream(group.stream(), path, edits)?;
                continue;
            }
        };
        let (start, end) = (name.span().byte_range().start, group.span().byte_range().end);
        // Documentation does nothing in a build.
        if before_equals(&tokens[..at]).is_some_and(|word| word == "doc") {
            edits.replace(start..end, "\"\"");
            continue;
        }
        let held = path.with_file_name(file.value());
        let held = fs::read_to_string(&held).with_context(|| held.display().to_string())?;
        let (lines, file) = (held.lines().count(), file.value());
        ensure!(
            lines <= MOST_LINES,
            "`{name}!`: `{file}` has {lines} lines, and at most {MOST_LINES} are put into a file: write it as code"
        );
        if name == "include_str" {
            edits.replace(start..end, format!("{held:?}"));
            continue;
        }
        edits.replace(start..end, held);
        // After items is no semicolon.
        let is_item = before.is_none_or(|token| match token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            token => is_punct(Some(token), ';'),
        });
        if let Some(semicolon) = tokens.get(at + 1).filter(|it| is_item && is_punct(Some(it), ';'))
        {
            edits.remove(semicolon.span().byte_range());
        }
    }
    Ok(())
}

/// The word before the equals sign before a macro's name and mark, which `tokens` end with.
fn before_equals(tokens: &[TokenTree]) -> Option<&Ident> {
    match tokens {
        [.., TokenTree::Ident(word), equals, _, _] if is_punct(Some(equals), '=') => Some(word),
        _ => None,
    }
}
