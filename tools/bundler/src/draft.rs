//! A solution and the crates that it uses, in one text.

use crate::edit::Edits;
use crate::package::{Crate, PackageId};
use anyhow::{Error, Result};
use std::collections::BTreeMap;
use std::mem::replace;
use std::ops::Range;

/// A solution and all that it may need, not pruned.
#[derive(Default)]
pub struct Draft {
    /// The text: the solution, then a module for each crate.
    pub text: String,
    /// Where the solution ends and the modules begin.
    pub solution_end: usize,
    /// The modules of libraries, in order.
    pub modules: Vec<Module>,
    /// The crates that the judge has, by name.
    pub provided: BTreeMap<String, PackageId>,
    /// Whether all modules of the libraries are in the text.
    pub is_whole: bool,
    /// Why crates of the judge that are named become modules, by name.
    pub others: BTreeMap<String, String>,
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
    /// A solution alone, before libraries are added; all of their modules, if it `is_whole`.
    #[must_use]
    pub fn new(solution: &str, is_whole: bool) -> Draft {
        let text = solution.trim_end().to_owned() + "\n";
        Draft { solution_end: text.len(), text, is_whole, ..Draft::default() }
    }

    /// Adds a library.
    pub(crate) fn add(&mut self, krate: &Crate, name: String, body: &str) {
        let start = self.text.len();
        self.text.extend(["mod ", &name, " {\n", body, "\n}\n"]);
        self.modules.push(Module { name, krate: krate.clone(), range: start..self.text.len() });
    }

    /// Changes its libraries in places that are not in each other; whether that is a change.
    pub(crate) fn edit(&mut self, edits: Edits) -> Result<bool> {
        for Module { range, .. } in &mut self.modules {
            *range = edits.moved(range.start)..edits.moved(range.end);
        }
        let text = edits.apply(&self.text)?;
        Ok(replace(&mut self.text, text) != self.text)
    }

    /// The module that a byte of the text is in; `None` for the solution.
    #[must_use]
    pub fn module_at(&self, at: usize) -> Option<&Module> {
        self.modules.iter().find(|module| module.range.contains(&at))
    }
}
