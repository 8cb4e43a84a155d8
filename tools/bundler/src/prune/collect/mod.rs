//! The items of a program.

mod builder;
mod impls;
mod imports;
mod macros;
mod references;

use self::builder::Builder;
use self::macros::Macros;
use super::item::{Item, Kind};
use crate::syntax::{self, range};
use anyhow::{Result, anyhow};
use proc_macro2::TokenStream;
use syn::visit::{self, Visit};
use syn::{Expr, File, ImplItem, ItemConst, ItemImpl, Stmt, TraitItem};

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
    let mut collector = Collector { builder: Builder::new(text), macros: Macros::default() };
    collector.visit_file(&syntax);
    let Collector { builder: Builder { mut items, .. }, macros } = collector;
    macros.expand(&mut items);
    references::find(tokens, &mut items);
    Ok(items)
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
                }
                this.inside(id, |this| visit::visit_impl_item(this, item));
            }
        });
    }
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
            _ => {}
        }
        let Some(name) = syntax::name(item).map(range) else { return };
        let id = self.builder.add(Kind::Definition, range(item), name);
        let added = &mut self.builder.items[id];
        added.goes_when_empty = matches!(item, syn::Item::Mod(_));
        if let syn::Item::Fn(item) = item {
            added.is_function = item.sig.constness.is_none();
        }
        if let syn::Item::Const(item) = item
            && let Some(statements) = statements(item)
        {
            added.goes_when_empty = true;
            return self.inside(id, |this| this.visit_items_among(statements));
        }
        self.inside(id, |this| {
            impls::add_derives(&mut this.builder, item);
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
        let id = self.builder.add(Kind::TraitItem, range(item), range(name));
        if let TraitItem::Fn(item) = item {
            self.builder.items[id].is_function = item.sig.constness.is_none();
        }
        self.inside(id, |this| visit::visit_trait_item(this, item));
    }
}
