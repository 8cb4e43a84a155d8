//! Expanding the macro calls that stand for items, so that what they write can be pruned like all else, and may
//! be modules in files. A call that cannot be expanded with certainty stays, and the compiler expands it.

mod bindings;
mod pattern;
mod write;

use self::pattern::{Arm, arms};
use super::cfg::Config;
use super::sources::Source;
use crate::syntax::{attributes, identifiers, is_doc_or_lint, is_keyword, is_primitive, is_punct};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
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
    pub fn expanded(&self, call: &ItemMacro) -> Option<Source> {
        // A condition among them is decided.
        let is_idle = |attribute: &Attribute| {
            attribute.path().is_ident("cfg") || is_doc_or_lint(attribute.path())
        };
        if !call.attrs.iter().all(is_idle) {
            return None;
        }
        // Each on a line of its own, by which the compiler tells of it.
        let items = self.items(self.written(&call.mac)?, 0)?.into_iter();
        let lines = items.map(|item| Some(shown(item, false)?.to_string()));
        let text = lines.collect::<Option<Vec<_>>>()?.join("\n");
        Source::new(&text, self.config).ok()
    }

    /// Some items, with those that calls among them write in their place.
    fn items(&self, tokens: TokenStream, depth: usize) -> Option<Vec<TokenStream>> {
        let mut found = Vec::new();
        for item in syn::parse2::<syn::File>(tokens).ok()?.items {
            if self.config.attributes(attributes(&item)).ok()?.is_none() {
                continue;
            }
            let written = match &item {
                Item::Macro(call) if call.ident.is_some() || depth == MOST_DEPTH => return None,
                Item::Macro(call) if call.attrs.iter().all(|it| is_doc_or_lint(it.path())) => {
                    self.written(&call.mac)
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
        let is_shared = |word: &String| arm.words.contains(word) && may_be_variable(word);
        if identifiers(call.tokens.clone()).iter().any(is_shared) {
            return None;
        }
        write::written(&arm.body, &bindings)
    }
}

/// Whether a variable may have this name: one of a macro's could be taken for one of its arguments.
fn may_be_variable(word: &str) -> bool {
    word.starts_with(|c: char| c.is_lowercase() || c == '_')
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
