//! Functions that can be replaced by another: forwarders and duplicates.

use crate::tree::{Expr, Program, Stmt, is_call_of};
use std::collections::{BTreeMap, BTreeSet};

/// What each function can be substituted by: one that it forwards all its parameters to and does
/// nothing else, or an earlier one with the same body.
pub(super) fn substitutes(program: &Program) -> BTreeMap<usize, usize> {
    let module = &program.module;
    let never_return = program.never_return();
    let mut all = BTreeMap::new();
    for (f, function) in program.defined() {
        let call = match &function.body[..] {
            [Stmt::Return(values)] if values.len() == 1 => Some(&values[0]),
            [Stmt::Evaluate(e)] if function.results.is_empty() => Some(e),
            [Stmt::Evaluate(e), Stmt::Trap] if is_call_of(e, &never_return) => Some(e),
            _ => None,
        };
        if let Some(Expr::Call(g, args)) = call {
            let forwards = args.len() == function.params
                && args.iter().enumerate().all(|(i, arg)| *arg == Expr::Local(i));
            if forwards && *g != f && module.signature(f) == module.signature(*g) {
                all.insert(f, *g);
                continue;
            }
        }
        let first = program.defined().find(|(_, other)| *other == function);
        if let Some((first, _)) = first.filter(|(first, _)| *first < f) {
            all.insert(f, first);
        }
    }
    // Chains are left to the next round: a function that has a substitute itself is none for another.
    let sources: Vec<usize> = all.keys().copied().collect();
    all.retain(|_, to| !sources.contains(to));
    all
}

/// Puts substitutes into the tables, and returns all functions that are in these then.
pub(super) fn in_tables(program: &mut Program, substitutes: &BTreeMap<usize, usize>) -> Vec<usize> {
    let defined: BTreeSet<usize> = program.defined().map(|(f, _)| f).collect();
    let mut all = Vec::new();
    for f in program.module.tables.iter_mut().flatten().flatten() {
        *f = substitutes.get(f).copied().filter(|to| defined.contains(to)).unwrap_or(*f);
        all.push(*f);
    }
    all
}
