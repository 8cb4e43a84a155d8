//! What whoever takes the file accepts.

use anyhow::{Result, bail};
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

impl Profile {
    /// Whether the judge takes a source as large as `text`.
    ///
    /// # Errors
    /// By how much it is too large.
    pub fn check_size(&self, text: &str) -> Result<()> {
        let (len, max) = (text.len(), self.max_bytes);
        if max > 0 && len > max {
            bail!("the bundle is {len} bytes, {} more than the judge's {max}", len - max);
        }
        Ok(())
    }
}
