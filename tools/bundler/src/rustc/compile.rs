//! Compiling one file.

use super::diagnostic::{Diagnostic, SOURCE};
use anyhow::{Context, Result};
use std::error::Error;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often this process has started a compiler.
static COMPILATIONS: AtomicUsize = AtomicUsize::new(0);

/// How often this process has started a compiler.
pub fn compilations() -> usize {
    COMPILATIONS.load(Ordering::Relaxed)
}

/// The name of the file that it is compiled to.
pub const OUTPUT: &str = "bundle";

/// A compiler with the flags that every call has.
#[derive(Clone)]
pub struct Rustc {
    /// The program.
    pub program: PathBuf,
    /// The edition.
    pub edition: u16,
    /// `--extern` and `-L` for crates that the judge has.
    pub externs: Vec<String>,
}

/// The result of a compilation; as an error, that of one that failed.
#[derive(Debug)]
pub struct Compiled {
    /// Whether there is an output.
    pub success: bool,
    /// All diagnostics, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// What else the compiler printed.
    other: String,
}

impl Compiled {
    /// The diagnostics that are errors.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> + Clone {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.level == "error")
    }

    /// What the compiler printed of what no macro wrote.
    #[must_use]
    pub fn own_warnings(&self) -> String {
        let is_own = |it: &&Diagnostic| it.spans.iter().any(|it| it.is_primary && !it.is_expanded);
        self.diagnostics.iter().filter(is_own).filter_map(|it| it.rendered.as_deref()).collect()
    }

    /// What the compiler printed.
    #[must_use]
    pub fn rendered(&self) -> String {
        let rendered = self.diagnostics.iter().filter_map(|d| d.rendered.as_deref());
        rendered.chain([&*self.other]).collect()
    }
}

impl fmt::Display for Compiled {
    /// That the bundle does not compile, and the first error of the compiler.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut errors = self.errors().filter_map(|error| error.rendered.as_deref());
        let first = errors.next().unwrap_or(&self.other).trim_end();
        write!(f, "the bundle does not compile:\n{first}")?;
        match errors.filter(|error| !error.starts_with("error: aborting")).count() {
            0 => Ok(()),
            1 => write!(f, "\n(and one more error)"),
            more => write!(f, "\n(and {more} more errors)"),
        }
    }
}

impl Error for Compiled {}

impl Rustc {
    /// Compiles `text` as a program to the file [`OUTPUT`] in `folder`; `flags` say to what kind of
    /// file. Diagnostics and panics call the source [`SOURCE`], wherever the folder is.
    ///
    /// # Errors
    /// If the compiler cannot be started.
    pub fn compile_text(&self, text: &str, flags: &[&str], folder: &Path) -> Result<Compiled> {
        fs::write(folder.join(SOURCE), text)?;
        run(Command::new(&self.program)
            .args(["--crate-name", "solution", "--crate-type", "bin", "--error-format=json"])
            .args(["--edition", &self.edition.to_string()])
            .args(&self.externs)
            .args(flags)
            .args(["-o", OUTPUT, SOURCE])
            // What it needs on the way is temporary too.
            .envs(["TMPDIR", "TMP", "TEMP"].map(|variable| (variable, folder)))
            .current_dir(folder))
    }
}

/// Runs a compiler that has `--error-format=json`.
///
/// # Errors
/// If it cannot be started.
pub fn run(rustc: &mut Command) -> Result<Compiled> {
    COMPILATIONS.fetch_add(1, Ordering::Relaxed);
    let result = rustc.output();
    let result =
        result.with_context(|| format!("cannot start {}", rustc.get_program().display()))?;
    let (mut diagnostics, mut other) = (Vec::new(), String::new());
    for line in String::from_utf8_lossy(&result.stderr).lines() {
        match Diagnostic::parse(line) {
            Some(diagnostic) => diagnostics.push(diagnostic),
            None => other.extend([line, "\n"]),
        }
    }
    Ok(Compiled { success: result.status.success(), diagnostics, other })
}
