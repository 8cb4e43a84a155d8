//! Macros: the arms of their definitions, and what their calls may expand to, as far as the tokens of
//! definition and call show it.

use super::builder::Builder;
use crate::prune::item::{Item, Kind};
use crate::syntax::{
    Header, THREAD_LOCAL, end_with, has_attribute, headers, identifiers, is_primitive, is_punct,
    range, walk, word,
};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use syn::{Ident, ItemMacro};

/// The keywords of items with names.
const ITEMS: [&str; 9] =
    ["const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union"];

/// The macros that a program defines, and those that it calls for items.
#[derive(Default)]
pub struct Macros {
    definitions: BTreeMap<String, Vec<TokenStream>>,
    calls: Vec<Call>,
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
            None => self.add_call(builder, item),
        }
    }

    fn add_definition(&mut self, builder: &mut Builder, item: &ItemMacro, name: &Ident) {
        let tokens = item.mac.tokens.clone();
        self.definitions.entry(word(name)).or_default().push(tokens.clone());
        let exported = has_attribute(&item.attrs, "macro_export");
        let kind = if exported { Kind::ExportedMacro } else { Kind::Definition };
        let id = builder.add(kind, range(item), range(name));
        builder.enter(id);
        add_arms(builder, tokens);
        builder.leave();
    }

    fn add_call(&mut self, builder: &mut Builder, call: &ItemMacro) {
        let name = call.mac.path.segments.last().map(|segment| word(&segment.ident));
        let item = builder.add(Kind::MacroCall, range(call), range(call));
        let (name, arguments) = (name.unwrap_or_default(), call.mac.tokens.clone());
        self.calls.push(Call { item, name, arguments });
    }

    /// Adds what each call may expand to, once all definitions are known.
    pub fn expand(self, items: &mut [Item]) {
        for Call { item, name, arguments } in self.calls {
            let definitions = self.definitions.get(&name);
            let item = &mut items[item];
            for tokens in definitions.into_iter().flatten().chain([&arguments]) {
                item.headers.extend(headers(tokens.clone()));
                item.defines.extend(items_in(tokens.clone()));
            }
            // A macro under another name may write any impl, and so may the macros that it calls.
            let is_open = definitions.is_none() && name != THREAD_LOCAL;
            if is_open || item.headers.is_empty() && item.defines.is_empty() {
                item.headers.push(Header::default());
            }
            item.declares = items_in(arguments.clone());
            // `fn $name` is named by an argument.
            item.defines.extend(identifiers(arguments));
            // `const fn` is no constant, and `u8` is defined everywhere.
            let may_be =
                |word: &String| syn::parse_str::<Ident>(word).is_ok() && !is_primitive(word);
            item.defines.retain(may_be);
        }
    }
}

/// Adds the arms of a definition: `matcher => transcriber;` and so on.
fn add_arms(builder: &mut Builder, tokens: TokenStream) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for arm in tokens.split(|token| is_punct(Some(token), ';')) {
        let (Some(first), Some(last)) = (arm.first(), arm.last()) else { continue };
        let start = first.span().byte_range().start;
        let end = end_with(builder.text, last.span().byte_range().end, ';');
        builder.add(Kind::MacroArm, start..end, first.span().byte_range());
    }
}

/// The names of the items among some tokens.
fn items_in(tokens: TokenStream) -> Vec<String> {
    let is_keyword = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if ITEMS.iter().any(|item| word == item));
    let mut found = Vec::new();
    walk(tokens, &mut |tokens, at| match &tokens[..=at] {
        [.., before, TokenTree::Ident(name)] if is_keyword(before) => found.push(word(name)),
        _ => {}
    });
    found
}
