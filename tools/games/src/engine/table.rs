//! The table of a game's Grundy values: it chooses the engine, looks at memory and keeps a checkpoint.

use super::blocks::Blocks;
use super::checkpoint::Checkpoint;
use super::scan::Scan;
use super::sets::Sets;
use super::sieve::Sieve;
use super::words::Words;
use super::{Engine, MAX_LEN};
use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::rule::Code;
use crate::watch::{Unwatched, Watch};

/// How many values are computed before memory is looked at again.
const FIRST: usize = 1 << 14;

/// The Grundy values of heaps 0, 1, 2, ... of a game, as far as they have been computed.
pub struct Table {
    /// Those of a run before may be more than were asked for.
    values: Vec<u32>,
    asked: usize,
    checkpoint: Option<Checkpoint>,
    engine: Box<dyn Engine>,
    /// So many values are known to fit in memory.
    fit: u64,
    /// With how many values memory is looked at again.
    recheck: usize,
}

impl Table {
    /// The empty table of a game.
    #[must_use]
    pub fn new(code: &Code) -> Table {
        let words = Words::new(code).map(|words| Box::new(words) as Box<dyn Engine>);
        let sieve = || Sieve::new(code).map(|sieve| Box::new(sieve) as Box<dyn Engine>);
        let scan = || Scan::new(code).map(|scan| Box::new(scan) as Box<dyn Engine>);
        let sets = || Sets::new(code).map(|sets| Box::new(sets) as Box<dyn Engine>);
        let blocks = || Box::new(Blocks::new(code.clone())) as Box<dyn Engine>;
        let engine = words.or_else(sieve).or_else(scan).or_else(sets).unwrap_or_else(blocks);
        let values = Vec::new();
        Table { values, asked: 0, checkpoint: None, engine, fit: 0, recheck: FIRST }
    }

    /// The table goes on after these values, which are right, and keeps all in a checkpoint from now on.
    pub fn keep(&mut self, values: Vec<u32>, checkpoint: Option<Checkpoint>) {
        (self.values, self.checkpoint) = (values, checkpoint);
    }

    /// Whether there is a checkpoint.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.checkpoint.is_some()
    }

    /// Writes the values to the checkpoint, if there is one.
    ///
    /// # Errors
    /// As [`Checkpoint::save`].
    pub fn save(&mut self) -> Result<()> {
        self.checkpoint.as_mut().map_or(Ok(()), |checkpoint| checkpoint.save(&self.values))
    }

    /// The values of heaps 0, 1, 2, ...
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values[..self.asked]
    }

    /// About how many options are looked at together; `u128::MAX` if the time for a value does not grow
    /// with its heap.
    #[must_use]
    pub fn at_once(&self) -> u128 {
        self.engine.at_once()
    }

    /// The rare heaps below `len`, and their values, where a sparse space makes the table fast: see Winning Ways,
    /// chapter 4. In an octal game of finitely many takes, the values are periodic if rare heaps end.
    #[must_use]
    pub fn rare(&self, len: usize) -> Option<&[(u32, u32)]> {
        self.engine.rare(len)
    }

    /// About how many options a table of `len` values looks at, if its first values tell more of that than the rules.
    ///
    /// # Errors
    /// As [`Table::check`], for these first values.
    pub fn work(&mut self, len: u64) -> Result<Option<u128>> {
        let first = self.engine.knows_after();
        if self.values.len() < first {
            self.check(first as u64)?;
            self.engine.extend(&mut self.values, first, &Unwatched);
        }
        Ok(self.engine.work(len))
    }

    /// Checks that a table of `len` values fits in memory.
    ///
    /// # Errors
    /// If it does not, with the memory that it needs and that is free, or if `len` is above
    /// [`MAX_LEN`].
    pub fn check(&mut self, len: u64) -> Result<()> {
        if len > self.fit {
            check_memory(len, |len| self.memory(len))?;
            self.fit = len;
        }
        Ok(())
    }

    /// How many bytes a table of `len` values takes, if values become no larger than they are.
    fn memory(&self, len: u64) -> u64 {
        // Four bytes a value, and four to look for a period in them.
        8 * len + self.engine.memory(len)
    }

    /// Computes until there are `len` values, or `watch` says to stop.
    ///
    /// # Errors
    /// As [`Table::check`], before any value is computed, and again when the table has doubled: values that
    /// have become larger need more memory.
    pub fn extend(&mut self, len: u64, watch: &dyn Watch) -> Result<()> {
        if len <= self.asked as u64 {
            return Ok(());
        }
        self.check(len)?;
        let len = usize::try_from(len).map_err(|_| too_long(len))?;
        let more = len.saturating_sub(self.values.len());
        // The amortised growth of the vector, unless only the exact size is to be had.
        if self.values.try_reserve(more).is_err() {
            self.values.try_reserve_exact(more).map_err(|e| Error::new(e.to_string()))?;
        }
        if self.values.len() >= len {
            self.engine.learn(&self.values);
        }
        let mut go_on = true;
        while go_on && self.values.len() < len {
            let before = self.values.len();
            if before >= self.recheck {
                // Larger values take more memory than was thought; some of it is taken already.
                let taken = self.memory(before as u64);
                check_memory(len as u64, |len| self.memory(len).saturating_sub(taken))?;
                self.recheck = 2 * before;
            }
            let step = len.min(self.recheck);
            go_on = self.compute(step, watch);
            self.asked = self.values.len();
        }
        self.asked = len.min(self.values.len());
        Ok(())
    }

    /// Computes until there are `len` values; returns whether `watch` lets it go on.
    fn compute(&mut self, len: usize, watch: &dyn Watch) -> bool {
        let Some(checkpoint) = &mut self.checkpoint else {
            self.engine.extend(&mut self.values, len, watch);
            return self.values.len() == len;
        };
        loop {
            self.engine.extend(&mut self.values, len, &checkpoint.until_due(watch));
            checkpoint.offer(&self.values);
            if self.values.len() == len {
                return true;
            }
            if !watch.go_on(self.values.len()) {
                return false;
            }
        }
    }
}

fn too_long(len: u64) -> Error {
    Error::new(format!("a table of {len} values is too long: it has at most {MAX_LEN}"))
}

/// Refuses a table of `len` values that is too long, or needs more memory than is free.
fn check_memory(len: u64, needed: impl Fn(u64) -> u64) -> Result<()> {
    if len > MAX_LEN {
        return Err(too_long(len));
    }
    check_free(needed(len), &format!("a table of {len} values"))
}
