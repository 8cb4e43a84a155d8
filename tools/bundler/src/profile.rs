//! What whoever takes the file accepts.

use anyhow::{Result, bail};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What a judge accepts; with [`Default`], what any judge does.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The compiler's version, where it is known.
    pub rust: Option<(u64, u64)>,
    /// The edition; the solution's own if 0.
    pub edition: u16,
    /// The largest source it takes, in bytes; not limited if 0.
    pub max_bytes: usize,
    /// The crates it has.
    pub crates: BTreeSet<String>,
}

/// How many parts of a source a message names.
const LARGEST: usize = 8;

impl Profile {
    /// Whether the judge takes a source as large as `text`. `parts` are what it consists of, with the bytes of each,
    /// and `what` says that in a message.
    ///
    /// # Errors
    /// By how much it is too large, and the largest parts.
    pub fn check_size(
        &self,
        text: &str,
        what: &str,
        parts: impl FnOnce() -> Vec<(String, usize)>,
    ) -> Result<()> {
        let (len, max) = (text.len(), self.max_bytes);
        if max == 0 || len <= max {
            return Ok(());
        }
        let mut parts = parts();
        parts.sort_by_key(|&(_, bytes)| Reverse(bytes));
        let rows = parts.iter().take(LARGEST).map(|(name, bytes)| format!("\n{bytes:>8}  {name}"));
        let rows: String = rows.collect();
        let rows = if rows.is_empty() { rows } else { format!("\n{what}:{rows}") };
        bail!("the bundle is {len} bytes, {} more than the judge's {max}{rows}", len - max)
    }
}
