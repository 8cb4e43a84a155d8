//! Bounds that take more than a line, each on a line of its own, as rustfmt has them.

use super::macros::indentation;
use crate::edit::{Edits, cut};
use crate::syntax::range;
use anyhow::{Error, Result};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{ItemTrait, PredicateType, Token, TypeParam, TypeParamBound};

/// A formatted text in which no line ends within a bound.
pub fn with_whole_bounds(text: &str) -> Result<String> {
    let mut bounds = Bounds { text, edits: Edits::default(), error: None };
    bounds.visit_file(&syn::parse_file(text)?);
    bounds.error.map_or_else(|| bounds.edits.apply(text), Err)
}

struct Bounds<'a> {
    text: &'a str,
    edits: Edits,
    error: Option<Error>,
}

impl Bounds<'_> {
    fn write(&mut self, bounds: &Punctuated<TypeParamBound, Token![+]>) {
        if let Err(error) = self.try_to_write(bounds) {
            self.error.get_or_insert(error);
        }
    }

    fn try_to_write(&mut self, bounds: &Punctuated<TypeParamBound, Token![+]>) -> Result<()> {
        let all = range(bounds);
        if !cut(self.text, all.clone())?.contains('\n') {
            return Ok(());
        }
        let indent = " ".repeat(indentation(self.text, all.start)? + 4);
        let mut lines = Vec::new();
        for bound in bounds {
            let words: Vec<&str> = cut(self.text, range(bound))?.split_whitespace().collect();
            let line = words.join(" ").replace("< ", "<").replace("( ", "(");
            lines.push(line.replace(", >", ">").replace(", )", ")"));
        }
        self.edits.replace(all, lines.join(&format!("\n{indent}+ ")));
        Ok(())
    }
}

impl<'ast> Visit<'ast> for Bounds<'_> {
    fn visit_item_trait(&mut self, node: &'ast ItemTrait) {
        self.write(&node.supertraits);
        visit::visit_item_trait(self, node);
    }

    fn visit_predicate_type(&mut self, node: &'ast PredicateType) {
        self.write(&node.bounds);
    }

    fn visit_type_param(&mut self, node: &'ast TypeParam) {
        self.write(&node.bounds);
    }
}
