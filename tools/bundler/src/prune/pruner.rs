//! Compiling what is reachable, and changing what is reachable as the compiler says.

use super::ir;
use super::item::{Kind, contains};
use super::missing::missing;
use super::program::Program;
use super::reachable::reachable;
use super::stubs::STUB;
use super::unused::{flags, unused};
use crate::draft::Draft;
use crate::rustc::{Compiled, Diagnostic, Rustc};
use anyhow::Result;
use std::collections::BTreeSet;
use std::iter::successors;
use std::ops::Range;
use tempfile::TempDir;

/// What is removed from a draft, and what the compiler says of the rest.
pub struct Pruned {
    /// The ranges that are removed.
    pub removed: Vec<Range<usize>>,
    /// What the compiler says of what is left.
    pub diagnostics: Vec<Diagnostic>,
}

/// A program while it is pruned.
pub struct Pruner<'a> {
    /// The compiler.
    pub rustc: &'a Rustc,
    /// The program.
    pub program: Program<'a>,
    /// The items that are not reachable, whatever names them.
    pub blocked: BTreeSet<usize>,
    /// The items that an error asked for and no name reaches.
    pub required: BTreeSet<usize>,
    /// The items that are known to be needed; none before it is known which have code.
    pub needed: BTreeSet<usize>,
    /// Items that were removed once as dead; an item that had to be restored is never removed again.
    dead: BTreeSet<usize>,
    /// Whether errors were not understood once.
    has_given_up: bool,
    /// Whether crates that are named are not in the program.
    lacks_crates: bool,
    /// For each item whether it is there.
    pub is_present: Vec<bool>,
    /// Names the crates that the judge has, so that they are there whether they are used or not: the compiler
    /// takes functions from them that it would make otherwise.
    provided: String,
    /// The diagnostics of what compiled last.
    passed: Option<Compiled>,
    folder: TempDir,
}

