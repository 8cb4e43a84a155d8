//! The dead items that rustc's lints name.

use super::item::{Item, Kind, contains};
use super::program::Program;
use crate::editions;
use crate::rustc::{Compiled, Diagnostic, Span};
use std::collections::BTreeSet;
use std::ops::Range;

/// Lints that name what is unused.
const UNUSED: [&str; 4] = ["dead_code", "unused_imports", "unused_macros", OF_ARMS];

/// That of arms of macros, which is off by default.
pub const OF_ARMS: &str = "unused_macro_rules";

/// Flags for lints that name what is unused, turned on however much the source allows, one that is on in
/// newer editions only, and those that tell what editions read otherwise. None of any other is an error: that a
/// library allows them is not in its text any more.
pub fn flags() -> Vec<&'static str> {
    let lints = UNUSED.into_iter().chain(["unsafe_op_in_unsafe_fn"]).chain(editions::lints());
    ["--cap-lints=warn"].into_iter().chain(lints.flat_map(|lint| ["--force-warn", lint])).collect()
}

/// The items that lints name.
pub fn unused(program: &Program, compiled: &Compiled) -> BTreeSet<usize> {
    let is_meant = |it: &&Diagnostic| it.code().is_some_and(|lint| UNUSED.contains(&lint));
    let spans = compiled.diagnostics.iter().filter(is_meant).flat_map(|it| &it.spans);
    let written = spans.filter(|span| span.is_primary && !span.is_expanded);
    let places: Vec<Range<usize>> = written.map(Span::range).collect();
    let is_unused = |&id: &usize| {
        let Item { kind, range, name, .. } = &program.items[id];
        places.iter().any(|place| match kind {
            Kind::Import => contains(place, name) || contains(name, place),
            Kind::MacroArm => contains(range, place),
            Kind::Definition | Kind::TraitItem | Kind::InherentItem => name == place,
            _ => false,
        })
    };
    (0..program.items.len()).filter(is_unused).collect()
}
