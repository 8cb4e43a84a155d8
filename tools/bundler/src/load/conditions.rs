//! Deciding `cfg` and `cfg_attr`: on items, and on what may have attributes inside them.

use super::cfg::Config;
use crate::edit::Edits;
use crate::syntax::{attributes, is_doc_or_lint, range, with_comma};
use anyhow::{Error, Result};
use quote::ToTokens;
use std::slice;
use syn::visit::{self, Visit};
use syn::{AttrStyle, Attribute, Item, Meta};

/// Decides the conditions in a file with this text, and removes what is not there.
pub fn decide(config: &Config, text: &str, file: &syn::File, edits: &mut Edits) -> Result<()> {
    let mut conditions = Conditions { config, text, edits, error: None };
    conditions.visit_file(file);
    conditions.error.map_or(Ok(()), Err)
}

struct Conditions<'a> {
    config: &'a Config,
    text: &'a str,
    edits: &'a mut Edits,
    error: Option<Error>,
}

impl Conditions<'_> {
    /// Decides the conditions on a node; whether it is there.
    fn is_there(&mut self, attrs: &[Attribute], node: &impl ToTokens) -> bool {
        attrs.iter().all(|attribute| {
            match self.config.attributes(slice::from_ref(attribute)) {
                Ok(Some(metas)) => {
                    self.write(attribute, metas);
                    return true;
                }
                Ok(None) => self.edits.remove(with_comma(self.text, range(node))),
                Err(error) => {
                    self.error.get_or_insert(error);
                }
            }
            false
        })
    }

    /// Writes what a condition stands for.
    fn write(&mut self, attribute: &Attribute, mut metas: Vec<Meta>) {
        if ["cfg", "cfg_attr"].iter().any(|name| attribute.path().is_ident(name)) {
            // What is not decided stays as it is written.
            if metas == [attribute.meta.clone()] {
                return;
            }
            metas.retain(|meta| !self.config.is_library || !is_doc_or_lint(meta.path()));
            let mark = if matches!(attribute.style, AttrStyle::Inner(_)) { "#!" } else { "#" };
            let texts = metas.iter().map(|meta| format!("{mark}[{}]", meta.to_token_stream()));
            self.edits.replace(range(attribute), texts.collect::<Vec<_>>().join(" "));
        }
    }
}

macro_rules! visit_what_is_there {
    ($($visit:ident: $Node:ident,)*) => {$(
        fn $visit(&mut self, node: &'ast syn::$Node) {
            if self.is_there(&node.attrs, node) {
                visit::$visit(self, node);
            }
        }
    )*};
}

impl<'ast> Visit<'ast> for Conditions<'_> {
    visit_what_is_there! {
        visit_impl_item_fn: ImplItemFn,
        visit_impl_item_const: ImplItemConst,
        visit_impl_item_type: ImplItemType,
        visit_impl_item_macro: ImplItemMacro,
        visit_trait_item_fn: TraitItemFn,
        visit_trait_item_const: TraitItemConst,
        visit_trait_item_type: TraitItemType,
        visit_foreign_item_fn: ForeignItemFn,
        visit_field: Field,
        visit_variant: Variant,
        visit_arm: Arm,
        visit_local: Local,
        visit_stmt_macro: StmtMacro,
        visit_expr_block: ExprBlock,
        visit_expr_if: ExprIf,
        visit_expr_call: ExprCall,
        visit_expr_method_call: ExprMethodCall,
        visit_expr_macro: ExprMacro,
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if self.is_there(attributes(item), item) {
            visit::visit_item(self, item);
        }
    }
}
