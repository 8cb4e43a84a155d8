//! The lints that modules of libraries are to allow: fields that are never read, and the like. The
//! bundle compiles without warnings, and libraries stay as they are written.

use crate::rustc::Compiled;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The lints that modules are to allow, by the modules' names.
pub type Lints = BTreeMap<String, BTreeSet<String>>;

/// The lints that `modules` do not pass, at those places that are still there.
pub fn to_allow(
    compiled: &Compiled,
    modules: &[(Range<usize>, String)],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Lints {
    let mut found = Lints::new();
    for diagnostic in &compiled.diagnostics {
        let Some(code) = &diagnostic.code else { continue };
        let lint = match code.code.as_str() {
            // This lint reports an error's code.
            "E0133" => "unsafe_op_in_unsafe_fn",
            // It is off by default: only pruning turns it on.
            "unused_macro_rules" => continue,
            lint => lint,
        };
        for place in diagnostic.primary_places().filter(&is_there) {
            for (_, name) in modules.iter().filter(|(module, _)| module.contains(&place.start)) {
                found.entry(name.clone()).or_default().insert(lint.to_owned());
            }
        }
    }
    found
}
