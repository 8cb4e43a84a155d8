//! Attributes and conditions among tokens: also those in macros, which no syntax tree shows.

use super::cfg::Config;
use super::context::Place;
use crate::edit::Edits;
use crate::syntax::{is_doc_or_lint, is_punct};
use anyhow::{Result, ensure};
use proc_macro2::{Delimiter, Group, TokenTree};
use std::ops::Range;
use syn::Meta;

/// Removes the attribute whose brackets are `tokens[at]`, if it is documentation or a lint; whether it is.
pub fn remove(tokens: &[TokenTree], at: usize, place: Place, edits: &mut Edits) -> bool {
    let Some((range, group)) = attribute_at(tokens, at) else { return false };
    // In a macro's definition it may be anything.
    let Ok(meta) = syn::parse2::<Meta>(group.stream()) else { return false };
    if !is_doc_or_lint(meta.path()) {
        return false;
    }
    match place {
        // A macro may match on its arguments' attributes.
        Place::Arguments if meta.path().is_ident("doc") => edits.replace(range, "#[doc = \"\"]"),
        Place::Arguments => {}
        Place::Code | Place::Definition => edits.remove(range),
    }
    true
}

/// Decides the condition in the group after `cfg`: in `cfg!(…)`, if `is_call`, or in an attribute, or in what a
/// macro turns into one. What most attributes in code are on is removed as a whole; see [`super::conditions`].
///
/// # Errors
/// If the condition is not written as it should be, or depends on a metavariable.
pub fn decide_cfg(is_call: bool, group: &Group, config: &Config, edits: &mut Edits) -> Result<()> {
    if group.stream().to_string().contains('$') {
        ensure!(
            !is_call,
            "`cfg!({})`: this is known only where the macro is called",
            group.stream()
        );
    } else if let Ok(condition) = syn::parse2(group.stream()) {
        let always = if config.condition(&condition)? { "(all())" } else { "(any())" };
        edits.replace(group.span().byte_range(), always);
    }
    Ok(())
}

/// The attribute whose brackets are `tokens[at]`: where it is, and the brackets.
fn attribute_at(tokens: &[TokenTree], at: usize) -> Option<(Range<usize>, &Group)> {
    let TokenTree::Group(group) = &tokens[at] else { return None };
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let inner = at >= 2 && is_punct(tokens.get(at - 1), '!') && is_punct(tokens.get(at - 2), '#');
    let outer = at >= 1 && is_punct(tokens.get(at - 1), '#');
    if !inner && !outer {
        return None;
    }
    let first = if inner { at - 2 } else { at - 1 };
    Some((tokens[first].span().byte_range().start..group.span().byte_range().end, group))
}
