//! The lints that modules of libraries do not pass: fields that nothing reads, and the like.

use crate::rustc::Compiled;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The lints that modules are to allow, by the modules' names.
pub type Warnings = BTreeMap<String, BTreeSet<String>>;

/// What `modules` are to allow, of which only some places are still there.
pub fn warnings(
    compiled: &Compiled,
    modules: &[(Range<usize>, String)],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Warnings {
    let mut found = Warnings::new();
    for diagnostic in &compiled.diagnostics {
        let Some(code) = &diagnostic.code else { continue };
        // Some lints are errors by another name.
        let lint = match code.code.as_str() {
            "E0133" => "unsafe_op_in_unsafe_fn",
            // Only the pruner asks for this one.
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
