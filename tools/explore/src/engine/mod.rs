//! A code in, the Grundy values of its heaps out. [`Table`] is all that the rest of the tool sees;
//! an engine behind it can be replaced by a faster one.

mod blocks;
mod scan;
mod sieve;
mod value_set;

use crate::error::{Error, Result};
use crate::rule::Code;
use crate::watch::Watch;

/// The longest table. No heap of n tokens is played for more than 2n - 1 moves (n to take, n - 1 to
/// split), and no Grundy value is more than that: up to here, values are below 2^31 and 32 bits hold
/// them and their differences exactly.
pub const MAX_LEN: u64 = 1 << 30;

/// A way to compute values: appends to `values` until there are `len`, or `watch` says to stop.
trait Engine: Send {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch);
    /// How much memory it needs for a table of `len` values, beside them.
    fn memory(&self, len: u64) -> u64;
}

/// The Grundy values of heaps 0, 1, 2, ... of a game, as far as they have been computed.
pub struct Table {
    values: Vec<u32>,
    engine: Box<dyn Engine>,
    linear: bool,
    /// So many values are known to fit.
    fit: u64,
}

impl Table {
    /// The empty table of a game.
    #[must_use]
    pub fn new(code: &Code) -> Table {
        let sieve = sieve::Sieve::new(code).map(|sieve| Box::new(sieve) as Box<dyn Engine>);
        let linear = sieve.is_some();
        let scan = || scan::Scan::new(code).map(|scan| Box::new(scan) as Box<dyn Engine>);
        let blocks = || Box::new(blocks::Blocks::new(code.clone())) as Box<dyn Engine>;
        let engine = sieve.or_else(scan).unwrap_or_else(blocks);
        Table { values: Vec::new(), engine, linear, fit: 0 }
    }

    /// The values of heaps 0, 1, 2, ...
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Whether a value costs about the same however large its heap is.
    #[must_use]
    pub fn is_linear(&self) -> bool {
        self.linear
    }

    /// Whether a table of `len` values fits.
    ///
    /// # Errors
    /// If it does not, with the figures.
    pub fn check(&mut self, len: u64) -> Result<()> {
        if len > self.fit {
            // Four bytes a value, and twelve to look for a period in them.
            check_memory(len, |len| 16 * len + self.engine.memory(len))?;
            self.fit = len;
        }
        Ok(())
    }

    /// Computes until there are `len` values, or until `watch` says to stop; what has been computed
    /// by then is kept.
    ///
    /// # Errors
    /// If `len` values would not fit, before starting.
    pub fn extend(&mut self, len: u64, watch: &dyn Watch) -> Result<()> {
        if len <= self.values.len() as u64 {
            return Ok(());
        }
        self.check(len)?;
        let len = usize::try_from(len).map_err(|_| too_long())?;
        let more = len - self.values.len();
        // The amortised growth of the vector, unless only the exact size is to be had.
        if self.values.try_reserve(more).is_err() {
            self.values.try_reserve_exact(more).map_err(|e| Error::new(e.to_string()))?;
        }
        self.engine.extend(&mut self.values, len, watch);
        Ok(())
    }
}

fn too_long() -> Error {
    Error::new("a table has at most 2^30 values")
}

/// Refuses a table of `len` values that would not fit in the memory that is free.
fn check_memory(len: u64, needed: impl Fn(u64) -> u64) -> Result<()> {
    if len > MAX_LEN {
        return Err(too_long());
    }
    check_free(needed(len), &format!("a table of {len} values"))
}

/// Refuses what needs more bytes than are free; `what` names it.
///
/// # Errors
/// If it does not fit, with both figures.
pub fn check_free(needed: u64, what: &str) -> Result<()> {
    let free = free_memory();
    if needed <= free {
        return Ok(());
    }
    let mib = |bytes: u64| bytes.div_ceil(1 << 20);
    Err(Error::new(format!(
        "{what} needs {} MiB of memory, and {} MiB are free",
        mib(needed),
        mib(free)
    )))
}

/// The memory that is free, in bytes; where the system does not say, 2 GiB.
fn free_memory() -> u64 {
    let from_linux = || {
        let text = std::fs::read_to_string("/proc/meminfo").ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
    };
    from_linux().unwrap_or(2 << 30)
}
