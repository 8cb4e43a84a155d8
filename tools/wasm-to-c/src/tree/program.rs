//! A program: the declarations of a module and the trees of its functions.

use super::expr::Expr;
use super::stmt::{END, Function, Stmt};
use crate::module::Module;
use std::collections::{BTreeMap, BTreeSet};

/// A lowered module.
pub(crate) struct Program {
    pub module: Module,
    /// The functions that are not imported, in the order of the module.
    pub bodies: Vec<Function>,
    /// Functions of which the C has its own version, of that name: none but their calls is of interest.
    pub provided: BTreeMap<usize, &'static str>,
}

impl Program {
    /// The number of imported functions, which is the index of the first that is not imported.
    pub fn imports(&self) -> usize {
        self.module.imports.len()
    }

    /// The function of that index, if it is neither imported nor provided.
    pub fn body(&self, function: usize) -> Option<&Function> {
        if self.provided.contains_key(&function) {
            return None;
        }
        self.bodies.get(function.checked_sub(self.imports())?)
    }

    /// The functions that are neither imported nor provided, with their indices.
    pub fn defined(&self) -> impl Iterator<Item = (usize, &Function)> {
        let all = (self.imports()..).zip(&self.bodies);
        all.filter(|(f, _)| !self.provided.contains_key(f))
    }

    /// Calls `see` on each node of each expression tree of these functions.
    pub fn for_each_expr(&self, functions: &[usize], see: &mut dyn FnMut(&Expr)) {
        for body in functions.iter().filter_map(|&f| self.body(f)) {
            body.for_each_expr(see);
        }
    }

    /// The functions that never return: they end in a trap or end the program, and have no return before.
    pub fn never_return(&self) -> BTreeSet<usize> {
        let returns = |function: &Function| {
            let mut found = false;
            function.for_each_stmt(&mut |stmt| {
                found |= matches!(stmt, Stmt::Return(_) | Stmt::Jump(END));
            });
            found
        };
        let ends = |f: &Function| matches!(f.body.last(), Some(Stmt::Trap | Stmt::Exit(_)));
        let never = self.defined().filter(|(_, f)| ends(f) && !returns(f));
        never.map(|(f, _)| f).collect()
    }

    /// The functions that these may call, directly or not, and themselves, in the order of the module.
    pub fn reachable(&self, roots: &[usize]) -> Vec<usize> {
        let mut reached = BTreeSet::new();
        let mut todo = roots.to_vec();
        while let Some(f) = todo.pop() {
            if reached.insert(f) {
                self.for_each_expr(&[f], &mut |e| match e {
                    Expr::Call(f, _) => todo.push(*f),
                    Expr::CallIndirect(of, table, ..) => {
                        todo.extend(self.module.callable(*of, *table));
                    }
                    _ => {}
                });
            }
        }
        reached.into_iter().collect()
    }
}
