//! The items of a program.

mod builder;
mod impls;
mod imports;
mod macros;
mod references;

use self::builder::Builder;
use self::macros::Macros;
use super::item::{Item, Kind};
use crate::syntax::{self, is_of_root, range, word};
use anyhow::{Result, anyhow};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Attribute, File, ImplItem, ItemImpl, TraitItem};

/// Collects the items of a program, outer ones first, and which do something though nothing refers to them.
pub fn collect(text: &str) -> Result<(Vec<Item>, BTreeSet<usize>)> {
    let parse = || -> syn::Result<(TokenStream, File)> {
        let tokens: TokenStream = text.parse()?;
        Ok((tokens.clone(), syn::parse2(tokens)?))
    };
    let (tokens, syntax) = parse().map_err(|error| {
        let at = error.span().start();
        anyhow!("the bundle is not Rust, line {}, column {}: {error}", at.line, at.column + 1)
    })?;
    let mut collector = Collector { builder: Builder::new(text), macros: Macros::default() };
    collector.visit_file(&syntax);
    let Collector { builder: Builder { mut items, roots, .. }, macros } = collector;
    macros.expand(&mut items);
    references::find(tokens, &mut items);
    Ok((items, roots))
}

struct Collector<'a> {
    builder: Builder<'a>,
    macros: Macros,
}

impl Collector<'_> {
    fn inside(&mut self, id: usize, visit: impl FnOnce(&mut Self)) {
        self.builder.enter(id);
        visit(self);
        self.builder.leave();
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let id = impls::add(&mut self.builder, item);
        let is_of_trait = item.trait_.is_some();
        let kind = if is_of_trait { Kind::TraitImplItem } else { Kind::InherentItem };
        self.inside(id, |this| {
            for item in &item.items {
                let name = match item {
                    ImplItem::Const(item) => &item.ident,
                    ImplItem::Fn(item) => &item.sig.ident,
                    ImplItem::Type(item) => &item.ident,
                    _ => continue,
                };
                let id = this.builder.add(kind, range(item), range(name));
                if let ImplItem::Fn(item) = item {
                    this.builder.items[id].is_function = item.sig.constness.is_none();
                    this.builder.items[id].body = range(&item.block);
                }
                this.inside(id, |this| visit::visit_impl_item(this, item));
            }
        });
    }
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Impl(item) => return self.implementation(item),
            syn::Item::Macro(item) => return self.macros.add(&mut self.builder, item),
            syn::Item::Use(item) => return imports::add(&mut self.builder, item),
            _ => {}
        }
        let Some(name) = syntax::name(item).map(range) else { return };
        let id = self.builder.add(Kind::Definition, range(item), name);
        let added = &mut self.builder.items[id];
        match item {
            syn::Item::Mod(_) => added.goes_when_empty = true,
            syn::Item::Const(item) => added.goes_when_empty = item.ident == "_",
            syn::Item::Fn(item) => {
                added.is_function = item.sig.constness.is_none();
                added.body = range(&item.block);
            }
            syn::Item::Type(_) => added.is_alias = true,
            syn::Item::Enum(item) => {
                added.defines = item.variants.iter().map(|it| word(&it.ident)).collect();
            }
            _ => {}
        }
        self.inside(id, |this| {
            impls::add_derives(&mut this.builder, item);
            visit::visit_item(this, item);
        });
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if is_of_root(attribute) {
            self.builder.add_root();
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            _ => return,
        };
        let id = self.builder.add(Kind::TraitItem, range(item), range(name));
        if let TraitItem::Fn(item) = item {
            self.builder.items[id].is_function = item.sig.constness.is_none();
            self.builder.items[id].body = item.default.as_ref().map(range).unwrap_or_default();
        }
        self.inside(id, |this| visit::visit_trait_item(this, item));
    }
}
