//! A round of pruning: what is there of a program. The next one follows from what the compiler says of it.

mod idle;

use super::item::{Kind, contains};
use super::missing::missing;
use super::program::Program;
use super::reachable::reachable;
use super::unused::unused;
use crate::rustc::{Compiled, Diagnostic};
use anyhow::Result;
use std::collections::BTreeSet;
use std::iter::successors;
use std::ops::Range;

/// What is removed from a draft, and what the compiler says of the rest.
pub struct Pruned {
    /// The ranges that are removed.
    pub removed: Vec<Range<usize>>,
    /// What the compiler says of what is left.
    pub diagnostics: Vec<Diagnostic>,
}

/// Which items of a program are there.
#[derive(Clone)]
pub struct Round<'a> {
    program: &'a Program<'a>,
    /// Whether crates that are named are not in the program.
    lacks_crates: bool,
    /// The items that are not reachable, whatever names them.
    blocked: BTreeSet<usize>,
    /// The items that an error asked for and no name reaches.
    required: BTreeSet<usize>,
    /// The items that are known to be needed; none before it is known which have code.
    needed: BTreeSet<usize>,
    /// Items that were removed once as dead; an item that had to be restored is never removed again.
    dead: BTreeSet<usize>,
    /// Whether errors were not understood once.
    has_given_up: bool,
    /// For each item whether it is there: what follows from the above.
    is_present: Vec<bool>,
}

