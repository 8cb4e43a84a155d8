//! The items of a program.

mod aliases;
mod builder;
mod impls;
mod imports;
mod macros;

use self::aliases::Aliases;
use self::builder::Builder;
use self::macros::Macros;
use super::item::{Item, Kind};
use super::references;
use crate::syntax::{self, range};
use anyhow::{Result, anyhow};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{Block, Expr, File, ImplItem, ItemConst, ItemImpl, Signature, Stmt, TraitItem};

/// Collects the items of a program, outer ones first.
///
/// # Errors
/// If the text is not Rust.
pub fn collect(text: &str) -> Result<Vec<Item>> {
    let parse = || -> syn::Result<(TokenStream, File)> {
        let tokens: TokenStream = text.parse()?;
        Ok((tokens.clone(), syn::parse2(tokens)?))
    };
    let (tokens, syntax) = parse().map_err(|error| {
        let at = error.span().start();
        anyhow!("the bundle is not Rust, line {}, column {}: {error}", at.line, at.column + 1)
    })?;
    let mut collector = Collector {
        builder: Builder::new(text),
        macros: Macros::default(),
        traits: BTreeSet::new(),
        aliases: Aliases::default(),
    };
    collector.visit_file(&syntax);
    let Collector { builder: Builder { mut items, .. }, macros, traits, aliases } = collector;
    macros.expand(&mut items);
    for header in items.iter_mut().flat_map(|item| &mut item.impls) {
        header.is_own_trait = header.of_trait.as_ref().is_some_and(|name| traits.contains(name));
        header.shape = aliases.resolved(&header.shape);
        header.argument = header.argument.as_ref().map(|shape| aliases.resolved(shape));
    }
    references::find(text, tokens, &mut items);
    Ok(items)
}

struct Collector<'a> {
    builder: Builder<'a>,
    macros: Macros,
    /// The names of the program's own traits.
    traits: BTreeSet<String>,
    aliases: Aliases,
}

impl Collector<'_> {
    fn inside(&mut self, id: usize, visit: impl FnOnce(&mut Self)) {
        self.builder.enter(id);
        visit(self);
        self.builder.leave();
    }

    /// Visits statements that are items, or macro calls that stand for items.
    fn visit_items_among(&mut self, statements: &[Stmt]) {
        for statement in statements {
            match statement {
                Stmt::Macro(call) => {
                    self.macros.add_call(&mut self.builder, range(call), &call.mac);
                }
                _ => self.visit_stmt(statement),
            }
        }
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let id = impls::add(&mut self.builder, item);
        let kind = if item.trait_.is_none() { Kind::Definition } else { Kind::TraitImplItem };
        self.inside(id, |this| {
            for item in &item.items {
                let name = match item {
                    ImplItem::Const(item) => &item.ident,
                    ImplItem::Fn(item) => &item.sig.ident,
                    ImplItem::Type(item) => &item.ident,
                    _ => continue,
                };
                let id = this.builder.add(kind, range(item), range(name));
                this.builder.items[id].is_associated = true;
                if let ImplItem::Fn(item) = item {
                    this.builder.items[id].body = body(&item.sig, &item.block);
                }
                this.inside(id, |this| visit::visit_impl_item(this, item));
            }
        });
    }
}

/// The body of a function, if the compiler itself does not run it.
fn body(signature: &Signature, block: &Block) -> Option<Range<usize>> {
    signature.constness.is_none().then(|| range(block))
}

/// The statements of a constant without a name that is there for its items: `const _: () = { … };`.
fn statements(item: &ItemConst) -> Option<&[Stmt]> {
    let block = match &*item.expr {
        Expr::Block(block) => &block.block,
        Expr::Unsafe(block) => &block.block,
        _ => return None,
    };
    let is_item = |statement: &Stmt| matches!(statement, Stmt::Item(_) | Stmt::Macro(_));
    (item.ident == "_" && block.stmts.iter().all(is_item)).then_some(&block.stmts)
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Impl(item) => return self.implementation(item),
            syn::Item::Macro(item) => return self.macros.add(&mut self.builder, item),
            syn::Item::Use(item) => return imports::add(&mut self.builder, item),
            syn::Item::Trait(item) => {
                self.traits.insert(item.ident.to_string());
            }
            _ => {}
        }
        self.aliases.add(item);
        let Some(name) = syntax::name(item).map(range) else { return };
        let id = self.builder.add(Kind::Definition, range(item), name.clone());
        let added = &mut self.builder.items[id];
        added.goes_when_empty = matches!(item, syn::Item::Mod(_));
        if let syn::Item::Fn(item) = item {
            added.body = body(&item.sig, &item.block);
        }
        let name = &self.builder.text[name];
        if name.starts_with('_') && !matches!(item, syn::Item::Static(_)) {
            // A leading underscore silences the lints.
            added.is_unlinted = true;
            added.clues = vec![vec![name.to_owned()]];
        }
        if let syn::Item::Const(item) = item
            && let Some(statements) = statements(item)
        {
            return self.inside(id, |this| this.visit_items_among(statements));
        }
        self.inside(id, |this| {
            impls::add_derives(&mut this.builder, item);
            if let syn::Item::Trait(item) = item {
                impls::add_supertraits(&mut this.builder, item);
            }
            visit::visit_item(this, item);
        });
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            _ => return,
        };
        let id = self.builder.add(Kind::Definition, range(item), range(name));
        self.builder.items[id].is_associated = true;
        if let TraitItem::Fn(item) = item {
            let block = item.default.as_ref();
            self.builder.items[id].body = block.and_then(|block| body(&item.sig, block));
        }
        self.inside(id, |this| visit::visit_trait_item(this, item));
    }
}
