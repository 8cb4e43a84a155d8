//! The dead items that rustc's lints name.

use super::item::{Kind, contains};
use super::program::Program;
use super::state::State;
use crate::rustc::Compiled;
use crate::{drops, patterns};
use std::collections::BTreeSet;

/// Lints that name what is unused, turned on however much the source allows, one that is on in newer
/// editions only, and those that tell of what newer editions drop earlier or do not read. None of any
/// other is an error: that a library allows them is not in its text any more.
pub const LINTS: [&str; 17] = [
    "--cap-lints=warn",
    "--force-warn",
    "dead_code",
    "--force-warn",
    "unused_imports",
    "--force-warn",
    "unused_macros",
    "--force-warn",
    "unused_macro_rules",
    "--force-warn",
    "unsafe_op_in_unsafe_fn",
    "--force-warn",
    drops::LINTS[0],
    "--force-warn",
    drops::LINTS[1],
    "--force-warn",
    patterns::LINT,
];

/// The items that lints name; not those that turned out to be needed.
pub fn unused(program: &Program, state: &State, compiled: &Compiled) -> Vec<usize> {
    let mut found = BTreeSet::new();
    for diagnostic in &compiled.diagnostics {
        let Some(code) = &diagnostic.code else { continue };
        let lint = code.code.as_str();
        if !matches!(lint, "dead_code" | "unused_imports" | "unused_macros" | "unused_macro_rules")
        {
            continue;
        }
        for span in diagnostic.spans.iter().filter(|span| span.is_primary && !span.is_expanded()) {
            let range = span.range();
            let is_meant = |&id: &usize| {
                let item = &program.items[id];
                match (lint, item.kind) {
                    ("unused_imports", Kind::Import) => {
                        contains(&range, &item.name) || contains(&item.name, &range)
                    }
                    ("unused_macro_rules", Kind::MacroArm) => contains(&item.range, &range),
                    ("dead_code" | "unused_macros", Kind::Definition | Kind::Impl) => {
                        item.name == range
                    }
                    _ => false,
                }
            };
            let present = (0..program.items.len()).filter(|item| !state.removed.contains(item));
            found.extend(present.filter(is_meant));
        }
    }
    found.difference(&state.needed).copied().collect()
}