impl<'a> Pruner<'a> {
    /// Begins with all that is reachable.
    ///
    /// # Errors
    /// If the draft is not Rust.
    pub fn new(rustc: &'a Rustc, draft: &'a Draft) -> Result<Pruner<'a>> {
        let program = Program::new(&draft.text, draft.solution_end)?;
        let provided = draft
            .provided
            .keys()
            .fold(String::new(), |text, name| text + "\nextern crate " + name + " as _;");
        let mut pruner = Pruner {
            rustc,
            program,
            provided,
            blocked: BTreeSet::new(),
            required: BTreeSet::new(),
            needed: BTreeSet::new(),
            dead: BTreeSet::new(),
            has_given_up: false,
            lacks_crates: !draft.missing.is_empty() && !draft.text.contains(STUB),
            is_present: Vec::new(),
            passed: None,
            folder: TempDir::new()?,
        };
        pruner.update();
        Ok(pruner)
    }

    fn update(&mut self) {
        self.is_present = reachable(&self.program, &self.blocked, &self.required);
    }

    /// Blocks items that are dead, but for those that were once removed; whether any of them was there.
    pub fn remove(&mut self, items: &BTreeSet<usize>) -> bool {
        let dead: Vec<usize> = items.difference(&self.dead).copied().collect();
        self.dead.extend(&dead);
        !dead.is_empty() && self.block(dead)
    }

    /// Blocks items; whether any of them was there.
    pub fn block(&mut self, items: impl IntoIterator<Item = usize>) -> bool {
        let items: Vec<usize> = items.into_iter().filter(|&item| self.is_present[item]).collect();
        self.blocked.extend(&items);
        self.update();
        !items.is_empty()
    }

    /// What is there, in the order of the text.
    pub fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.is_present.len()).filter(|&item| self.is_present[item])
    }

    /// The text of what is there.
    pub fn text(&self) -> Result<String> {
        self.program.without(self.removed())
    }

    /// The outermost items that are not there.
    fn removed(&self) -> impl Iterator<Item = usize> {
        let is_there = |&item: &usize| {
            self.program.items[item].parent.is_none_or(|parent| self.is_present[parent])
        };
        (0..self.is_present.len()).filter(|&item| !self.is_present[item]).filter(is_there)
    }

    /// What is removed now. To be called once after each change.
    pub fn pruned(&mut self) -> Pruned {
        let removed: Vec<Range<usize>> =
            self.removed().map(|item| self.program.items[item].range.clone()).collect();
        let is_there =
            |place: Range<usize>| !removed.iter().any(|removed| contains(removed, &place));
        let compiled = self.passed.take().expect("what is removed was compiled");
        let mut diagnostics = compiled.diagnostics;
        diagnostics.retain(|diagnostic| diagnostic.primary_places().any(is_there));
        Pruned { removed, diagnostics }
    }

    /// The IR of what is there, once what errors ask for is restored.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn ir(&mut self) -> Result<String> {
        loop {
            let text = self.text()? + &self.provided;
            match ir::compile(self.rustc, &text, &flags())? {
                (compiled, Some(ir)) => {
                    self.passed = Some(compiled);
                    return Ok(ir);
                }
                (compiled, None) => self.restore(compiled)?,
            }
        }
    }

    /// The IR of another text.
    ///
    /// # Errors
    /// If it does not compile, or the compiler cannot be started.
    pub fn ir_of(&self, text: &str) -> Result<String> {
        let text = text.to_owned() + &self.provided;
        let (compiled, ir) = ir::compile(self.rustc, &text, &["--cap-lints=allow"])?;
        ir.ok_or_else(|| compiled.into())
    }

    /// Removes what lints call dead and what is empty, and restores what errors ask for, until there is
    /// nothing of these.
    ///
    /// # Errors
    /// If the whole does not compile, or the compiler cannot be started.
    pub fn settle(&mut self) -> Result<()> {
        loop {
            let compiled = self.lint(&self.text()?)?;
            if !compiled.success {
                self.restore(compiled)?;
                continue;
            }
            let dead = unused(&self.program, &compiled);
            self.passed = Some(compiled);
            if !(self.remove(&dead) | self.remove(&self.empty())) {
                return Ok(());
            }
        }
    }

    /// What lints say of a text, of which no code is made.
    pub fn lint(&self, text: &str) -> Result<Compiled> {
        let flags = [flags(), vec!["-O", "--emit=metadata"]].concat();
        self.rustc.compile_text(text, &flags, self.folder.path())
    }

    /// The modules of libraries and the braces of imports in which nothing is left.
    fn empty(&self) -> BTreeSet<usize> {
        let program = &self.program;
        let mut is_empty = vec![false; program.items.len()];
        for id in (0..program.items.len()).rev().filter(|&id| self.is_present[id]) {
            let item = &program.items[id];
            let mut words = program.identifiers[id].iter();
            let mut is_module = || {
                item.kind == Kind::Definition
                    && program.is_of_library(id)
                    && words.all(|word| {
                        ["mod", "pub", "crate", "super", "in", "macro_use"].contains(word)
                    })
            };
            is_empty[id] = item.goes_when_empty
                && (item.kind == Kind::Import || is_module())
                && item.children.iter().all(|&child| !self.is_present[child] || is_empty[child]);
        }
        (0..is_empty.len()).filter(|&id| is_empty[id]).collect()
    }

    /// Restores what errors ask for; where that is not known, all that is blocked; the second time, all.
    ///
    /// # Errors
    /// The errors, if there is nothing to restore.
    fn restore(&mut self, compiled: Compiled) -> Result<()> {
        let idle = self.idle(&compiled);
        if !self.has_given_up && self.block(idle) {
            return Ok(());
        }
        let mut asked = missing(&self.program, &self.is_present, &compiled);
        let parent = |item: &usize| self.program.items[*item].parent;
        let around = asked.iter().flat_map(|&item| successors(parent(&item), parent));
        let blocked: Vec<usize> = around.filter(|item| self.blocked.contains(item)).collect();
        asked.extend(blocked);
        asked.extend(self.copies(&asked));
        // What is required is there, unless it is in something blocked.
        let is_absent = |item: &usize| self.blocked.contains(item) || !self.required.contains(item);
        asked.retain(is_absent);
        if asked.is_empty() && !self.has_given_up && !self.blocked.is_empty() {
            // Lints alone decide from here on.
            self.has_given_up = true;
            self.blocked.clear();
            self.update();
            return Ok(());
        }
        // Errors of syntax, as of another edition, have no code, and more text has more of them.
        let is_syntax = compiled.errors().any(|it| it.code().is_none() && !it.spans.is_empty());
        let is_hopeless = self.blocked.is_empty() && (is_syntax || self.lacks_crates);
        if asked.is_empty() && !is_hopeless {
            asked = (0..self.is_present.len()).filter(|&item| !self.is_present[item]).collect();
            asked.retain(is_absent);
        }
        if asked.is_empty() {
            return Err(compiled.into());
        }
        self.require(asked);
        self.keep_written();
        Ok(())
    }

    /// Blocks items no longer, nor what is inside them, but for what was dead.
    pub fn unblock(&mut self, items: &BTreeSet<usize>) {
        let mut open: Vec<usize> = items.iter().copied().collect();
        self.needed.extend(items);
        let before = self.blocked.len();
        self.blocked.retain(|item| !items.contains(item));
        while let Some(next) = open.pop() {
            let inside = self.program.items[next].children.iter().copied();
            let inside = inside.filter(|item| !self.dead.contains(item));
            open.extend(inside.filter(|item| self.blocked.remove(item)));
        }
        if self.blocked.len() < before {
            self.update();
        }
    }

    /// Restores the items of traits that macros may write in the impls that are there, whatever lints say of them.
    pub fn keep_written(&mut self) {
        let program = &self.program;
        let is_there =
            |&item: &usize| program.items[item].parent.is_some_and(|it| self.is_present[it]);
        let written = self.present().filter_map(|id| program.written.get(&id)).flatten().copied();
        let items: BTreeSet<usize> = written.filter(is_there).collect();
        self.dead.extend(&items);
        self.require(items);
    }

    /// Restores items, whether a name reaches them or not.
    pub fn require(&mut self, items: BTreeSet<usize>) {
        self.unblock(&items);
        // What a name reaches goes with that.
        let absent: Vec<usize> = items.into_iter().filter(|&item| !self.is_present[item]).collect();
        if !absent.is_empty() {
            self.required.extend(absent);
            self.update();
        }
    }
}
