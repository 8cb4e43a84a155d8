//! Going without what came back on a guess, and without what changes nothing.

use super::Pruner;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tempfile::TempDir;

/// So many doubtful units are tried together; fewer, one by one on all processors.
const MANY: usize = 16;

impl Pruner {
    /// Tries to go without what came back on a guess, or for what has gone since; whether some went.
    pub(super) fn drop_doubtful(&mut self) -> Result<bool> {
        let mut doubtful: Vec<usize> = mem::take(&mut self.doubtful).into_iter().collect();
        doubtful.retain(|&unit| {
            self.is_shown(Some(unit))
                && self.units[unit].may_be_tried
                && self.units[unit].range.start >= self.solution_end
        });
        if doubtful.len() > MANY {
            // Most of so many can go.
            let before = self.left_out.len();
            for &unit in &doubtful {
                self.needed_by.insert(unit, [None].into());
            }
            self.halve(&doubtful, &mut |this| Ok(this.check()?.success))?;
            return Ok(self.left_out.len() > before);
        }
        let can_go = self.each_alone(&doubtful)?;
        for unit in doubtful {
            // No more doubt.
            self.needed_by.insert(unit, [None].into());
        }
        if can_go.is_empty() {
            return Ok(false);
        }
        self.halve(&can_go, &mut |this| Ok(this.check()?.success))?;
        Ok(true)
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
        if units.is_empty() {
            return Ok(());
        }
        let good = self.left_out.clone();
        self.leave_out(units);
        if holds(self)? {
            return Ok(());
        }
        self.left_out = good;
        if units.len() > 1 {
            let (first, second) = units.split_at(units.len() / 2);
            self.halve(first, holds)?;
            self.halve(second, holds)?;
        }
        Ok(())
    }

    /// Puts back what changes the machine code. No lint names what is used, so that only what the lints
    /// do not know can have changed it.
    ///
    /// # Errors
    /// If that is not so, or the compiler cannot be started.
    pub fn put_back(&mut self) -> Result<()> {
        let tried: BTreeSet<usize> = self.candidates().into_iter().collect();
        let tried: Vec<usize> = self.left_out.intersection(&tried).copied().collect();
        self.left_out.clear();
        self.leave_out(&self.unused.clone());
        self.mend()?;
        if !self.is_same()? {
            bail!("leaving out what is not used changes the program: this is a bug in the bundler");
        }
        self.halve(&tried, &mut |this| Ok(this.check()?.success && this.is_same()?))?;
        self.mend()
    }
}
