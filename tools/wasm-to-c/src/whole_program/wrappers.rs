//! Functions that only call another, or end the program, with their parameters and constants: a call of
//! one becomes what it does.

use crate::tree::{Expr, Function, Program, Stmt};
use std::collections::BTreeMap;
use std::slice;

/// What each such function does, by its index; its parameters are the first locals.
pub(super) fn wrappers(program: &Program) -> BTreeMap<usize, Vec<Stmt>> {
    let mut all: BTreeMap<usize, Vec<Stmt>> = BTreeMap::new();
    for (f, function) in program.defined() {
        if is_wrapper(function) {
            all.insert(f, function.body.clone());
        }
    }
    // Chains are left to the next round.
    let sources: Vec<usize> = all.keys().copied().collect();
    let calls_one = |body: &[Stmt]| {
        let exprs = body.iter().flat_map(Stmt::exprs);
        exprs
            .into_iter()
            .any(|e| e.any(&mut |e| matches!(e, Expr::Call(g, _) if sources.contains(g))))
    };
    all.retain(|_, body| !calls_one(body));
    all
}

/// Whether it is one statement, and perhaps a trap after it, that uses each parameter once.
fn is_wrapper(function: &Function) -> bool {
    let operands = match &function.body[..] {
        [Stmt::Evaluate(Expr::Call(_, args))] if function.results.is_empty() => &args[..],
        [Stmt::Evaluate(Expr::Call(_, args)), Stmt::Trap] => &args[..],
        [Stmt::Exit(status)] => slice::from_ref(status),
        _ => return false,
    };
    let mut used = vec![0; function.params];
    let are_simple = operands.iter().all(|operand| match operand {
        Expr::Const(..) | Expr::Address(..) => true,
        Expr::Local(local) if *local < function.params => {
            used[*local] += 1;
            true
        }
        _ => false,
    });
    are_simple && used.iter().all(|&uses| uses == 1)
}

/// Replaces each statement that calls one of these.
pub(super) fn replace_calls(body: &mut Vec<Stmt>, wrappers: &BTreeMap<usize, Vec<Stmt>>) {
    let mut at = 0;
    while at < body.len() {
        body[at].bodies_mut().into_iter().for_each(|inner| replace_calls(inner, wrappers));
        let mut length = 1;
        if let Stmt::Evaluate(Expr::Call(f, args)) = &body[at]
            && let Some(does) = wrappers.get(f)
        {
            let does: Vec<Stmt> = does.iter().map(|stmt| with_arguments(stmt, args)).collect();
            length = does.len();
            body.splice(at..=at, does);
        }
        at += length;
    }
}

/// The statement of a wrapper that is called with these arguments.
fn with_arguments(stmt: &Stmt, args: &[Expr]) -> Stmt {
    let mut stmt = stmt.clone();
    for e in stmt.exprs_mut() {
        let operands =
            if let Expr::Call(_, operands) = e { operands.iter_mut().collect() } else { vec![e] };
        for operand in operands {
            if let Expr::Local(local) = operand {
                *operand = args[*local].clone();
            }
        }
    }
    stmt
}
