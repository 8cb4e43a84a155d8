//! Expanding the macro calls that stand for items, so that what they write can be pruned like all else, and may
//! be modules in files. A call that cannot be expanded with certainty stays, and the compiler expands it.

mod bindings;
mod groups;
mod hygiene;
mod pattern;
mod write;

use self::groups::{has_fragments, shown};
use self::pattern::{Arm, arms};
use super::sources::Source;
use crate::syntax::{has_identifier, is_doc_or_lint, is_punct};
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::{Attribute, Item, ItemMacro};

/// More text than any call is worth.
const MOST_BYTES: usize = 1 << 18;

/// How deep macros may call each other.
const MOST_DEPTH: usize = 32;

/// The macros that are in scope at some place, as they are defined one after the other.
#[derive(Default)]
pub struct Macros {
    in_scope: Vec<(String, Rc<Option<Vec<Arm>>>)>,
}

impl Macros {
    /// Adds a macro that is defined here.
    pub fn define(&mut self, definition: &ItemMacro) {
        let Some(name) = &definition.ident else { return };
        let arms = arms(definition.mac.tokens.clone());
        self.in_scope.push((name.to_string(), Rc::new(arms)));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.in_scope.len()
    }

    /// Forgets all but the first `len`, as their module ends.
    pub fn truncate(&mut self, len: usize) {
        self.in_scope.truncate(len);
    }

    /// The arms of the macro that has this name, if they are understood.
    fn arms(&self, name: &str) -> Option<&[Arm]> {
        let (_, arms) = self.in_scope.iter().rev().find(|(known, _)| known == name)?;
        arms.as_deref()
    }

    /// What a call stands for, if that can be told.
    pub fn expanded(&self, call: &ItemMacro) -> Option<Source> {
        // A condition among them is decided.
        let is_idle = |attribute: &Attribute| {
            attribute.path().is_ident("cfg") || is_doc_or_lint(attribute.path())
        };
        if !call.attrs.iter().all(is_idle) {
            return None;
        }
        let items = self.of_call(&call.mac, 0)?;
        // Each on a line of its own, by which the compiler tells of it.
        let lines = items.into_iter().map(|item| shown(item).to_string());
        let text = lines.collect::<Vec<_>>().join("\n");
        let syntax = syn::parse_file(&text).ok()?;
        (text.len() <= MOST_BYTES).then_some(Source { text, syntax })
    }

    /// The items that a call writes, and those that the calls in them write.
    fn of_call(&self, call: &syn::Macro, depth: usize) -> Option<Vec<TokenStream>> {
        self.items(self.written(call, depth)?, depth + 1)
    }

    /// What a call writes.
    fn written(&self, call: &syn::Macro, depth: usize) -> Option<TokenStream> {
        let segments = &call.path.segments;
        let is_own = segments.len() == 1 || segments.len() == 2 && segments[0].ident == "crate";
        let arms = self.arms(&segments.last()?.ident.to_string()).filter(|_| is_own)?;
        let arguments: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        let mut found =
            arms.iter().filter_map(|arm| Some((arm, bindings::matched(&arm.matcher, &arguments)?)));
        let (arm, bindings) = found.next()?;
        let mut variables = BTreeSet::new();
        hygiene::variables(&arm.body, &mut variables);
        if has_identifier(call.tokens.clone(), &variables) {
            return None;
        }
        let tokens = own_crate(write::written(&arm.body, &bindings)?)?;
        (depth < MOST_DEPTH && self.is_faithful(tokens.clone())).then_some(tokens)
    }

    /// Some items, without the calls among them that stand for items.
    fn items(&self, tokens: TokenStream, depth: usize) -> Option<Vec<TokenStream>> {
        let mut found = Vec::new();
        for item in syn::parse2::<syn::File>(tokens).ok()?.items {
            match &item {
                Item::Macro(call) if call.ident.is_some() => return None,
                Item::Macro(call) if call.attrs.iter().all(|a| is_doc_or_lint(a.path())) => {
                    match self.of_call(&call.mac, depth) {
                        Some(tokens) => found.extend(tokens),
                        None if has_fragments(call.mac.tokens.clone()) => return None,
                        None => found.push(item.to_token_stream()),
                    }
                }
                _ => found.push(item.to_token_stream()),
            }
        }
        Some(found)
    }

    /// Whether what is called in some tokens takes fragments for what they are: not a macro that shows
    /// them, or takes them apart.
    fn is_faithful(&self, tokens: TokenStream) -> bool {
        const SHOW: [&str; 6] =
            ["stringify", "concat", "assert", "debug_assert", "assert_eq", "debug_assert_eq"];
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        tokens.iter().enumerate().all(|(at, token)| {
            let TokenTree::Group(group) = token else { return true };
            let called = match &tokens[..at] {
                [.., TokenTree::Ident(name), mark] if is_punct(Some(mark), '!') => name.to_string(),
                _ => String::new(),
            };
            let shows = SHOW.contains(&&*called);
            let takes_apart = self.arms(&called).is_some_and(|arms| arms.len() > 1);
            // Of items the arms are matched here.
            let is_opened = shows || takes_apart && !ends_an_item(&tokens, at);
            if is_of_test(&tokens[..at]) {
                return true;
            }
            !(is_opened && has_fragments(group.stream())) && self.is_faithful(group.stream())
        })
    }
}

/// Whether a group after some tokens is the body of a module that is there in tests only.
fn is_of_test(before: &[TokenTree]) -> bool {
    let [.., TokenTree::Group(condition), TokenTree::Ident(keyword), TokenTree::Ident(_)] = before
    else {
        return false;
    };
    keyword == "mod" && condition.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Whether a call whose arguments are `tokens[at]` may stand for items.
fn ends_an_item(tokens: &[TokenTree], at: usize) -> bool {
    let before = at.checked_sub(3).map(|before| &tokens[before]);
    let begins = match before {
        None | Some(TokenTree::Group(_)) => true,
        Some(TokenTree::Punct(punct)) => matches!(punct.as_char(), ';' | ':'),
        _ => false,
    };
    begins && (is_punct(tokens.get(at + 1), ';') || tokens.get(at + 1).is_none())
}

/// The tokens with `crate` for `$crate`; `None` if another `$` is there.
fn own_crate(tokens: TokenStream) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = TokenStream::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            token if is_punct(Some(token), '$') => match tokens.get(at + 1) {
                Some(TokenTree::Ident(word)) if word == "crate" => {}
                _ => return None,
            },
            TokenTree::Group(group) => {
                let inner = Group::new(group.delimiter(), own_crate(group.stream())?);
                found.extend([TokenTree::Group(inner)]);
            }
            token => found.extend([token.clone()]),
        }
    }
    Some(found)
}
