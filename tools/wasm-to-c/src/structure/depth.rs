//! How deep statements are nested: C compilers take 127 levels or fewer. Beyond a limit, the deeper branch
//! of an `if` comes after it, and what must not run it jumps over it.

use crate::tree::{END, Function, Label, Stmt, falls_through, not};

/// The levels to which `if` is nested.
const MOST: usize = 60;

/// Rewrites the body of a function so that `if` nests only so deep.
pub(crate) fn limit_depth(function: &mut Function) {
    if height(&function.body) <= MOST {
        return;
    }
    let mut next = END + 1;
    function.for_each_stmt(&mut |stmt| {
        if let Stmt::Block(label, _) | Stmt::Loop(label, _) = stmt {
            next = next.max(label + 1);
        }
    });
    rewrite(&mut function.body, 0, &mut next);
}

/// The levels of the statements, without those around them.
fn height(body: &[Stmt]) -> usize {
    body.iter().map(height_of).max().unwrap_or(0)
}

fn height_of(stmt: &Stmt) -> usize {
    let inside = stmt.bodies().into_iter().map(|body| height(body)).max().unwrap_or(0);
    match stmt {
        // It is printed without braces.
        Stmt::Block(..) => inside,
        _ if stmt.bodies().is_empty() => 0,
        _ => inside + 1,
    }
}

/// Rewrites statements that are so deep; `next` is the next new label.
fn rewrite(body: &mut Vec<Stmt>, depth: usize, next: &mut Label) {
    for stmt in body {
        let inside = depth + usize::from(!matches!(stmt, Stmt::Block(..)));
        if depth < MOST || height_of(stmt) < 2 || !matches!(stmt, Stmt::If(..)) {
            stmt.bodies_mut().into_iter().for_each(|body| rewrite(body, inside, next));
            continue;
        }
        let Stmt::If(condition, yes, no) = stmt else { continue };
        let (yes, no) = (std::mem::take(yes), std::mem::take(no));
        let (condition, mut first, mut second) = if height(&yes) > height(&no) {
            (not(condition.clone()), no, yes)
        } else {
            (condition.clone(), yes, no)
        };
        let label = *next;
        *next += 1;
        if falls_through(&first) {
            first.push(Stmt::Jump(label));
        }
        rewrite(&mut first, inside, next);
        rewrite(&mut second, depth, next);
        second.insert(0, Stmt::If(condition, first, vec![]));
        *stmt = Stmt::Block(label, second);
    }
}
