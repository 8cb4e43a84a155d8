//! What locals hold, and when.

use super::ast::{Expr, Function, Label, Stmt};
use std::collections::BTreeMap;

/// For each local whether it may be read before it is set, so that it must start with 0.
pub(super) fn unset(function: &Function) -> Vec<bool> {
    let count = function.locals.len();
    let set = (0..count).map(|i| i < function.params).collect();
    let mut walk = Unset { unset: vec![false; count], at: BTreeMap::new() };
    walk.body(&function.body, Some(set));
    walk.unset
}

/// Sets no local that is never read; whether there was one.
pub(super) fn drop_unread(function: &mut Function) -> bool {
    let mut read = vec![false; function.locals.len()];
    for stmt in &function.body {
        stmt.walk(&mut |stmt| {
            for e in stmt.exprs() {
                e.any(&mut |e| {
                    if let Expr::Local(local) = e {
                        read[*local] = true;
                    }
                    false
                });
            }
        });
    }
    drop_sets(&mut function.body, &read)
}

fn drop_sets(body: &mut Vec<Stmt>, read: &[bool]) -> bool {
    let mut dropped = false;
    body.retain_mut(|stmt| {
        if let Stmt::Set(local, value) = stmt
            && !read[*local]
        {
            dropped = true;
            let keep = value.has_side_effects() || value.may_trap();
            *stmt = Stmt::Evaluate(value.clone());
            return keep;
        }
        true
    });
    for stmt in body {
        for body in stmt.bodies_mut() {
            dropped |= drop_sets(body, read);
        }
    }
    dropped
}

/// The locals that are set, or none where the place cannot be reached.
type Set = Option<Vec<bool>>;

struct Unset {
    unset: Vec<bool>,
    /// Those that are set wherever there is a jump to the label.
    at: BTreeMap<Label, Set>,
}

impl Unset {
    fn body(&mut self, body: &[Stmt], mut set: Set) -> Set {
        for stmt in body {
            set = self.stmt(stmt, set);
        }
        set
    }

    fn stmt(&mut self, stmt: &Stmt, set: Set) -> Set {
        let mut now = set?;
        for e in stmt.exprs() {
            e.any(&mut |e| {
                if let Expr::Local(local) = e {
                    self.unset[*local] |= !now[*local];
                }
                false
            });
        }
        match stmt {
            Stmt::Set(local, _) => {
                now[*local] = true;
                Some(now)
            }
            Stmt::Block(label, body) => {
                let end = self.body(body, Some(now));
                meet(end, self.at.remove(label).flatten())
            }
            Stmt::Loop(_, body) => {
                self.body(body, Some(now));
                None
            }
            Stmt::If(_, yes, no) => {
                let yes = self.body(yes, Some(now.clone()));
                meet(yes, self.body(no, Some(now)))
            }
            Stmt::Switch(_, arms) => arms
                .iter()
                .fold(None, |end, arm| meet(end, self.body(&arm.body, Some(now.clone())))),
            Stmt::Jump(label) => {
                let other = self.at.remove(label).flatten();
                self.at.insert(*label, meet(Some(now), other));
                None
            }
            Stmt::Return(_) | Stmt::Exit(_) | Stmt::Trap => None,
            _ => Some(now),
        }
    }
}

fn meet(a: Set, b: Set) -> Set {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.iter().zip(b).map(|(&a, b)| a && b).collect()),
        (a, b) => a.or(b),
    }
}
