//! Verify: a bundle compiles as the judge compiles it, and passes the fixtures.

use crate::rustc::{OUTPUT, Rustc};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use verdicts::{Fixture, Limits};

/// A bundle and how it is compiled.
pub struct Bundle {
    /// The file.
    pub text: String,
    /// The compiler, with the judge's edition and crates.
    pub rustc: Rustc,
    /// The judge's flags, beside `-O`.
    pub flags: Vec<String>,
    /// Warnings for the author, in sentences.
    pub notes: Vec<String>,
}

/// A bundle that was compiled.
pub struct Program {
    /// The program.
    pub path: PathBuf,
    /// What the compiler warns of, as it prints it, but for what macros write: the solution's own affairs.
    pub warnings: String,
}

/// Compiles a bundle with optimisation; the program is in `folder`.
///
/// # Errors
/// What the compiler says.
pub fn compile(bundle: &Bundle, folder: &Path) -> Result<Program> {
    let flags: Vec<&str> = ["-O"].into_iter().chain(bundle.flags.iter().map(|it| &**it)).collect();
    let compiled = bundle.rustc.compile_text(&bundle.text, &flags, folder)?;
    if !compiled.success {
        bail!(compiled);
    }
    Ok(Program { path: folder.join(OUTPUT), warnings: compiled.own_warnings() })
}

/// Compiles a bundle and runs every one of `fixtures` on it; what the compiler warns of.
///
/// # Errors
/// What the compiler says, or the first fixture that fails and how.
pub fn verify(bundle: &Bundle, fixtures: &[Fixture], limits: Limits) -> Result<String> {
    let made = TempDir::new()?;
    let program = compile(bundle, made.path())?;
    Fixture::accept(fixtures, &program.path, limits)?;
    Ok(program.warnings)
}
