//! Finding the compiler, and asking it what it is.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The compiler that Cargo uses too. Not rustup's proxy for it, which costs time at each call.
///
/// # Errors
/// If it cannot be started.
pub fn program() -> Result<PathBuf> {
    Ok(found()?.0.clone())
}

/// The platform that it runs on.
///
/// # Errors
/// If it cannot be started.
pub fn host() -> Result<&'static str> {
    Ok(&found()?.1)
}

fn found() -> Result<&'static (PathBuf, String)> {
    static FOUND: OnceLock<(PathBuf, String)> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(found);
    }
    let named: PathBuf = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()).into();
    let printed = printed(&named, &["--print", "sysroot", "--print", "host-tuple"])?;
    let (sysroot, host) = printed.split_once('\n').context("rustc names no platform")?;
    let itself = Path::new(sysroot).join("bin").join(format!("rustc{}", env::consts::EXE_SUFFIX));
    let program = if itself.exists() { itself } else { named };
    Ok(FOUND.get_or_init(|| (program, host.to_owned())))
}

/// The compiler that Cargo uses too.
pub struct Toolchain {
    /// The program.
    pub program: PathBuf,
    /// The options that `cfg` knows on this platform.
    pub options: BTreeSet<String>,
}

impl Toolchain {
    /// Finds it and asks it.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn find() -> Result<Toolchain> {
        let program = program()?;
        let options = options(&program, &[])?;
        Ok(Toolchain { program, options })
    }
}

/// The options that `cfg` knows, for a compiler with `flags` that optimises, as all judges do.
///
/// # Errors
/// If the compiler cannot be started.
pub fn options(program: &Path, flags: &[&str]) -> Result<BTreeSet<String>> {
    let printed = printed(program, &[&["--print", "cfg", "-O"], flags].concat())?;
    Ok(printed.lines().map(str::to_owned).collect())
}

/// What a compiler prints when it is asked.
fn printed(program: &Path, flags: &[&str]) -> Result<String> {
    let output = Command::new(program).args(flags).output();
    let output = output.with_context(|| format!("cannot start {}", program.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
