//! Dead stores: assignments to locals that nothing reads.

use crate::tree::{Expr, Function, Stmt};

/// Removes the assignments to locals that are never read, but not the side effects of the values;
/// whether there was one.
pub(super) fn remove(function: &mut Function) -> bool {
    let mut read = vec![false; function.locals.len()];
    function.for_each_expr(&mut |e| {
        if let Expr::Local(local) = e {
            read[*local] = true;
        }
    });
    remove_from(&mut function.body, &read)
}

fn remove_from(body: &mut Vec<Stmt>, read: &[bool]) -> bool {
    let mut removed = false;
    body.retain_mut(|stmt| {
        if let Stmt::Set(local, value) = stmt
            && !read[*local]
        {
            removed = true;
            let keep = !value.is_pure();
            *stmt = Stmt::Evaluate(value.clone());
            return keep;
        }
        true
    });
    for stmt in body {
        for body in stmt.bodies_mut() {
            removed |= remove_from(body, read);
        }
    }
    removed
}
