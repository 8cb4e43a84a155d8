//! Tables of Grundy values, computed from the rules. The rest of the tool sees no engine: a [`Table`] chooses
//! the first of these that can play the game.
//!
//! | engine | games |
//! |---|---|
//! | `words` | subtraction games with a largest take, as long as values are below 64 |
//! | `scan` | splits into two heaps at most, and only after finitely many of the takes; with `sparse` spaces |
//! | `plain` | all |

mod plain;
mod scan;
mod sparse;
mod splits;
mod table;
mod words;

use crate::error::{Error, Result};
use crate::watch::Watch;

pub use table::Table;

/// The longest table.
pub const MAX_LEN: u64 = 1 << 30;

/// A way to compute Grundy values.
trait Engine: Send {
    /// Appends to `values`, all of which it has computed, until there are `len`, or `watch` says to stop.
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()>;
    /// About how many options it looks at together.
    fn at_once(&self) -> u128 {
        1
    }
}

/// Appends the value of the next heap.
fn push(values: &mut Vec<u16>, value: u32) -> Result<()> {
    let heap = values.len();
    let value = u16::try_from(value).map_err(|_| {
        Error::new(format!("the value of heap {heap} is above {}, the most in a table", u16::MAX))
    })?;
    values.push(value);
    Ok(())
}
