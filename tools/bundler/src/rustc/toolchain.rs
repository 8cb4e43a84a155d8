//! Finding the compiler, and asking it what it is.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler that Cargo uses too.
pub struct Toolchain {
    /// The program. Not rustup's proxy for it, which costs time at each call.
    pub program: PathBuf,
    /// The platform that it runs on.
    pub host: String,
    /// The options that `cfg` knows on this platform.
    pub options: BTreeSet<String>,
}

impl Toolchain {
    /// Finds it and asks it.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn find() -> Result<Toolchain> {
        let named: PathBuf = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()).into();
        let printed =
            printed(&named, &["--print=sysroot", "--print=host-tuple", "--print=cfg", "-O"])?;
        let mut lines = printed.lines().map(str::to_owned);
        let (sysroot, host) = lines.next().zip(lines.next()).context("rustc names no platform")?;
        let itself = format!("rustc{}", env::consts::EXE_SUFFIX);
        let itself = Path::new(&sysroot).join("bin").join(itself);
        let program = if itself.exists() { itself } else { named };
        Ok(Toolchain { program, host, options: lines.collect() })
    }
}

/// The options that `cfg` knows, for a compiler with `flags` that optimises, as all judges do.
///
/// # Errors
/// If the compiler cannot be started.
pub fn options(program: &Path, flags: &[&str]) -> Result<BTreeSet<String>> {
    let printed = printed(program, &[&["--print=cfg", "-O"], flags].concat())?;
    Ok(printed.lines().map(str::to_owned).collect())
}

/// What a compiler prints when it is asked.
fn printed(program: &Path, flags: &[&str]) -> Result<String> {
    let output = Command::new(program).args(flags).output();
    let output = output.with_context(|| format!("cannot start {}", program.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
