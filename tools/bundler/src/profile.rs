//! What whoever takes the file accepts.

use anyhow::{Result, bail};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a judge accepts; with [`Default`], what any judge does.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The compiler's version, where it is known.
    pub rust: Option<(u64, u64)>,
    /// The editions to choose from, the oldest first; any if there is none.
    pub editions: Vec<u16>,
    /// Whether the header says which one the file is in, even if that is the solution's own.
    pub names_edition: bool,
    /// Whether the libraries' public functions keep the first lines of their documentation.
    pub keeps_docs: bool,
    /// What it passes to `--cfg`.
    pub cfgs: BTreeSet<String>,
    /// The largest source it takes, in bytes; not limited if 0.
    pub max_bytes: usize,
    /// The crates it has.
    pub crates: BTreeSet<String>,
    /// Why others of its crates become modules, in sentences.
    pub others: BTreeMap<String, String>,
    /// The flags with which it makes a program, beside `-O`.
    pub flags: Vec<String>,
}

/// How many parts of a source a message names.
const LARGEST: usize = 8;

impl Profile {
    /// The editions of a file of a solution of the edition `own`: its own or the next there is, or else the last; and
    /// those that are newer.
    pub(crate) fn editions(&self, own: u16) -> (u16, Vec<u16>) {
        let all = if self.editions.is_empty() { &[2018, 2021, 2024] } else { &*self.editions };
        let first = self.editions.iter().find(|&&edition| edition >= own);
        let first = first.or(self.editions.last()).copied().unwrap_or(own);
        (first, all.iter().copied().filter(|&edition| edition > own).collect())
    }

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
        bail!(TooLarge(format!(
            "the bundle is {len} bytes, {} more than the judge's {max}{rows}",
            len - max
        )))
    }
}

/// That a file is larger than a judge takes.
#[derive(Debug)]
pub struct TooLarge(String);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
