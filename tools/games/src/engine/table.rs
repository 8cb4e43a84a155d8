//! The table of a game's Grundy values: it chooses the engine and looks at memory.

use super::blocks::Blocks;
use super::scan::Scan;
use super::sets::Sets;
use super::words::Words;
use super::{Engine, MAX_LEN};
use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::rule::Code;
use crate::watch::Watch;

/// How many values are computed before memory is looked at again.
const FIRST: usize = 1 << 14;

/// The Grundy values of heaps 0, 1, 2, ... of a game, as far as they have been computed.
pub struct Table {
    values: Vec<u32>,
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
        let scan = || Scan::new(code).map(|scan| Box::new(scan) as Box<dyn Engine>);
        let sets = || Sets::new(code).map(|sets| Box::new(sets) as Box<dyn Engine>);
        let blocks = || Box::new(Blocks::new(code.clone())) as Box<dyn Engine>;
        let engine = words.or_else(scan).or_else(sets).unwrap_or_else(blocks);
        Table { values: Vec::new(), engine, fit: 0, recheck: FIRST }
    }

    /// The values of heaps 0, 1, 2, ...
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// About how many options are looked at together; `u128::MAX` if the time for a value does not grow
    /// with its heap.
    #[must_use]
    pub fn at_once(&self) -> u128 {
        self.engine.at_once()
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
        self.check(len)?;
        let len = usize::try_from(len).map_err(|_| too_long(len))?;
        let more = len.saturating_sub(self.values.len());
        // The amortised growth of the vector, unless only the exact size is to be had.
        if self.values.try_reserve(more).is_err() {
            self.values.try_reserve_exact(more).map_err(|e| Error::new(e.to_string()))?;
        }
        while self.values.len() < len {
            let before = self.values.len();
            if before >= self.recheck {
                // Larger values take more memory than was thought; some of it is taken already.
                let taken = self.memory(before as u64);
                check_memory(len as u64, |len| self.memory(len).saturating_sub(taken))?;
                self.recheck = 2 * before;
            }
            let step = len.min(self.recheck);
            self.engine.extend(&mut self.values, step, watch);
            if self.values.len() < step {
                break;
            }
        }
        Ok(())
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
