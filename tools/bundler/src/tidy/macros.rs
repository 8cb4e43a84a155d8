//! Macros as their authors spaced them: what is in them has no grammar by which it could be formatted.

use crate::edit::{Edits, cut};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Item, Macro};

/// A formatted item, whose macros are spaced as in `source`, where `item` has its places.
pub fn spaced_as(source: &str, item: &Item, formatted: &str) -> Result<String> {
    let file = syn::parse_file(formatted)?;
    let (mut own, mut shown) = (Macros::default(), Macros::default());
    own.visit_item(item);
    shown.visit_file(&file);
    let mut edits = Edits::default();
    for (own, shown) in own.0.iter().zip(&shown.0) {
        // What a macro wrote has blanks between all tokens.
        if own.path.span().byte_range().end == own.bang_token.span().byte_range().start {
            let (open, close) = ends(shown);
            let indent = indentation(formatted, open.start)?;
            edits.replace(open.start..close.end, spaced(source, own, indent)?);
        }
    }
    edits.apply(formatted)
}

/// The macros of an item, in order.
#[derive(Default)]
struct Macros<'a>(Vec<&'a Macro>);

impl<'ast> Visit<'ast> for Macros<'ast> {
    fn visit_macro(&mut self, node: &'ast Macro) {
        self.0.push(node);
    }
}

/// Where the delimiters of a macro are.
fn ends(of: &Macro) -> (Range<usize>, Range<usize>) {
    let span = of.delimiter.span();
    (span.open().byte_range(), span.close().byte_range())
}

/// How far the line is indented that the place `at` is on.
pub(super) fn indentation(text: &str, at: usize) -> Result<usize> {
    let line = cut(text, 0..at)?.rsplit('\n').next().unwrap_or_default();
    Ok(line.len() - line.trim_start().len())
}

/// The text of a macro in its delimiters without comments and empty lines, of which the last line is indented so far.
fn spaced(source: &str, own: &Macro, indent: usize) -> Result<String> {
    let (open, close) = ends(own);
    let before = indentation(source, close.start)?;
    let mut places = vec![open];
    add_places(own.tokens.clone(), &mut places);
    places.push(close);
    let (mut text, mut end) = (String::new(), places[0].start);
    // The tokens that a comment of documentation stands for are all at one place.
    for Range { start, end: next } in places {
        if start < end {
            continue;
        }
        let gap = cut(source, end..start)?;
        if let Some((_, line)) = gap.rsplit_once('\n') {
            let own = line.len() - line.trim_start().len();
            text.extend(["\n", &" ".repeat((own + indent).saturating_sub(before))]);
        } else if !gap.is_empty() {
            text.push(' ');
        }
        text += cut(source, start..next)?;
        end = next;
    }
    Ok(text)
}

fn add_places(tokens: TokenStream, places: &mut Vec<Range<usize>>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                places.push(group.span_open().byte_range());
                add_places(group.stream(), places);
                places.push(group.span_close().byte_range());
            }
            token => places.push(token.span().byte_range()),
        }
    }
}
