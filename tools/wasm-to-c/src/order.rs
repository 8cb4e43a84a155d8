//! In which order functions are printed: after those that they call, as far as that goes.

use super::ast::Expr;
use super::for_each_expr;
use super::module::Module;
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Function(usize),
    /// What calls functions of a type in a table.
    Indirect(usize, usize),
    /// Declarations of these.
    Head(usize),
    IndirectHead(usize, usize),
}

/// All parts that have text.
pub(super) fn parts(module: &Module, used: &[usize]) -> Vec<Part> {
    let mut walk = Walk { module, seen: BTreeSet::new(), open: vec![], parts: vec![] };
    for &f in used {
        walk.part(Part::Function(f));
    }
    walk.parts
}

struct Walk<'a> {
    module: &'a Module,
    seen: BTreeSet<Part>,
    /// Those that wait for what they call.
    open: Vec<Part>,
    parts: Vec<Part>,
}

impl Walk<'_> {
    fn part(&mut self, part: Part) {
        if let Part::Function(f) = part
            && f < self.module.imports.len()
        {
            return;
        }
        if !self.seen.insert(part) {
            // In a circle one has to be declared.
            if self.open.contains(&part) {
                self.declare(part);
            }
            return;
        }
        self.open.push(part);
        for next in self.calls(part) {
            self.part(next);
        }
        self.open.pop();
        self.parts.push(part);
    }

    fn declare(&mut self, part: Part) {
        let head = match part {
            Part::Indirect(of, table) => Part::IndirectHead(of, table),
            Part::Function(f) => Part::Head(f),
            head => head,
        };
        if self.seen.insert(head) {
            self.parts.insert(0, head);
        }
    }

    fn calls(&self, part: Part) -> Vec<Part> {
        let mut calls = vec![];
        match part {
            Part::Function(f) => for_each_expr(self.module, &[f], &mut |e| match e {
                Expr::Call(f, _) => calls.push(Part::Function(*f)),
                Expr::CallIndirect(of, table, ..) => {
                    calls.push(Part::Indirect(self.module.first_like(*of), *table));
                }
                _ => {}
            }),
            Part::Indirect(of, table) => {
                calls.extend(self.module.callable(of, table).map(Part::Function));
            }
            Part::Head(_) | Part::IndirectHead(..) => {}
        }
        calls
    }
}
