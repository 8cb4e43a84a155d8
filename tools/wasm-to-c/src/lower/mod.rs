//! Stage 2, lowering: from the instructions of the stack machine to expression trees and statements.

mod branch;
mod control;
mod function;
mod instruction;
mod math;
mod memory;
mod operator;
mod state;

use crate::module::{Code, Module};
use crate::tree::Program;
use anyhow::{Context, Result};
use std::collections::BTreeMap;

/// Lowers all functions of a module that may use `max_memory` bytes.
///
/// # Errors
/// If a function uses what cannot be translated; the message names the function.
pub(crate) fn lower(module: Module, code: &Code<'_>, max_memory: u32) -> Result<Program> {
    let mut bodies = vec![];
    for (index, body) in (module.imports.len()..).zip(&code.bodies) {
        let lowered = function::lower(&module, index, body, &code.addresses, max_memory)
            .with_context(|| {
                let name = module.names.get(&index).map_or("no name", |name| name);
                let offset = body.range().start;
                format!("in function {index} ({}), at offset {offset:#x}", name.escape_debug())
            });
        bodies.push(lowered?);
    }
    let provided = provided(&module);
    Ok(Program { module, bodies, provided })
}

/// What LLVM calls for integers of 128 bits, and what the C has instead.
const PROVIDED: [(&str, &str); 5] = [
    ("__multi3", "multi3"),
    ("__udivti3", "udivti3"),
    ("__umodti3", "umodti3"),
    ("__divti3", "divti3"),
    ("__modti3", "modti3"),
];

/// The functions with these names, which are reserved for them, where they have their type too: the
/// address of the result, and two halves of each operand.
fn provided(module: &Module) -> BTreeMap<usize, &'static str> {
    use crate::module::Type::{I32, I64};
    let mut provided = BTreeMap::new();
    for (&function, name) in &module.names {
        let known = PROVIDED.iter().find(|(of_llvm, _)| of_llvm == name);
        let of = module.functions.get(function).map(|&of| &module.types[of]);
        let fits =
            of.is_some_and(|of| of.params == [I32, I64, I64, I64, I64] && of.results.is_empty());
        if let Some((_, ours)) = known.filter(|_| fits && function >= module.imports.len()) {
            provided.insert(function, *ours);
        }
    }
    provided
}
