//! Deciding `cfg` and `cfg_attr`: on items, and on what may have attributes inside them.

use super::cfg::Config;
use crate::edit::Edits;
use crate::syntax::{attributes, is_doc_or_lint, range, with_comma};
use anyhow::{Error, Result};
use quote::ToTokens;
use std::slice;
use syn::visit::{self, Visit};
use syn::{Attribute, Item};

/// Decides the conditions in one file.
#[derive(Clone, Copy)]
pub struct Conditions<'a> {
    /// What the crate is compiled with.
    pub config: &'a Config,
    /// The text of the file.
    pub text: &'a str,
}

impl Conditions<'_> {
    /// Decides the conditions on a node, and removes it if one does not hold; whether that is so.
    ///
    /// # Errors
    /// If a condition is not written as it should be.
    pub fn remove(
        self,
        attrs: &[Attribute],
        node: &impl ToTokens,
        edits: &mut Edits,
    ) -> Result<bool> {
        for attribute in attrs {
            let Some(mut metas) = self.config.attributes(slice::from_ref(attribute))? else {
                edits.remove(with_comma(self.text, range(node)));
                return Ok(true);
            };
            if attribute.path().is_ident("cfg") || attribute.path().is_ident("cfg_attr") {
                // Where a module's file is, is no longer asked.
                metas.retain(|meta| !meta.path().is_ident("path"));
                metas.retain(|meta| !self.config.is_library || !is_doc_or_lint(meta.path()));
                let texts = metas.iter().map(|meta| format!("#[{}]", meta.to_token_stream()));
                edits.replace(range(attribute), texts.collect::<Vec<_>>().join(" "));
            }
        }
        Ok(false)
    }

    /// Decides the conditions on an item and on all inside it.
    ///
    /// # Errors
    /// If a condition is not written as it should be.
    pub fn decide(self, item: &Item, edits: &mut Edits) -> Result<()> {
        let mut walk = Walk { conditions: self, edits, error: None };
        walk.visit_item(item);
        walk.error.map_or(Ok(()), Err)
    }
}

struct Walk<'a, 'b> {
    conditions: Conditions<'a>,
    edits: &'b mut Edits,
    error: Option<Error>,
}

impl Walk<'_, '_> {
    fn removed(&mut self, attrs: &[Attribute], node: &impl ToTokens) -> bool {
        match self.conditions.remove(attrs, node, self.edits) {
            Ok(removed) => removed,
            Err(error) => {
                self.error.get_or_insert(error);
                true
            }
        }
    }
}

macro_rules! visit_unless_removed {
    ($($visit:ident: $Node:ident,)*) => {$(
        fn $visit(&mut self, node: &'ast syn::$Node) {
            if !self.removed(&node.attrs, node) {
                visit::$visit(self, node);
            }
        }
    )*};
}

impl<'ast> Visit<'ast> for Walk<'_, '_> {
    visit_unless_removed! {
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
        if !self.removed(attributes(item), item) {
            visit::visit_item(self, item);
        }
    }
}
