//! Bounds that take more than a line, each on a line of its own, as rustfmt has them.

use super::macros::indentation;
use crate::edit::{Edits, cut};
use crate::syntax::range;
use anyhow::Result;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{ItemTrait, PredicateType, Token, TypeParam, TypeParamBound};

/// A formatted text in which no line ends within a bound.
pub fn with_whole_bounds(text: &str) -> Result<String> {
    let file = syn::parse_file(text)?;
    let (mut found, mut edits) = (Found::default(), Edits::default());
    found.visit_file(&file);
    for bounds in found.0 {
        let all = range(bounds);
        if cut(text, all.clone())?.contains('\n') {
            let indent = " ".repeat(indentation(text, all.start)? + 4);
            let lines = bounds.iter().map(|bound| Ok(line(cut(text, range(bound))?)));
            let lines: Vec<String> = lines.collect::<Result<_>>()?;
            edits.replace(all, lines.join(&format!("\n{indent}+ ")));
        }
    }
    edits.apply(text)
}

/// A bound on one line.
fn line(bound: &str) -> String {
    let line = bound.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace("< ", "<").replace("( ", "(").replace(", >", ">").replace(", )", ")")
}

/// The bounds of traits and parameters, in order.
#[derive(Default)]
struct Found<'a>(Vec<&'a Punctuated<TypeParamBound, Token![+]>>);

impl<'ast> Visit<'ast> for Found<'ast> {
    fn visit_item_trait(&mut self, node: &'ast ItemTrait) {
        self.0.push(&node.supertraits);
        visit::visit_item_trait(self, node);
    }

    fn visit_predicate_type(&mut self, node: &'ast PredicateType) {
        self.0.push(&node.bounds);
    }

    fn visit_type_param(&mut self, node: &'ast TypeParam) {
        self.0.push(&node.bounds);
    }
}
