//! Definite assignment: which locals are assigned on every path before they are read.

use crate::tree::{Expr, Function, Label, Stmt};
use std::collections::BTreeMap;

/// For each local whether it may be read before it is assigned, so that it must be initialized to 0.
pub(super) fn maybe_unassigned(function: &Function) -> Vec<bool> {
    let count = function.locals.len();
    let assigned = (0..count).map(|i| i < function.params).collect();
    let mut analysis = Analysis { unassigned: vec![false; count], at: BTreeMap::new() };
    analysis.body(&function.body, Some(assigned));
    analysis.unassigned
}

/// For each local whether it is assigned on every path to a point; none if the point is unreachable.
type Assigned = Option<Vec<bool>>;

struct Analysis {
    /// The locals of which a read was seen that no assignment dominates.
    unassigned: Vec<bool>,
    /// The locals that are assigned at every jump to the label seen so far.
    at: BTreeMap<Label, Assigned>,
}

impl Analysis {
    /// What is assigned after the statements, given what is before.
    fn body(&mut self, body: &[Stmt], before: Assigned) -> Assigned {
        body.iter().fold(before, |assigned, stmt| self.stmt(stmt, assigned))
    }

    fn stmt(&mut self, stmt: &Stmt, before: Assigned) -> Assigned {
        let mut now = before?;
        for e in stmt.exprs() {
            e.for_each(&mut |e| {
                if let Expr::Local(local) = e {
                    self.unassigned[*local] |= !now[*local];
                }
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

/// What is assigned where two paths join.
fn meet(a: Assigned, b: Assigned) -> Assigned {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.iter().zip(b).map(|(&a, b)| a && b).collect()),
        (a, b) => a.or(b),
    }
}
