//! Macros: the arms of their definitions, and the lists among the arguments of their calls.

use super::builder::Builder;
use crate::prune::expansion::{self, identifiers};
use crate::prune::item::{Item, Kind};
use crate::syntax::{is_punct, range, with_comma};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::ops::Range;
use std::slice;
use syn::{Ident, ItemMacro};

/// The macros that a program defines, and those that it calls for items.
#[derive(Default)]
pub struct Macros {
    definitions: BTreeMap<String, Vec<Definition>>,
    calls: Vec<Call>,
}

struct Definition {
    at: usize,
    tokens: TokenStream,
}

struct Call {
    item: usize,
    name: String,
    arguments: TokenStream,
}

impl Macros {
    /// Adds the definition or call of a macro.
    pub fn add(&mut self, builder: &mut Builder, item: &ItemMacro) {
        match &item.ident {
            Some(name) => self.add_definition(builder, item, name),
            None => self.add_call(builder, range(item), &item.mac),
        }
    }

    fn add_definition(&mut self, builder: &mut Builder, item: &ItemMacro, name: &Ident) {
        let whole = range(item);
        let definition = Definition { at: whole.start, tokens: item.mac.tokens.clone() };
        self.definitions.entry(name.to_string()).or_default().push(definition);
        let exported = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
        let kind = if exported { Kind::ExportedMacro } else { Kind::Definition };
        let id = builder.add(kind, whole, range(name));
        builder.items[id].is_unlinted = exported;
        builder.items[id].clues = vec![vec![name.to_string()]];
        builder.enter(id);
        add_arms(builder, item.mac.tokens.clone());
        builder.leave();
    }

    /// Adds a call that stands for items, `whole` in the text.
    pub fn add_call(&mut self, builder: &mut Builder, whole: Range<usize>, call: &syn::Macro) {
        let arguments = &call.tokens;
        let name = call.path.segments.last().map(|segment| segment.ident.to_string());
        let id = builder.add(Kind::MacroCall, whole.clone(), whole);
        let item = &mut builder.items[id];
        item.is_unlinted = true;
        item.arguments = identifiers(arguments.clone());
        item.clues = vec![item.arguments.clone()];
        item.defines = expansion::items_in(arguments.clone());
        let name = name.unwrap_or_default();
        self.calls.push(Call { item: id, name, arguments: arguments.clone() });
        builder.enter(id);
        add_lists(builder, arguments.clone(), 0);
        builder.leave();
    }

    /// Tells each call what it expands to, once all definitions are known.
    pub fn expand(&self, items: &mut [Item]) {
        for call in &self.calls {
            let item = &mut items[call.item];
            let Some(definitions) = self.definitions.get(&call.name) else { continue };
            // The last one before the call is the one in scope, unless modules hide it.
            let before = definitions.iter().rev().find(|d| d.at < item.range.start);
            let Some(definition) = before.or(definitions.first()) else { continue };
            item.expansion = identifiers(definition.tokens.clone()).into_iter().collect();
            item.impls = expansion::impls(definition.tokens.clone());
            item.writes = expansion::items_of(definition.tokens.clone());
            if expansion::defines_items(definition.tokens.clone()) {
                item.defines.extend(expansion::leading_identifiers(call.arguments.clone()));
            }
        }
    }
}

/// Adds the arms of a definition: `matcher => transcriber;` and so on.
fn add_arms(builder: &mut Builder, tokens: TokenStream) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for arm in tokens.split(|token| is_punct(Some(token), ';')) {
        let (Some(first), Some(last)) = (arm.first(), arm.last()) else { continue };
        let start = first.span().byte_range().start;
        let end = last.span().byte_range().end;
        let rest = &builder.text[end..];
        let blank = rest.len() - rest.trim_start().len();
        let semicolon = if rest[blank..].starts_with(';') { blank + 1 } else { 0 };
        builder.add(Kind::MacroArm, start..end + semicolon, first.span().byte_range());
    }
}

/// Adds the entries of the lists among the arguments of a call: clauses; or four or more between commas,
/// or side by side. Fewer are no list, and the macro wants all of them.
fn add_lists(builder: &mut Builder, tokens: TokenStream, depth: usize) {
    const LIST: usize = 4;
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let clauses = clauses(&tokens);
    if clauses.len() > 1 {
        for clause in clauses {
            enter_entry(builder, clause);
            builder.leave();
        }
        return;
    }
    let elements = || {
        let elements = tokens.split(|token| is_punct(Some(token), ','));
        elements.filter(|element| !element.is_empty())
    };
    let is_list = elements().count() >= LIST;
    for element in elements() {
        if is_list {
            enter_entry(builder, element);
        }
        // `Trait for u8 u16 u32 u64`: the list is what follows `for`.
        let is_word = |token: &TokenTree| match token {
            TokenTree::Punct(_) => false,
            TokenTree::Ident(ident) => ident != "for",
            _ => true,
        };
        for run in element.chunk_by(|a, b| is_word(a) && is_word(b)) {
            for token in run {
                if run.len() >= LIST {
                    enter_entry(builder, slice::from_ref(token));
                }
                if let (TokenTree::Group(group), true) = (token, depth < 2) {
                    add_lists(builder, group.stream(), depth + 1);
                }
                if run.len() >= LIST {
                    builder.leave();
                }
            }
        }
        if is_list {
            builder.leave();
        }
    }
}

/// The clauses that begin with one word, each of which ends with a semicolon or with braces, where there
/// is nothing else: `impl A for B; impl C for D;`.
fn clauses(tokens: &[TokenTree]) -> Vec<&[TokenTree]> {
    let Some(TokenTree::Ident(word)) = tokens.first() else { return Vec::new() };
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    let begins = |token: &TokenTree| matches!(token, TokenTree::Ident(other) if other == word);
    tokens.chunk_by(|a, b| !(ends(a) && begins(b))).collect()
}

/// Adds an entry of a list, with its comma, and enters it.
fn enter_entry(builder: &mut Builder, tokens: &[TokenTree]) {
    let start = tokens[0].span().byte_range().start;
    let end = tokens[tokens.len() - 1].span().byte_range().end;
    let whole = with_comma(builder.text, start..end);
    let id = builder.add(Kind::ListEntry, whole.clone(), whole);
    let item = &mut builder.items[id];
    item.is_unlinted = true;
    item.arguments = identifiers(tokens.iter().cloned().collect());
    item.clues = vec![item.arguments.clone()];
    builder.enter(id);
}
