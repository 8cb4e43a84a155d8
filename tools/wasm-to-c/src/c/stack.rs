//! The stacks of the program: that of the module, which is in memory and holds arrays, and that of C,
//! which holds locals.
//!
//! The module's stack is moved to the end of memory, from where it grows down to the heap, so that one
//! may have what the other does not need. A program without recursion has a stack of just the size that
//! its longest chain of calls takes. In one with recursion, each cycle of calls contains a function that
//! is guarded: it checks that there is enough of both stacks for what is called before the next check.

use super::order::{Part, calls};
use crate::tree::Program;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};

/// The export that is called, without arguments, when a stack overflows; it must end the program.
const HANDLER: &str = "stack_overflow";

/// The alignment of the stack pointer.
const ALIGNMENT: u32 = 16;

/// The stacks of a program.
#[derive(Default)]
pub(super) struct Stacks {
    /// The module's stack; none if the module has none, or one that is left where it is.
    pub memory: Option<MemoryStack>,
    /// The definitions that check that there is enough of both stacks.
    pub guarded: BTreeSet<Part>,
    /// The function that is called if there is not.
    pub handler: Option<usize>,
}

/// The stack in memory.
pub(super) struct MemoryStack {
    /// The global that holds its lowest address in use.
    pub pointer: usize,
    /// The bytes that calls take, at most, until the next guarded function is called.
    pub reserve: u32,
}

/// The function to call when a stack overflows.
pub(super) fn handler(program: &Program) -> Option<usize> {
    let handler = program.module.export(HANDLER)?;
    let of = program.module.signature(handler);
    let is_defined = handler >= program.imports();
    (is_defined && of.params.is_empty() && of.results.is_empty()).then_some(handler)
}

/// The definitions that are called before they are defined: one in each cycle of calls, or more.
pub(super) fn recursive(parts: &[Part]) -> BTreeSet<Part> {
    let definition = |part: &Part| match *part {
        Part::Declaration(f) => Some(Part::Definition(f)),
        Part::IndirectDeclaration(of, table) => Some(Part::IndirectDefinition(of, table)),
        Part::Definition(_) | Part::IndirectDefinition(..) => None,
    };
    parts.iter().filter_map(definition).collect()
}

impl MemoryStack {
    /// Of a program that consists of these parts, in which each definition comes after those that it
    /// calls and that are not guarded; none if the module does not say which global is the pointer.
    ///
    /// # Errors
    /// If it cannot be moved, as a function does not use it as LLVM does.
    pub fn find(
        program: &Program,
        parts: &[Part],
        guarded: &BTreeSet<Part>,
    ) -> Result<Option<MemoryStack>> {
        let Some(pointer) = program.module.stack_pointer else { return Ok(None) };
        let mut needs: BTreeMap<Part, u32> = BTreeMap::new();
        let mut reserve = 0;
        for &part in parts {
            let frame = match part {
                Part::Definition(f) => {
                    let Some(body) = program.body(f) else { continue };
                    body.frame(pointer).with_context(|| unknown(program, f))?
                }
                Part::IndirectDefinition(..) => 0,
                Part::Declaration(_) | Part::IndirectDeclaration(..) => continue,
            };
            let callees =
                calls(program, part).into_iter().filter(|callee| !guarded.contains(callee));
            let most = callees.filter_map(|callee| needs.get(&callee)).max().copied();
            let need = frame.saturating_add(most.unwrap_or(0));
            needs.insert(part, need);
            reserve = reserve.max(need);
        }
        let reserve = reserve.checked_next_multiple_of(ALIGNMENT);
        let reserve = reserve.context("the stack of the module takes 4 GiB; expected less")?;
        Ok(Some(MemoryStack { pointer, reserve }))
    }
}

/// Why the stack cannot be moved.
fn unknown(program: &Program, function: usize) -> String {
    let name = program.module.names.get(&function).map_or("no name", |name| name);
    format!(
        "function {function} ({}) does not lower the global __stack_pointer once at its start, as code \
         of LLVM does; translate what the compiler made, or leave that name out of the module",
        name.escape_debug()
    )
}
