//! What shortens a program by looking at more than one function.

use super::ast::{END, Expr, Function, Stmt};
use super::module::{Module, Signature};
use super::{locals, simplify, structure};
use std::collections::{BTreeMap, BTreeSet};

/// Rewrites the functions until nothing changes any more; `roots` keep their parameters.
pub(super) fn shorten(module: &mut Module, roots: &[usize]) {
    let mut fixed: BTreeSet<usize> = roots.iter().copied().collect();
    fixed.extend(module.tables.iter().flatten().flatten());
    for function in &mut module.bodies {
        tidy(function);
    }
    loop {
        let traps = trapping(module);
        let same = substitutes(module);
        let unread = unread_parameters(module, &fixed);
        let mut changed = !unread.is_empty();
        for (&f, gone) in &unread {
            drop_parameters(module, f, gone);
        }
        for function in &mut module.bodies {
            let before = function.body.clone();
            end_in_traps(&mut function.body, &traps);
            for_each_call(&mut function.body, &mut |f, args| {
                if let Some(&other) = same.get(f) {
                    *f = other;
                }
                if let Some(gone) = unread.get(f) {
                    let mut i = 0;
                    args.retain(|_| {
                        i += 1;
                        !gone.contains(&(i - 1))
                    });
                }
            });
            if function.body != before {
                tidy(function);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
}

fn tidy(function: &mut Function) {
    loop {
        let before = function.body.clone();
        simplify::body(&mut function.body);
        structure::function(function);
        while locals::drop_unread(function) {}
        if function.body == before {
            break;
        }
    }
}

/// Functions that do nothing but trap.
fn trapping(module: &Module) -> BTreeSet<usize> {
    let bodies = (module.imports.len()..).zip(&module.bodies);
    bodies.filter(|(_, function)| function.body == [Stmt::Trap]).map(|(f, _)| f).collect()
}

/// Functions that do not come back: they end in a trap, and return nowhere before.
pub(super) fn endless(module: &Module) -> BTreeSet<usize> {
    let returns = |body: &[Stmt]| {
        let mut found = false;
        for stmt in body {
            stmt.walk(&mut |stmt| found |= matches!(stmt, Stmt::Return(_) | Stmt::Jump(END)));
        }
        found
    };
    let bodies = (module.imports.len()..).zip(&module.bodies);
    bodies
        .filter(|(_, f)| f.body.last() == Some(&Stmt::Trap) && !returns(&f.body))
        .map(|(f, _)| f)
        .collect()
}

/// Traps instead of calls of what traps.
fn end_in_traps(body: &mut [Stmt], traps: &BTreeSet<usize>) {
    for stmt in body.iter_mut() {
        let is_trap = match &*stmt {
            Stmt::Do(e) | Stmt::Set(_, e) => is_call_of(e, traps),
            Stmt::Return(values) => values.iter().any(|e| is_call_of(e, traps)),
            _ => false,
        };
        if is_trap {
            *stmt = Stmt::Trap;
        }
        stmt.bodies_mut().into_iter().for_each(|body| end_in_traps(body, traps));
    }
}

fn is_call_of(e: &Expr, functions: &BTreeSet<usize>) -> bool {
    matches!(e, Expr::Call(f, args) if functions.contains(f) && !args.iter().any(Expr::acts))
}

/// For a function that only calls another with its parameters, or is the same as an earlier one: that.
fn substitutes(module: &Module) -> BTreeMap<usize, usize> {
    let imports = module.imports.len();
    let endless = endless(module);
    let mut all = BTreeMap::new();
    for (i, function) in module.bodies.iter().enumerate() {
        let f = imports + i;
        let call = match &function.body[..] {
            [Stmt::Return(values)] if values.len() == 1 => Some(&values[0]),
            [Stmt::Do(e)] if function.results.is_empty() => Some(e),
            [Stmt::Do(e), Stmt::Trap] if is_call_of(e, &endless) => Some(e),
            _ => None,
        };
        if let Some(Expr::Call(g, args)) = call {
            let passes = args.len() == function.params
                && args.iter().enumerate().all(|(i, arg)| *arg == Expr::Local(i));
            if passes && *g != f && module.signature(f) == module.signature(*g) {
                all.insert(f, *g);
                continue;
            }
        }
        let first = module.bodies[..i].iter().position(|other| other == function);
        if let Some(first) = first {
            all.insert(f, imports + first);
        }
    }
    // One step at a time: what is substituted is no substitute.
    let sources: Vec<usize> = all.keys().copied().collect();
    all.retain(|_, to| !sources.contains(to));
    all
}

/// For each function the parameters that it does not read, where no call needs to evaluate them.
fn unread_parameters(
    module: &mut Module,
    fixed: &BTreeSet<usize>,
) -> BTreeMap<usize, BTreeSet<usize>> {
    let imports = module.imports.len();
    let mut unread = BTreeMap::new();
    for (i, function) in module.bodies.iter().enumerate() {
        let f = imports + i;
        if fixed.contains(&f) {
            continue;
        }
        let mut gone: BTreeSet<usize> = (0..function.params).collect();
        for stmt in &function.body {
            stmt.walk(&mut |stmt| {
                for e in stmt.exprs() {
                    gone.retain(|&local| !e.reads_local(local));
                }
            });
        }
        if !gone.is_empty() {
            unread.insert(f, gone);
        }
    }
    for function in &mut module.bodies {
        for_each_call(&mut function.body, &mut |f, args| {
            if let Some(gone) = unread.get_mut(f) {
                gone.retain(|&i| !args[i].acts() && !args[i].traps());
            }
        });
    }
    unread.retain(|_, gone| !gone.is_empty());
    unread
}

/// Makes parameters ordinary locals, the last ones.
fn drop_parameters(module: &mut Module, f: usize, gone: &BTreeSet<usize>) {
    let function = &mut module.bodies[f - module.imports.len()];
    let kept = (0..function.locals.len()).filter(|i| !gone.contains(i));
    let order: Vec<usize> = kept.chain(gone.iter().copied()).collect();
    let mut new = vec![0; order.len()];
    for (to, &from) in order.iter().enumerate() {
        new[from] = to;
    }
    function.locals = order.iter().map(|&i| function.locals[i]).collect();
    function.params -= gone.len();
    rename(&mut function.body, &new);
    let signature = Signature {
        params: function.locals[..function.params].to_vec(),
        results: function.results.clone(),
    };
    module.types.push(signature);
    module.functions[f] = module.types.len() - 1;
}

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

/// Calls `see` with the function and the arguments of each direct call.
fn for_each_call(body: &mut [Stmt], see: &mut dyn FnMut(&mut usize, &mut Vec<Expr>)) {
    fn expr(e: &mut Expr, see: &mut dyn FnMut(&mut usize, &mut Vec<Expr>)) {
        if let Expr::Call(f, args) = e {
            see(f, args);
        }
        e.children_mut().into_iter().for_each(|e| expr(e, see));
    }
    for stmt in body {
        stmt.exprs_mut().into_iter().for_each(|e| expr(e, see));
        stmt.bodies_mut().into_iter().for_each(|body| for_each_call(body, see));
    }
}
