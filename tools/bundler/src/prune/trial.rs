//! Going without what came back on a guess, and without what changes nothing.

use super::Pruner;
use super::ir::{Code, code};
use super::units::Kind;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tempfile::TempDir;

/// More doubtful units are tried together; so many, one by one on all processors.
const MANY: usize = 24;

/// More entries of one list are tried together.
const FEW: usize = 6;

impl Pruner {
    /// Tries to go without what came back on a guess, or for what has gone since; whether some went.
    pub(super) fn drop_doubtful(&mut self) -> Result<bool> {
        let mut doubtful: Vec<usize> = mem::take(&mut self.doubtful).into_iter().collect();
        doubtful.retain(|&unit| {
            self.is_shown(Some(unit))
                && self.units[unit].may_be_tried
                && self.units[unit].range.start >= self.solution_end
        });
        let before = self.left_out.len();
        // No more doubt about what stays.
        for &unit in &doubtful {
            self.asked.insert(unit, [None].into());
        }
        // Most of a long list can go, and of very much.
        for list in self.lists(&doubtful) {
            doubtful.retain(|unit| !list.contains(unit));
            self.halve(&list, &mut |this| Ok(this.check()?.success))?;
        }
        doubtful.retain(|&unit| self.is_shown(Some(unit)));
        let can_go = if doubtful.len() > MANY { doubtful } else { self.each_alone(&doubtful)? };
        self.halve(&can_go, &mut |this| Ok(this.check()?.success))?;
        Ok(self.left_out.len() > before)
    }

    /// The entries among `units` that are in lists with more than a few of them, list by list.
    fn lists(&self, units: &[usize]) -> Vec<Vec<usize>> {
        let mut lists: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
        for &unit in units.iter().filter(|&&unit| self.units[unit].kind == Kind::Entry) {
            lists.entry(self.units[unit].parent).or_default().push(unit);
        }
        lists.into_values().filter(|list| list.len() > FEW).collect()
    }

    /// Those of `units` that can go if the others stay, tried on all processors.
    fn each_alone(&self, units: &[usize]) -> Result<Vec<usize>> {
        let workers = thread::available_parallelism().map_or(1, Into::into);
        let next = AtomicUsize::new(0);
        let work = || -> Result<Vec<usize>> {
            let folder = TempDir::new()?;
            let mut can_go = Vec::new();
            while let Some(&unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                let text = self.render_without(Some(unit));
                let flags = ["--cap-lints=allow", "-O", "--emit=metadata"];
                if self.rustc.compile_text(&text, &flags, folder.path())?.success {
                    can_go.push(unit);
                }
            }
            Ok(can_go)
        };
        let mut can_go = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..workers.min(units.len())).map(|_| scope.spawn(work)).collect();
            let results = workers.into_iter().map(|worker| worker.join().expect("no panic"));
            results.collect::<Result<Vec<_>>>()
        })?
        .concat();
        can_go.sort_unstable();
        Ok(can_go)
    }

    /// Leaves out as many of `units` as `holds` allows: all, or what each half allows.
    fn halve(
        &mut self,
        units: &[usize],
        holds: &mut dyn FnMut(&mut Self) -> Result<bool>,
    ) -> Result<()> {
        if units.is_empty() || self.can_go(units, holds)? {
            return Ok(());
        }
        self.split(units, holds)
    }

    /// The same, where it is known that not all can go.
    fn split(
        &mut self,
        units: &[usize],
        holds: &mut dyn FnMut(&mut Self) -> Result<bool>,
    ) -> Result<()> {
        if units.len() < 2 {
            return Ok(());
        }
        let (first, second) = units.split_at(units.len() / 2);
        if self.can_go(first, holds)? {
            return self.split(second, holds);
        }
        self.split(first, holds)?;
        self.halve(second, holds)
    }

    /// Leaves out `units` if `holds` allows it; whether it does.
    fn can_go(
        &mut self,
        units: &[usize],
        holds: &mut dyn FnMut(&mut Self) -> Result<bool>,
    ) -> Result<bool> {
        let good = (self.asked.clone(), self.refused.clone());
        self.refuse(units);
        self.settle();
        let can_go = holds(self)?;
        if !can_go {
            (self.asked, self.refused) = good;
            self.settle();
        }
        Ok(can_go)
    }

    /// Puts back what changes the program. No lint names what is used, so that only what the lints do not
    /// know can have changed it.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn put_back(&mut self, before: &Code) -> Result<()> {
        let tried: BTreeSet<usize> = self.candidates().into_iter().collect();
        let tried: Vec<usize> = self.left_out.intersection(&tried).copied().collect();
        self.begin_with_all();
        self.mend(false)?;
        self.halve(&tried, &mut |this| {
            Ok(code(&this.rustc, &this.render()).is_ok_and(|code| code == *before))
        })?;
        self.mend(false)
    }
}
