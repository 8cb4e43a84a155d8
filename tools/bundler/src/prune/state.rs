//! What is removed by now, and why.

use super::program::Program;
use super::reachable::{Required, reachable};
use super::tree::is_removed;
use std::collections::{BTreeMap, BTreeSet};

/// What is removed by now, and why.
#[derive(Clone, Default)]
pub struct State {
    /// The removed items: those that are not reachable, and dead ones.
    pub removed: BTreeSet<usize>,
    /// The dead items: a lint named them, an error is in them, or they were tried to go without.
    pub dead: BTreeSet<usize>,
    /// The items that diagnostics required.
    pub required: Required,
    /// The items that were restored on a guess; to be tried without.
    pub guessed: BTreeSet<usize>,
    /// The items that were restored for each message of an error.
    pub restored: BTreeMap<String, BTreeSet<usize>>,
    /// The items that were restored though they were dead: lints that name them are not believed.
    pub needed: BTreeSet<usize>,
    /// The items that are dead for an error in them.
    pub failing: BTreeSet<usize>,
    /// Whether all is there that is not dead, reachable or not.
    pub is_careful: bool,
}

impl State {
    /// Removes all that is not reachable or dead. Diagnostics no longer require what is removed.
    pub fn update(&mut self, program: &Program) {
        if self.is_careful {
            self.removed.clone_from(&self.dead);
            self.remove_empty(program);
            return;
        }
        let reachable = reachable(program, &self.dead, &self.required);
        self.removed = (0..reachable.len()).filter(|&item| !reachable[item]).collect();
        let removed = self.required.keys().copied().filter(|&item| !reachable[item]);
        self.forget(&removed.collect::<Vec<_>>());
    }

    /// Removes each `use` without names, inherent impl without methods, and module without items.
    fn remove_empty(&mut self, program: &Program) {
        loop {
            let is_removed = |item: &usize| self.removed.contains(item);
            let is_empty = |&item: &usize| {
                let parent = &program.items[item];
                parent.goes_when_empty
                    && !parent.children.is_empty()
                    && parent.children.iter().all(is_removed)
            };
            let present = (0..program.items.len()).filter(|item| !is_removed(item));
            let empty: Vec<usize> = present.filter(is_empty).collect();
            if empty.is_empty() {
                return;
            }
            self.removed.extend(empty);
        }
    }

    /// Takes items for dead until a diagnostic requires them.
    pub fn kill(&mut self, items: &[usize]) {
        self.forget(items);
        self.dead.extend(items);
    }

    /// Forgets why items were restored: they may be restored for the same reasons again.
    fn forget(&mut self, items: &[usize]) {
        for item in items {
            self.required.remove(item);
            self.guessed.remove(item);
            for restored in self.restored.values_mut() {
                restored.remove(item);
            }
        }
    }

    /// Restores an item and those around it. What was dead by a lint or an error is not taken for dead by
    /// that again.
    pub fn restore(&mut self, program: &Program, item: usize, needed_by: Option<usize>) {
        let mut next = Some(item);
        let asked_for = item;
        while let Some(item) = next {
            // What is around it and goes when it is empty goes with it.
            if item == asked_for || !program.items[item].goes_when_empty {
                self.required.entry(item).or_default().insert(needed_by);
            }
            let was_dead = self.dead.remove(&item);
            if was_dead && (!program.items[item].is_unlinted || self.failing.contains(&item)) {
                self.needed.insert(item);
            }
            self.removed.remove(&item);
            next = program.items[item].parent;
        }
    }

    /// From here on all is there that is not dead; and nothing is dead.
    pub fn restart_with_all(&mut self, program: &Program) {
        self.is_careful = true;
        self.dead.clear();
        self.required.clear();
        self.restored.clear();
        self.guessed.clear();
        self.update(program);
    }

    /// Whether an item and all around it are there.
    pub fn is_present(&self, program: &Program, item: usize) -> bool {
        !is_removed(&program.items, &self.removed, item)
    }
}
