//! The calls inside an item that paste names, written out where they stand: as associated items, statements
//! or expressions.

use super::groups::shown;
use super::{MOST_BYTES, Macros, paste};
use crate::edit::Edits;
use crate::load::context::is_double_colon;
use crate::load::sources::Source;
use crate::syntax::{has_word, is_punct, range};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::Range;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Block, Expr, ImplItem, Item, Stmt, TraitItem};

impl Macros {
    /// An item of a file with this text, with the calls in it written out that paste names; `None` if there
    /// are none, or one of them cannot be told.
    pub fn with_pasted(&self, item: &Item, text: &str) -> Option<Source> {
        let range = range(item);
        if !self.may_paste(&text[range.clone()]) {
            return None;
        }
        let mut edits = Edits::default();
        if !self.write_out(item.to_token_stream(), text, &mut edits)? {
            return None;
        }
        let end = edits.moved(range.end);
        let text = edits.apply(text)[range.start..end].to_owned();
        let syntax = syn::parse_file(&text).ok()?;
        (text.len() <= MOST_BYTES).then_some(Source { text, syntax })
    }

    /// Whether a text has the name of a macro that pastes.
    fn may_paste(&self, text: &str) -> bool {
        let mut pasting = self.in_scope.iter().filter(|(name, _)| self.pastes(name));
        has_word(text, "paste") || pasting.any(|(name, _)| has_word(text, name))
    }

    /// Whether a macro pastes names: one in scope, or `paste!` itself.
    fn pastes(&self, name: &str) -> bool {
        self.get(name).map_or(name == "paste", |definition| definition.pastes)
    }

    /// Writes out the calls among some tokens that paste names; whether there are any.
    fn write_out(&self, tokens: TokenStream, text: &str, edits: &mut Edits) -> Option<bool> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut found = false;
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let Some(call) = self.call_before(&tokens, at) else {
                found |= self.write_out(group.stream(), text, edits)?;
                continue;
            };
            let start = call.start;
            let (is_statement, is_paste) =
                (is_statement(&tokens, start, at), self.is_paste(&tokens[call.clone()]));
            let written = self.pasted(&tokens[call], group, 0)?;
            let (with, is_items) = as_it_stands(written, is_statement, is_paste)?;
            let mut place = range(&tokens[start]).start..range(group).end;
            let after = &text[place.end..];
            if is_items && after.trim_start().starts_with(';') {
                place.end += after.find(';')? + 1;
            }
            edits.replace(place, with);
            found = true;
        }
        Some(found)
    }

    /// The path and the mark of a call that pastes names, whose arguments are `tokens[at]`.
    fn call_before(&self, tokens: &[TokenTree], at: usize) -> Option<Range<usize>> {
        let [before @ .., TokenTree::Ident(name), mark] = &tokens[..at] else { return None };
        if !is_punct(Some(mark), '!') {
            return None;
        }
        let name = name.to_string();
        let is_path = |krate: &str| {
            matches!(before, [.., TokenTree::Ident(first), _, _] if first == krate)
                && is_double_colon(before, before.len() - 2)
        };
        if is_path("paste") && paste::NAMES.contains(&&*name) || is_path("crate") {
            return (is_path("paste") || self.pastes(&name)).then_some(at - 5..at);
        }
        (!is_punct(before.last(), ':') && self.pastes(&name)).then_some(at - 2..at)
    }

    /// Whether such a call is one of `paste!` itself.
    fn is_paste(&self, call: &[TokenTree]) -> bool {
        let is_path = matches!(&call[0], TokenTree::Ident(first) if first == "paste");
        is_path && call.len() > 2 || self.get(&call[call.len() - 2].to_string()).is_none()
    }

    /// What a call that pastes names stands for, with all such calls in that.
    fn pasted(&self, call: &[TokenTree], arguments: &Group, depth: usize) -> Option<TokenStream> {
        let written = if self.is_paste(call) {
            paste::written(arguments.stream())?
        } else {
            let arguments = [TokenTree::Group(arguments.clone())];
            let call = call.iter().cloned().chain(arguments).collect();
            paste::without_calls(self.written(&syn::parse2(call).ok()?, depth)?)?
        };
        self.without_pasting(written, depth + 1)
    }

    /// Some tokens with what the calls among them stand for that paste names, instead of them.
    fn without_pasting(&self, tokens: TokenStream, depth: usize) -> Option<TokenStream> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut found: Vec<TokenTree> = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else {
                found.push(token.clone());
                continue;
            };
            let Some(call) = self.call_before(&tokens, at) else {
                let inner = self.without_pasting(group.stream(), depth)?;
                found.push(TokenTree::Group(Group::new(group.delimiter(), inner)));
                continue;
            };
            found.truncate(found.len() - call.len());
            let written = self.pasted(&tokens[call], group, depth)?;
            found.push(TokenTree::Group(Group::new(Delimiter::None, written)));
        }
        Some(found.into_iter().collect())
    }
}

/// Whether a call from `start` to its arguments, `tokens[end]`, is a statement that nothing has to end.
fn is_statement(tokens: &[TokenTree], start: usize, end: usize) -> bool {
    let is_braces = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    let begins = start.checked_sub(1).map(|before| &tokens[before]);
    let is_first = begins.is_none_or(|token| is_braces(token) || is_punct(Some(token), ';'));
    let next = tokens.get(end + 1);
    let goes_on = [';', '.', '?'].iter().any(|&c| is_punct(next, c));
    is_first && is_braces(&tokens[end]) && next.is_some() && !goes_on
}

/// The text of what a call stands for, which may be a statement, and whether that is items, each of which is
/// on a line of its own, by which the compiler tells of it. `None` if it is neither items nor statements; or
/// if it has variables, unless these are kept for what follows.
fn as_it_stands(
    written: TokenStream,
    is_statement: bool,
    are_variables_kept: bool,
) -> Option<(String, bool)> {
    if syn::parse2::<Expr>(written.clone()).is_ok() {
        let text = if is_statement {
            format!("{};", shown(written))
        } else {
            shown(TokenTree::Group(Group::new(Delimiter::None, written)).into()).to_string()
        };
        return Some((text, false));
    }
    let lines = lines::<TraitItem>(&written)
        .or_else(|| lines::<ImplItem>(&written))
        .or_else(|| lines::<Item>(&written));
    if let Some(lines) = lines {
        return Some((lines, true));
    }
    let statements = Block::parse_within.parse2(written.clone()).ok()?;
    let has_names = statements.iter().any(|it| matches!(it, Stmt::Local(_) | Stmt::Item(_)));
    let written = shown(written);
    if are_variables_kept {
        let is_open = matches!(statements.last(), Some(Stmt::Expr(_, None)));
        let end = if is_statement && is_open { ";" } else { "" };
        return Some((format!("{written}{end}"), false));
    }
    let block = Group::new(Delimiter::Brace, written);
    (!has_names).then(|| (block.to_string(), false))
}

/// Some tokens as a list of items, if they are one.
fn lines<T: Parse + ToTokens>(tokens: &TokenStream) -> Option<String> {
    let all = |input: ParseStream| {
        let mut lines = Vec::new();
        while !input.is_empty() {
            lines.push(shown(input.parse::<T>()?.to_token_stream()).to_string());
        }
        Ok(lines.join("\n"))
    };
    all.parse2(tokens.clone()).ok()
}
