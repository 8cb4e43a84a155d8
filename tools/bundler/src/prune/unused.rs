//! The dead items that rustc's lints name.

use super::item::{Kind, contains};
use super::program::Program;
use crate::editions;
use crate::rustc::Compiled;
use std::collections::BTreeSet;

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
    let mut found = BTreeSet::new();
    for diagnostic in &compiled.diagnostics {
        let Some(lint) = diagnostic.code() else { continue };
        if !UNUSED.contains(&lint) {
            continue;
        }
        for span in diagnostic.spans.iter().filter(|span| span.is_primary && !span.is_expanded) {
            let range = span.range();
            let is_meant = |&id: &usize| {
                let item = &program.items[id];
                match (lint, item.kind) {
                    ("unused_imports", Kind::Import) => {
                        contains(&range, &item.name) || contains(&item.name, &range)
                    }
                    (OF_ARMS, Kind::MacroArm) => contains(&item.range, &range),
                    (
                        "dead_code" | "unused_macros",
                        Kind::Definition | Kind::TraitItem | Kind::InherentItem,
                    ) => item.name == range,
                    _ => false,
                }
            };
            found.extend((0..program.items.len()).filter(is_meant));
        }
    }
    found
}
