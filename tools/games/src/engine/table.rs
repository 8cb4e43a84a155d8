//! The table of a game's Grundy values: it chooses the engine and looks at memory.

use super::plain::Plain;
use super::scan::Scan;
use super::words::Words;
use super::{Engine, MAX_LEN, sparse};
use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::rule::Code;
use crate::watch::Watch;

/// The Grundy values of heaps 0, 1, 2, ... of a game, as far as they have been computed.
pub struct Table {
    values: Vec<u16>,
    engine: Box<dyn Engine>,
    /// So many values are known to fit in memory.
    fit: u64,
}

impl Table {
    /// The empty table of a game.
    #[must_use]
    pub fn new(code: &Code) -> Table {
        let words = Words::new(code).map(|words| Box::new(words) as Box<dyn Engine>);
        let scan = || Scan::new(code).map(|scan| Box::new(scan) as Box<dyn Engine>);
        let plain = || Box::new(Plain::new(code.clone())) as Box<dyn Engine>;
        let engine = words.or_else(scan).unwrap_or_else(plain);
        Table { values: Vec::new(), engine, fit: 0 }
    }

    /// The values of heaps 0, 1, 2, ...
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// About how many options are looked at together.
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
        if len > MAX_LEN {
            return Err(Error::new(format!(
                "a table of {len} values is too long: it has at most {MAX_LEN}"
            )));
        }
        if len > self.fit {
            // Two bytes a value, four to look for a period in them, and what engines need at most.
            check_free(6 * len + sparse::memory(len), &format!("a table of {len} values"))?;
            self.fit = len;
        }
        Ok(())
    }

    /// Computes until there are `len` values, or `watch` says to stop.
    ///
    /// # Errors
    /// As [`Table::check`], before any value is computed; if a value is above 65535.
    pub fn extend(&mut self, len: u64, watch: &dyn Watch) -> Result<()> {
        self.check(len)?;
        let len = crate::index(len);
        let more = len.saturating_sub(self.values.len());
        // The amortised growth of the vector, unless only the exact size is to be had.
        if self.values.try_reserve(more).is_err() {
            self.values.try_reserve_exact(more).map_err(|e| Error::new(e.to_string()))?;
        }
        self.engine.extend(&mut self.values, len, watch)
    }
}
