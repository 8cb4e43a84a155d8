//! Assemble: the loaded crates that a solution uses, in one text.

use crate::load::{Library, Loaded};
use crate::package::Crate;
use anyhow::Error;
use std::ops::Range;

/// A solution and all that it may need, not pruned.
pub struct Draft {
    /// The text: the solution, then a module for each crate.
    pub text: String,
    /// Where the solution ends and the modules begin.
    pub solution_end: usize,
    /// The modules of libraries, in order.
    pub modules: Vec<Module>,
    /// The crates that the judge has.
    pub provided: Vec<Crate>,
    /// Whether all modules of the libraries are in the text.
    pub is_whole: bool,
    /// Why crates that are named are not there, the first one first. What needs them is in the text.
    pub missing: Vec<Error>,
}

/// A library in a draft.
pub struct Module {
    /// The module's name.
    pub name: String,
    /// The crate that it was.
    pub krate: Crate,
    /// Its bytes in the text.
    pub range: Range<usize>,
}

impl Draft {
    /// The module that a byte of the text is in; `None` for the solution.
    #[must_use]
    pub fn module_at(&self, at: usize) -> Option<&Module> {
        self.modules.iter().find(|module| module.range.contains(&at))
    }
}

/// Assembles the solution and the modules.
pub fn assemble(loaded: Loaded) -> Draft {
    let Loaded { solution, libraries, provided, missing, is_whole } = loaded;
    let mut text = solution.trim_end().to_owned() + "\n";
    let solution_end = text.len();
    let mut modules = Vec::new();
    for Library { module: name, krate, text: body } in libraries {
        let start = text.len();
        text.extend(["mod ", &name, " {\n", &body, "\n}\n"]);
        modules.push(Module { name, krate, range: start..text.len() });
    }
    let provided = provided.into_values().collect();
    Draft { text, solution_end, modules, provided, is_whole, missing }
}
