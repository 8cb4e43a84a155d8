//! Structured control flow: from blocks and jumps to `if`, `else`, loops and `switch`. The jumps that remain become
//! `break`, `continue` or `goto` in C.

mod block;
mod conditional;
mod depth;
mod nest;
mod sequence;
mod switch;

pub(crate) use depth::limit_depth;

use crate::tree::{END, Function, Stmt};

/// Rewrites the body of a function until nothing changes any more.
pub(crate) fn structure(function: &mut Function) {
    if function.results.is_empty() {
        returns_to_jumps(&mut function.body);
    }
    loop {
        let before = function.body.clone();
        sequence::rewrite(&mut function.body, &[END]);
        nest::rewrite(&mut function.body, &[END]);
        if function.body == before {
            break;
        }
    }
}

/// Makes each `return` without results a jump to the end of the function.
fn returns_to_jumps(body: &mut [Stmt]) {
    for stmt in body {
        if *stmt == Stmt::Return(vec![]) {
            *stmt = Stmt::Jump(END);
        }
        stmt.bodies_mut().into_iter().for_each(|body| returns_to_jumps(body));
    }
}
