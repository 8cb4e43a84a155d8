//! Stage 2, lowering: from the instructions of the stack machine to expression trees and statements.

mod branch;
mod control;
mod function;
mod instruction;
mod memory;
mod operator;
mod state;

use crate::module::{Code, Module};
use crate::tree::Program;
use anyhow::{Context, Result};

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
    Ok(Program { module, bodies })
}
