//! Tables of Grundy values, computed from the rules. The rest of the tool sees no engine: a [`Table`] chooses
//! the first of these that can play the game.
//!
//! | engine | games |
//! |---|---|
//! | `words` | subtraction games with a largest take |
//! | `scan` | splits into two heaps, and only after finitely many of the takes; with `sparse` spaces |
//! | `sets` | splits in three, and splits in a tail, unless these are three unequal parts |
//! | `blocks` | all |

mod blocks;
mod scan;
mod sets;
mod sparse;
mod table;
mod words;

use crate::watch::Watch;

pub use table::Table;

/// The longest table. A heap of n tokens lasts for at most 2n - 1 moves (n that take, n - 1 that split),
/// and no Grundy value is larger. So values in a table are below 2^31, and 32 bits hold them and their
/// differences exactly.
pub const MAX_LEN: u64 = 1 << 30;

/// A way to compute Grundy values.
trait Engine: Send {
    /// Appends to `values`, all of which it has computed, until there are `len`, or `watch` says to stop.
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch);
    /// How many bytes it needs for a table of `len` values, beside the values, if these become not much
    /// larger than they are.
    fn memory(&self, len: u64) -> u64;
    /// About how many options it looks at together; `u128::MAX` if the time for a value does not grow
    /// with its heap.
    fn at_once(&self) -> u128;
}