impl<'a> Round<'a> {
    /// The first: all that is reachable.
    pub fn new(program: &'a Program<'a>, lacks_crates: bool) -> Round<'a> {
        let mut round = Round {
            program,
            lacks_crates,
            blocked: BTreeSet::new(),
            required: BTreeSet::new(),
            needed: BTreeSet::new(),
            dead: BTreeSet::new(),
            has_given_up: false,
            is_present: Vec::new(),
        };
        round.update();
        round
    }

    fn update(&mut self) {
        self.is_present = reachable(self.program, &self.blocked, &self.required);
    }

    /// For each item whether it is there.
    pub fn is_present(&self) -> &[bool] {
        &self.is_present
    }

    /// What is there, in the order of the text.
    pub fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.is_present.len()).filter(|&item| self.is_present[item])
    }

    fn absent(&self) -> impl Iterator<Item = usize> {
        (0..self.is_present.len()).filter(|&item| !self.is_present[item])
    }

    fn is_around_present(&self, item: usize) -> bool {
        self.program.items[item].parent.is_none_or(|parent| self.is_present[parent])
    }

    /// The outermost items that are not there.
    fn removed(&self) -> impl Iterator<Item = usize> {
        self.absent().filter(|&item| self.is_around_present(item))
    }

    /// The text of what is there.
    pub fn text(&self) -> Result<String> {
        self.program.without(self.removed())
    }

    /// What is removed, and what the compiler said of the rest, or of more.
    pub fn pruned(&self, said: Compiled) -> Pruned {
        let removed: Vec<Range<usize>> =
            self.removed().map(|item| self.program.items[item].range.clone()).collect();
        let is_there =
            |place: Range<usize>| !removed.iter().any(|removed| contains(removed, &place));
        let mut diagnostics = said.diagnostics;
        diagnostics.retain(|diagnostic| diagnostic.primary_places().any(is_there));
        Pruned { removed, diagnostics }
    }

    /// Leaves out what no code is made of, as all that has code is `needed`; but for what macros may write in the impls
    /// that are left.
    pub fn leave_out_idle(&mut self, needed: BTreeSet<usize>) {
        self.needed = needed;
        // Without all that was there on suspicion.
        self.required.clear();
        self.block(self.idle());
        self.keep_written();
    }

    /// Leaves out what lints call dead, and then is empty; whether there is any.
    pub fn leave_out_unused(&mut self, said: &Compiled) -> bool {
        self.leave_out(&unused(self.program, said)) | self.leave_out(&self.empty())
    }

    /// Leaves out what is dead, but for what was left out before; whether there is any.
    pub fn leave_out(&mut self, items: &BTreeSet<usize>) -> bool {
        let dead: Vec<usize> = items.difference(&self.dead).copied().collect();
        self.dead.extend(&dead);
        self.block(dead)
    }

    /// Blocks items; whether any of them was there.
    fn block(&mut self, items: impl IntoIterator<Item = usize>) -> bool {
        let items: Vec<usize> = items.into_iter().filter(|&item| self.is_present[item]).collect();
        self.blocked.extend(&items);
        self.update();
        !items.is_empty()
    }

    /// The modules of libraries and the braces of imports in which nothing is left.
    fn empty(&self) -> BTreeSet<usize> {
        const OF_MODULES: [&str; 6] = ["mod", "pub", "crate", "super", "in", "macro_use"];
        let program = self.program;
        let mut empty = BTreeSet::new();
        for id in (0..program.items.len()).rev().filter(|&id| self.is_present[id]) {
            let item = &program.items[id];
            let is_module = || {
                let mut words = program.identifiers[id].iter();
                item.kind == Kind::Definition
                    && program.is_of_library(id)
                    && words.all(|word| OF_MODULES.contains(word))
            };
            if item.goes_when_empty
                && (item.kind == Kind::Import || is_module())
                && item.children.iter().all(|it| !self.is_present[*it] || empty.contains(it))
            {
                empty.insert(id);
            }
        }
        empty
    }

    /// Restores what errors ask for; where that is not known, all that is blocked; the second time, all.
    ///
    /// # Errors
    /// The errors, if there is nothing to restore.
    pub fn restore(&mut self, said: Compiled) -> Result<()> {
        let program = self.program;
        let is_known = !self.has_given_up && !self.needed.is_empty();
        if is_known && self.block(self.wrong(&said)) {
            return Ok(());
        }
        let mut asked = missing(program, &self.is_present, &said);
        let parent = |item: &usize| program.items[*item].parent;
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
        let is_syntax = said.errors().any(|it| it.code().is_none() && !it.spans.is_empty());
        let is_hopeless = self.blocked.is_empty() && (is_syntax || self.lacks_crates);
        if asked.is_empty() && !is_hopeless {
            asked = self.absent().filter(is_absent).collect();
        }
        if asked.is_empty() {
            return Err(said.into());
        }
        self.require(asked);
        self.keep_written();
        Ok(())
    }

    /// Restores the items of traits that macros may write in the impls that are there, whatever lints say of them.
    fn keep_written(&mut self) {
        let written = self.present().filter_map(|id| self.program.written.get(&id)).flatten();
        let items: BTreeSet<usize> =
            written.copied().filter(|&item| self.is_around_present(item)).collect();
        self.dead.extend(&items);
        self.require(items);
    }

    /// Restores items, whether a name reaches them or not.
    pub fn require(&mut self, items: BTreeSet<usize>) {
        self.unblock(&items);
        // What a name reaches goes with that.
        let absent = items.into_iter().filter(|&item| !self.is_present[item]);
        self.required.extend(absent);
        self.update();
    }

    /// Blocks items no longer, nor what is inside them, but for what was dead.
    fn unblock(&mut self, items: &BTreeSet<usize>) {
        self.needed.extend(items);
        self.blocked.retain(|item| !items.contains(item));
        let mut open: Vec<usize> = items.iter().copied().collect();
        while let Some(next) = open.pop() {
            let inside = self.program.items[next].children.iter().copied();
            let inside = inside.filter(|item| !self.dead.contains(item));
            open.extend(inside.filter(|item| self.blocked.remove(item)));
        }
        self.update();
    }

    /// Restores impls without items. No code is made of them, but the standard library is specialized for types that are
    /// `Copy` or `FusedIterator`.
    pub fn restore_impls_without_items(&mut self) {
        let is_meant = |id: &usize| {
            let item = &self.program.items[*id];
            item.kind == Kind::TraitImpl && item.children.is_empty()
        };
        let items = self.blocked.iter().copied().filter(is_meant).collect();
        self.unblock(&items);
    }

    /// Restores the items of the traits that are there, and of impls of traits.
    pub fn restore_methods(&mut self) {
        let is_meant = |id: &usize| {
            matches!(self.program.items[*id].kind, Kind::TraitItem | Kind::TraitImplItem)
                && self.is_around_present(*id)
        };
        self.require(self.absent().filter(is_meant).collect());
    }
}
