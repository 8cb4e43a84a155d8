//! Warnings that are nobody's fault: a library may have fields that are never read, and so may a macro of
//! a library leave something unused in the solution. A bundle allows these where they stand. What else
//! the compiler says of the solution is for its author.

use crate::changes::CHANGES;
use crate::rustc::{Compiled, Span};
use crate::{patterns, since_2024};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ItemMod, Stmt};

/// Lints that are off by default: only pruning turns them on, and those of [`CHANGES`] and [`since_2024`].
const PRUNING: [&str; 2] = ["unused_macro_rules", patterns::LINT];

/// The lints that a bundle is to allow.
#[derive(Default, PartialEq, Eq)]
pub struct Lints {
    /// Those of modules of libraries, by the modules' names.
    pub modules: BTreeMap<String, BTreeSet<String>>,
    /// Those of items of the solution, by where these begin.
    pub items: BTreeMap<usize, BTreeSet<String>>,
}

/// The lints that `modules` do not pass, and those that `items`, which are the solution's, do not pass for
/// what macros in these modules expand to; at those places that are still there.
pub fn to_allow(
    compiled: &Compiled,
    modules: &[(Range<usize>, String)],
    items: &[Range<usize>],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Lints {
    let mut found = Lints::default();
    for diagnostic in &compiled.diagnostics {
        let Some(code) = diagnostic.code() else { continue };
        let lint = match code {
            // This lint reports an error's code.
            "E0133" => "unsafe_op_in_unsafe_fn",
            lint if PRUNING.contains(&lint) || since_2024::LINTS.contains(&lint) => continue,
            lint if CHANGES.iter().any(|change| change.lint == lint && !change.is_on) => continue,
            lint => lint,
        };
        for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
            let place = span.call_site().range();
            if !is_there(&place) {
                continue;
            }
            let is_in = |range: &Range<usize>| range.contains(&place.start);
            if let Some((_, name)) = modules.iter().find(|(module, _)| is_in(module)) {
                found.modules.entry(name.clone()).or_default().insert(lint.to_owned());
            } else if is_by_macro_of(span, modules)
                && let Some(item) = items.iter().find(|item| is_in(item))
            {
                found.items.entry(item.start).or_default().insert(lint.to_owned());
            }
        }
    }
    found
}

/// Whether a place is in the expansion of a macro that one of `modules` defines.
fn is_by_macro_of(span: &Span, modules: &[(Range<usize>, String)]) -> bool {
    let place = span.range();
    span.is_expanded() && modules.iter().any(|(module, _)| module.contains(&place.start))
}

/// The lint that a module does not pass only once it is formatted: braces on one line around what a block
/// returns, as a condition on them leaves behind.
pub fn lints_of_format(module: &ItemMod) -> Option<String> {
    struct Braces(bool);
    impl Visit<'_> for Braces {
        fn visit_block(&mut self, block: &Block) {
            if let Some(Stmt::Expr(Expr::Block(inner), None)) = block.stmts.last() {
                self.0 |= matches!(&inner.block.stmts[..], [Stmt::Expr(_, None)]);
            }
            visit::visit_block(self, block);
        }
    }
    let mut braces = Braces(false);
    braces.visit_item_mod(module);
    braces.0.then(|| "unused_braces".to_owned())
}
