//! Attributes and conditions among tokens: those of items, and those in macros, which no syntax tree
//! shows.

use super::cfg::Config;
use super::context::{Place, has_metavariables};
use crate::edit::Edits;
use crate::syntax::{is_doc_or_lint, is_punct};
use anyhow::{Result, ensure};
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use std::ops::Range;
use syn::Attribute;
use syn::parse::Parser;

/// Rewrites the attribute whose brackets are `tokens[at]`: removes it where it is documentation or a
/// lint of a library, and decides its condition. Whether the tokens in its brackets are done with.
///
/// # Errors
/// If its condition is not written as it should be.
pub fn rewrite(
    tokens: &[TokenTree],
    at: usize,
    place: Place,
    config: &Config,
    edits: &mut Edits,
) -> Result<bool> {
    let Some((range, group)) = attribute_at(tokens, at) else { return Ok(false) };
    // In a macro's definition it may be anything.
    let Some(attribute) = parse(group) else { return Ok(false) };
    if config.is_library && is_doc_or_lint(attribute.path()) {
        match place {
            // A macro may match on its arguments' attributes.
            Place::Arguments if attribute.path().is_ident("doc") => {
                edits.replace(range, "#[doc = \"\"]");
            }
            Place::Arguments => {}
            Place::Code | Place::Definition => edits.remove(range),
        }
        return Ok(true);
    }
    if attribute.path().is_ident("cfg") {
        if !has_metavariables(group) {
            match (config.holds(&attribute)?, place) {
                (true, Place::Arguments) => edits.replace(range, "#[cfg(all())]"),
                (true, _) => edits.remove(range),
                // In code, what most conditions are on is removed as a whole; see [`super::conditions`].
                (false, _) => edits.replace(range, "#[cfg(any())]"),
            }
        }
        return Ok(true);
    }
    Ok(attribute.path().is_ident("cfg_attr"))
}

/// Decides the condition in the group after a bare `cfg`: in `cfg!(…)`, if `is_call`, or in what a
/// macro turns into an attribute.
///
/// # Errors
/// If the condition is not written as it should be, or depends on a metavariable.
pub fn decide_cfg(is_call: bool, group: &Group, config: &Config, edits: &mut Edits) -> Result<()> {
    if has_metavariables(group) {
        ensure!(
            !is_call,
            "`cfg!({})`: this is known only where the macro is called",
            group.stream()
        );
        return Ok(());
    }
    let condition: TokenStream = format!("#[cfg({})]", group.stream()).parse().unwrap_or_default();
    if let Ok([attribute]) = Attribute::parse_outer.parse2(condition).as_deref() {
        let always = if config.holds(attribute)? { "(all())" } else { "(any())" };
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

fn parse(group: &Group) -> Option<Attribute> {
    let hash = TokenTree::Punct(Punct::new('#', Spacing::Alone));
    let tokens: TokenStream = [hash, TokenTree::Group(group.clone())].into_iter().collect();
    Attribute::parse_outer.parse2(tokens).ok()?.into_iter().next()
}
