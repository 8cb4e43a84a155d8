//! Stage 3: interprocedural passes that make the program shorter: calls that only trap, forwarders, wrappers and
//! duplicates, parameters that are never read, empty stack frames.

mod frames;
mod parameters;
mod substitutes;
mod traps;
mod wrappers;

use crate::simplify::simplify;
use crate::structure::limit_depth;
use crate::tree::{Program, for_each_call};
use std::collections::BTreeSet;

/// Rewrites a program until nothing changes any more; others call the functions that are `fixed`.
pub(crate) fn shorten(mut program: Program, fixed: &[usize]) -> Program {
    program.bodies.iter_mut().for_each(simplify);
    while round(&mut program, fixed) {}
    program.bodies.iter_mut().for_each(limit_depth);
    program
}

/// One round of the passes over all functions; whether something changed. Functions that are `fixed`, and those in
/// tables, keep their parameters.
fn round(program: &mut Program, fixed: &[usize]) -> bool {
    let only_trap = traps::only_trap(program);
    let substitutes = substitutes::substitutes(program);
    let tables = program.module.tables.clone();
    let in_tables = substitutes::in_tables(program, &substitutes);
    let fixed: BTreeSet<usize> = fixed.iter().chain(&in_tables).copied().collect();
    let wrappers = wrappers::wrappers(program);
    let unread = parameters::unread(program, &fixed, &substitutes);
    let mut changed = !unread.is_empty() || program.module.tables != tables;
    for (&f, params) in &unread {
        parameters::remove(program, f, params);
    }
    let stack_pointer = program.module.stack_pointer;
    for function in &mut program.bodies {
        let before = function.body.clone();
        if let Some(stack_pointer) = stack_pointer {
            frames::remove_empty(function, stack_pointer);
        }
        wrappers::replace_calls(&mut function.body, &wrappers);
        traps::replace_calls(&mut function.body, &only_trap);
        for_each_call(&mut function.body, &mut |f, args| {
            if let Some(&substitute) = substitutes.get(f) {
                *f = substitute;
            }
            if let Some(params) = unread.get(f) {
                let mut i = 0..;
                args.retain(|_| i.next().is_some_and(|i| !params.contains(&i)));
            }
        });
        if function.body != before {
            simplify(function);
            changed = true;
        }
    }
    changed
}
