//! Verify: a bundle compiles as the judge compiles it, and passes the fixtures.

use crate::rustc::{OUTPUT, Rustc};
use anyhow::{Result, anyhow, bail};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use verdicts::{Fixture, Limits};

/// A bundle and how it is compiled.
pub struct Bundle {
    /// The file.
    pub text: String,
    /// The compiler, with the judge's edition and crates.
    pub rustc: Rustc,
}

/// Compiles a bundle with optimisation and no warnings; the program, in `folder`.
///
/// # Errors
/// What the compiler says.
pub fn compile(bundle: &Bundle, folder: &Path) -> Result<PathBuf> {
    let compiled = bundle.rustc.compile_text(&bundle.text, &["-O", "-D", "warnings"], folder)?;
    if !compiled.success {
        bail!("the bundle does not compile without warnings:\n{}", compiled.rendered());
    }
    Ok(folder.join(OUTPUT))
}

/// Compiles a bundle and runs every one of `fixtures` on it.
///
/// # Errors
/// What the compiler says, or the first fixture that fails and how.
pub fn verify(bundle: &Bundle, fixtures: &[Fixture], limits: Limits) -> Result<()> {
    let made = TempDir::new()?;
    let program = compile(bundle, made.path())?;
    Fixture::accept(fixtures, &program, limits).map_err(|message| anyhow!(message))
}
