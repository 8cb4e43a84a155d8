//! Tables of Grundy values, computed from the rules; a [`Checkpoint`] keeps one in a file. The rest of the tool
//! sees no engine: a [`Table`] chooses the first of these that can play the game.
//!
//! | engine | games |
//! |---|---|
//! | `words` | subtraction games with a largest take, and more takes than a sieve is fast for |
//! | `sieve` | subtraction games with a largest take |
//! | `scan` | splits into two heaps, and only after finitely many of the takes; with `sparse` spaces |
//! | `sets` | splits in three, and splits in a tail, unless these are three unequal parts |
//! | `blocks` | all |

mod blocks;
mod checkpoint;
mod scan;
mod sets;
mod sieve;
mod sparse;
mod table;
mod value_set;
mod words;

use crate::watch::Watch;

pub use checkpoint::{Checkpoint, Subject};
pub use table::Table;

/// The longest table. A heap of n tokens lasts for at most 2n - 1 moves (n that take, n - 1 that split),
/// and no Grundy value is larger. So values in a table are below 2^31, and 32 bits hold them and their
/// differences exactly.
pub const MAX_LEN: u64 = 1 << 30;

/// A way to compute Grundy values.
trait Engine: Send {
    /// Appends to `values` until there are `len`, or `watch` says to stop. There may be more values than this
    /// engine has computed: it goes on after them.
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch);
    /// How many bytes it needs for a table of `len` values, beside the values, if these become not much
    /// larger than they are.
    fn memory(&self, len: u64) -> u64;
    /// About how many options it looks at together; `u128::MAX` if the time for a value does not grow
    /// with its heap.
    fn at_once(&self) -> u128;
    /// After how many values [`Engine::work`] is asked.
    fn knows_after(&self) -> usize {
        0
    }
    /// About how many options it looks at for a table of `len` values, as far as the values so far tell more of that
    /// than the rules.
    fn work(&self, _len: u64) -> Option<u128> {
        None
    }
    /// Takes note of `values` that it has not computed, where it is to compute none after them and yet to tell of
    /// rare heaps.
    fn learn(&mut self, _values: &[u32]) {}
    /// The rare heaps below `len`, and their values, if it uses a sparse space.
    fn rare(&self, _len: usize) -> Option<&[(u32, u32)]> {
        None
    }
}
