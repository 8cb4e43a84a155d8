//! The fixtures of a solution, those that need more than `verdicts` to be read too.

use anyhow::{Result, anyhow};
use verdicts::{Fixture, Fixtures};

/// All of them.
///
/// # Errors
/// A sentence if there are none.
pub fn all(fixtures: &Fixtures) -> Result<Vec<Fixture>> {
    named(fixtures, &[])
}

/// Those that are called so; all, if there are no `names`.
///
/// # Errors
/// A sentence if there are none, or which name there is not and what may be meant.
pub fn named(fixtures: &Fixtures, names: &[String]) -> Result<Vec<Fixture>> {
    fixtures.named(names).map_err(|message| anyhow!(message))
}
