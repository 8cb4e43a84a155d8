//! A C file must compile without warnings, as C and as C++, with each compiler that is here, and pass.

use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use verdicts::{Fixture, Limits};

/// A compiler of one of the two languages.
#[derive(Clone, Debug)]
pub struct Compiler {
    /// The program.
    pub program: PathBuf,
    /// [`C`] or [`CPP`].
    pub language: [&'static str; 3],
}

/// The flags by which a compiler takes a file for C.
pub const C: [&str; 3] = ["-x", "c", "-std=c89"];
/// The same for C++.
pub const CPP: [&str; 3] = ["-x", "c++", "-std=c++98"];

/// What a file must compile with.
const WARNINGS: [&str; 5] = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-Wno-long-long"];

/// All compilers on the path.
pub fn compilers() -> Result<Vec<Compiler>> {
    let mut compilers = Vec::new();
    let folders = env::var_os("PATH").unwrap_or_default();
    for (names, language) in [(["cc", "gcc", "clang"], C), (["c++", "g++", "clang++"], CPP)] {
        // `cc` is another name of one of them, as a folder may be.
        let mut seen = BTreeSet::new();
        for name in names {
            let name = format!("{name}{}", env::consts::EXE_SUFFIX);
            let program = env::split_paths(&folders).map(|f| f.join(&name)).find(|p| p.is_file());
            let itself = program.as_ref().and_then(|program| fs::canonicalize(program).ok());
            if let (Some(program), Some(itself)) = (program, itself)
                && seen.insert(itself)
            {
                compilers.push(Compiler { program, language });
            }
        }
    }
    if compilers.is_empty() {
        bail!("no C compiler is here to verify the file: install gcc or clang");
    }
    Ok(compilers)
}

impl Compiler {
    /// What it is called and compiles.
    pub fn name(&self) -> String {
        format!("{} {}", self.program.display(), self.language[2])
    }

    /// Compiles a file without warnings, with `flags`; the program, in `folder`.
    pub fn compile(&self, text: &str, flags: &[&str], folder: &Path) -> Result<PathBuf> {
        let (source, program) = (folder.join("bundle.c"), folder.join("bundle"));
        fs::write(&source, text)?;
        let mut command = Command::new(&self.program);
        command.args(self.language).args(WARNINGS).args(flags);
        command.arg("-o").arg(&program).arg(&source).arg("-lm");
        let output =
            command.output().with_context(|| format!("cannot start {}", self.program.display()))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("the bundle does not compile with {}:\n{}", self.name(), said.trim_end());
        }
        Ok(program)
    }
}

/// Compiles a file with every compiler that is here and runs every one of `fixtures` on it.
pub fn verify(text: &str, fixtures: &[Fixture], limits: Limits) -> Result<()> {
    for compiler in compilers()? {
        let made = TempDir::new()?;
        let program = compiler.compile(text, &["-O2"], made.path())?;
        Fixture::accept(fixtures, &program, limits)
            .with_context(|| format!("compiled with {}", compiler.name()))?;
    }
    Ok(())
}
