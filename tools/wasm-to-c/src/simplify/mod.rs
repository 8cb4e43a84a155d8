//! Passes over one function, in turn until nothing changes: algebra, structured control flow, dead stores.

mod dead_store;
mod expression;

use crate::structure::structure;
use crate::tree::Function;

/// Rewrites a function until nothing changes any more.
pub(crate) fn simplify(function: &mut Function) {
    loop {
        let before = function.body.clone();
        expression::rewrite(&mut function.body);
        structure(function);
        while dead_store::remove(function) {}
        if function.body == before {
            break;
        }
    }
}
