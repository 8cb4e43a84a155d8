//! Parameters that a function never reads.

use crate::module::Signature;
use crate::tree::{Expr, Program, Stmt, for_each_call};
use std::collections::{BTreeMap, BTreeSet};

/// For each function the parameters that it never reads, if all arguments of its calls for them are
/// pure. Functions that are `fixed` are called from elsewhere, and keep theirs. A call of a function
/// that has a substitute counts as one of the substitute.
pub(super) fn unread(
    program: &mut Program,
    fixed: &BTreeSet<usize>,
    substitutes: &BTreeMap<usize, usize>,
) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut unread = BTreeMap::new();
    for (f, function) in program.defined() {
        if fixed.contains(&f) {
            continue;
        }
        let mut params: BTreeSet<usize> = (0..function.params).collect();
        function.for_each_expr(&mut |e| {
            if let Expr::Local(local) = e {
                params.remove(local);
            }
        });
        if !params.is_empty() {
            unread.insert(f, params);
        }
    }
    for function in &mut program.bodies {
        for_each_call(&mut function.body, &mut |f, args| {
            if let Some(params) = unread.get_mut(substitutes.get(f).unwrap_or(f)) {
                params.retain(|&i| args[i].is_pure());
            }
        });
    }
    unread.retain(|_, params| !params.is_empty());
    unread
}

/// Makes these parameters of a function ordinary locals, which come last.
pub(super) fn remove(program: &mut Program, f: usize, unread: &BTreeSet<usize>) {
    let imports = program.imports();
    let function = &mut program.bodies[f - imports];
    let kept = (0..function.locals.len()).filter(|i| !unread.contains(i));
    let order: Vec<usize> = kept.chain(unread.iter().copied()).collect();
    let mut new = vec![0; order.len()];
    for (to, &from) in order.iter().enumerate() {
        new[from] = to;
    }
    function.locals = order.iter().map(|&i| function.locals[i]).collect();
    function.params -= unread.len();
    rename(&mut function.body, &new);
    let signature = Signature {
        params: function.locals[..function.params].to_vec(),
        results: function.results.clone(),
    };
    program.module.types.push(signature);
    program.module.functions[f] = program.module.types.len() - 1;
}

/// Renumbers the locals.
fn rename(body: &mut [Stmt], new: &[usize]) {
    fn expr(e: &mut Expr, new: &[usize]) {
        if let Expr::Local(local) = e {
            *local = new[*local];
        }
        e.children_mut().into_iter().for_each(|e| expr(e, new));
    }
    for stmt in body {
        if let Stmt::Set(local, _) = stmt {
            *local = new[*local];
        }
        stmt.exprs_mut().into_iter().for_each(|e| expr(e, new));
        stmt.bodies_mut().into_iter().for_each(|body| rename(body, new));
    }
}
