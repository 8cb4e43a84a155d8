//! The order of the functions in the file: each after those that it calls, as far as there is no
//! recursion.

use crate::module::Module;
use crate::tree::{Expr, Program};
use std::collections::BTreeSet;

/// A part of the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Definition(usize),
    /// The definition of what does the indirect calls with that type through that table.
    IndirectDefinition(usize, usize),
    Declaration(usize),
    IndirectDeclaration(usize, usize),
}

/// The parts of a file that contains these functions: a depth-first walk of the call graph.
pub(super) fn parts(program: &Program, functions: &[usize]) -> Vec<Part> {
    let mut walk = Walk { program, seen: BTreeSet::new(), open: vec![], parts: vec![] };
    for &f in functions {
        walk.part(Part::Definition(f));
    }
    walk.parts
}

struct Walk<'a> {
    program: &'a Program,
    seen: BTreeSet<Part>,
    /// The path from a root to the part at hand.
    open: Vec<Part>,
    parts: Vec<Part>,
}

impl Walk<'_> {
    fn part(&mut self, part: Part) {
        if let Part::Definition(f) = part
            && f < self.program.imports()
        {
            return;
        }
        if !self.seen.insert(part) {
            // Recursion: the part is called before it is defined.
            if self.open.contains(&part) {
                self.declare(part);
            }
            return;
        }
        self.open.push(part);
        for next in calls(self.program, part) {
            self.part(next);
        }
        self.open.pop();
        self.parts.push(part);
    }

    fn declare(&mut self, part: Part) {
        let head = match part {
            Part::IndirectDefinition(of, table) => Part::IndirectDeclaration(of, table),
            Part::Definition(f) => Part::Declaration(f),
            head => head,
        };
        if self.seen.insert(head) {
            self.parts.insert(0, head);
        }
    }
}

/// The parts that a definition calls.
pub(super) fn calls(program: &Program, part: Part) -> Vec<Part> {
    let module: &Module = &program.module;
    let mut calls = vec![];
    match part {
        Part::Definition(f) => program.for_each_expr(&[f], &mut |e| match e {
            Expr::Call(f, _) => calls.push(Part::Definition(*f)),
            Expr::CallIndirect(of, table, ..) => {
                calls.push(Part::IndirectDefinition(module.first_equal_type(*of), *table));
            }
            _ => {}
        }),
        Part::IndirectDefinition(of, table) => {
            calls.extend(module.callable(of, table).map(Part::Definition));
        }
        Part::Declaration(_) | Part::IndirectDeclaration(..) => {}
    }
    calls
}
