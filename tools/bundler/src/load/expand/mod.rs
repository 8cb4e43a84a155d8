//! Expanding the macro calls that stand for items, so that what they write can be pruned like all else, and may
//! be modules in files. A call that cannot be expanded with certainty stays, and the compiler expands it.

mod bindings;
mod pattern;
mod write;

use self::pattern::{Arm, arms};
use super::cfg::Config;
use super::sources::Source;
use crate::syntax::{attributes, is_doc_or_lint, is_keyword, is_primitive, is_punct};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use std::mem;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{Attribute, Item, ItemMacro};

/// How deep macros may call each other, as in rustc.
const MOST_DEPTH: usize = 128;

/// The macros that are in scope at some place, as they are defined one after the other.
pub struct Macros<'a> {
    config: &'a Config,
    in_scope: Vec<(String, Option<Vec<Arm>>)>,
}

impl Macros<'_> {
    /// No macros of a crate with this configuration.
    pub fn new(config: &Config) -> Macros<'_> {
        Macros { config, in_scope: Vec::new() }
    }

    /// Adds a macro that is defined here.
    pub fn define(&mut self, definition: &ItemMacro) {
        if let Some(name) = &definition.ident {
            self.in_scope.push((name.to_string(), arms(definition.mac.tokens.clone())));
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.in_scope.len()
    }

    /// Forgets all but the first `len`, as their module ends.
    pub fn truncate(&mut self, len: usize) {
        self.in_scope.truncate(len);
    }

    /// What a call stands for, if that can be told.
    pub fn expanded(&mut self, call: &ItemMacro) -> Option<Source> {
        // A condition among them is decided.
        let is_idle = |attribute: &Attribute| {
            attribute.path().is_ident("cfg") || is_doc_or_lint(attribute.path())
        };
        if !call.attrs.iter().all(is_idle) {
            return None;
        }
        // What it defines is defined where its items are.
        let len = self.len();
        let items = self.written(&call.mac).and_then(|tokens| self.items(tokens, 0));
        self.truncate(len);
        // Each on a line of its own, by which the compiler tells of it.
        let lines = items?.into_iter().map(|item| Some(shown(item, false)?.to_string()));
        let text = lines.collect::<Option<Vec<_>>>()?.join("\n");
        Source::new(&text, self.config).ok()
    }

    /// Some items, with those that calls among and in them write in their place.
    fn items(&mut self, tokens: TokenStream, depth: usize) -> Option<Vec<TokenStream>> {
        let mut found = Vec::new();
        for mut item in many::<Item>(tokens)? {
            if self.config.attributes(attributes(&item)).ok()?.is_none() {
                continue;
            }
            let written = match &mut item {
                Item::Macro(_) if depth == MOST_DEPTH => return None,
                Item::Macro(call) if call.ident.is_some() => {
                    self.define(call);
                    None
                }
                Item::Macro(call) if call.attrs.iter().all(|it| is_doc_or_lint(it.path())) => {
                    self.written(&call.mac)
                }
                Item::Trait(item) => {
                    item.items = self.associated(mem::take(&mut item.items), depth)?;
                    None
                }
                Item::Impl(item) => {
                    item.items = self.associated(mem::take(&mut item.items), depth)?;
                    None
                }
                _ => None,
            };
            match written {
                Some(tokens) => found.extend(self.items(tokens, depth + 1)?),
                None => found.push(item.to_token_stream()),
            }
        }
        Some(found)
    }

    /// The same of what is in a trait or an impl.
    fn associated<T: Parse + ToTokens>(&self, items: Vec<T>, depth: usize) -> Option<Vec<T>> {
        let mut found = Vec::new();
        for item in items {
            let call = syn::parse2::<ItemMacro>(item.to_token_stream()).ok();
            match call.filter(|it| it.attrs.is_empty()).and_then(|it| self.written(&it.mac)) {
                Some(_) if depth == MOST_DEPTH => return None,
                Some(tokens) => found.extend(self.associated(many(tokens)?, depth + 1)?),
                None => found.push(item),
            }
        }
        Some(found)
    }

    /// What a call writes.
    fn written(&self, call: &syn::Macro) -> Option<TokenStream> {
        let segments = &call.path.segments;
        let is_own = segments.len() == 1 || segments.len() == 2 && segments[0].ident == "crate";
        let name = segments.last()?.ident.to_string();
        let (_, arms) = self.in_scope.iter().rev().find(|(known, _)| is_own && *known == name)?;
        let arguments: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        let mut matched = arms
            .iter()
            .flatten()
            .filter_map(|arm| Some((arm, bindings::matched(&arm.matcher, &arguments)?)));
        let (arm, bindings) = matched.next()?;
        let mut words = BTreeSet::new();
        bindings.values().try_for_each(|it| it.add_words(&mut words))?;
        if words.intersection(&arm.words).any(|word| may_be_variable(word)) {
            return None;
        }
        write::written(&arm.body, &bindings)
    }
}

/// All that some tokens are, one after the other.
fn many<T: Parse>(tokens: TokenStream) -> Option<Vec<T>> {
    let all = |input: ParseStream| {
        let mut found = Vec::new();
        while !input.is_empty() {
            found.push(input.parse()?);
        }
        Ok(found)
    };
    Parser::parse2(all, tokens).ok()
}

/// Whether a variable or a label may have this name: one of a macro's could be taken for one of its arguments.
fn may_be_variable(word: &str) -> bool {
    word.starts_with('\'')
        || word.starts_with(|c: char| c.is_lowercase() || c == '_')
            && !is_primitive(word)
            && !is_keyword(&Ident::new(word, Span::call_site()))
}

/// The tokens without the groups around fragments; `None` if one is in the arguments of a macro call, which may show
/// it or take it apart.
fn shown(tokens: TokenStream, is_argument: bool) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = TokenStream::new();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            found.extend([token.clone()]);
            continue;
        };
        let is_fragment = group.delimiter() == Delimiter::None;
        let is_call =
            matches!(&tokens[..at], [.., TokenTree::Ident(_), mark] if is_punct(Some(mark), '!'));
        let inner = shown(group.stream(), is_argument || is_call && !is_fragment)?;
        if !is_fragment {
            found.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
        } else if is_argument {
            return None;
        } else {
            found.extend(inner);
        }
    }
    Some(found)
}
