//! Lists of statements, from the first to the last, and those nested in them.

use super::block::dissolve;
use super::conditional::merge;
use super::switch::as_if;
use crate::tree::{Expr, Label, Stmt, falls_through};

/// Rewrites a list of statements. Control continues after it at the labels `ends`, which are all at
/// the same place.
pub(super) fn rewrite(body: &mut Vec<Stmt>, ends: &[Label]) {
    let mut i = 0;
    while i < body.len() {
        // What follows is unreachable.
        if !falls_through(&body[i..=i]) {
            body.truncate(i + 1);
        }
        let is_last = i + 1 == body.len();
        let stmt = &mut body[i];
        match stmt {
            Stmt::Block(label, inner) => {
                let mut inside = vec![*label];
                if is_last {
                    inside.extend(ends);
                }
                rewrite(inner, &inside);
                if dissolve(body, i, ends) {
                    continue;
                }
            }
            Stmt::Loop(label, inner) => rewrite(inner, &[*label]),
            Stmt::If(condition, yes, no) => {
                let ends = if is_last { ends } else { &[] };
                rewrite(yes, ends);
                rewrite(no, ends);
                if let Expr::Const(_, value) = *condition {
                    let taken = std::mem::take(if value == 0 { no } else { yes });
                    body.splice(i..=i, taken);
                    continue;
                }
                if yes.is_empty() && no.is_empty() {
                    let condition = condition.clone();
                    if condition.is_pure() {
                        body.remove(i);
                    } else {
                        body[i] = Stmt::Evaluate(condition);
                    }
                    continue;
                }
                if merge(body, i) {
                    continue;
                }
            }
            Stmt::Switch(value, arms) => {
                let ends = if is_last { ends } else { &[] };
                for arm in arms.iter_mut() {
                    rewrite(&mut arm.body, ends);
                }
                if let Some(simple) = as_if(value, arms) {
                    body[i] = simple;
                    continue;
                }
            }
            Stmt::Jump(label) if is_last && ends.contains(label) => {
                body.pop();
                continue;
            }
            _ => {}
        }
        i += 1;
    }
}
