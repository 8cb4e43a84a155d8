//! Plain rustc, as a judge runs it, and what it says.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::env;
use std::error::Error;
use std::fmt;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The compiler that Cargo uses too; itself, not rustup's stand-in for it, as it is called often.
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
    /// What it says about itself: its version, its platform and more.
    pub version: String,
    /// What `cfg` knows on this platform.
    pub options: BTreeSet<String>,
}

impl Toolchain {
    /// Finds it and asks it.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn find() -> Result<Toolchain> {
        let program = program()?;
        let version = printed(&program, &["-vV"])?;
        let options = options(&program, &[])?;
        Ok(Toolchain { program, version, options })
    }
}

/// What `cfg` knows for a compiler with `flags`, where it optimises, as all judges do.
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

/// The name of what is compiled.
pub const SOURCE: &str = "bundle.rs";

/// The name of what comes of it.
pub const OUTPUT: &str = "bundle";

/// A message of the compiler.
#[derive(Deserialize, Debug)]
pub struct Diagnostic {
    /// The lint or error code, where there is one.
    pub code: Option<Code>,
    /// `error`, `warning`, ...
    pub level: String,
    /// What it says, in short.
    pub message: String,
    /// The places it is about.
    pub spans: Vec<Span>,
    /// Notes and help.
    children: Vec<Diagnostic>,
    /// What it prints.
    pub rendered: Option<String>,
}

/// The code of a message.
#[derive(Deserialize, Debug)]
pub struct Code {
    /// A lint's name, or `E` and a number.
    pub code: String,
}

/// A place in a file.
#[derive(Deserialize, Debug)]
pub struct Span {
    byte_start: usize,
    byte_end: usize,
    /// Whether the message is about this place, not about one that explains it.
    pub is_primary: bool,
    label: Option<String>,
    expansion: Option<Box<Expansion>>,
}

impl Diagnostic {
    /// The message and what explains it; not what might do instead.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let notes = self.children.iter().filter(|child| !child.message.contains("other types"));
        let labels = self.spans.iter().filter_map(|span| span.label.as_deref());
        [&*self.message].into_iter().chain(labels).chain(notes.map(|note| &*note.message))
    }

    /// The places that the message is about; where a macro made one, its call.
    pub fn primary_places(&self) -> impl Iterator<Item = Range<usize>> {
        self.spans.iter().filter(|span| span.is_primary).map(|span| span.call_site().range())
    }

    /// What stands at the places that the message is about.
    pub fn primary_labels(&self) -> impl Iterator<Item = &str> {
        self.spans.iter().filter(|span| span.is_primary).filter_map(|span| span.label.as_deref())
    }

    /// The code that the message and what explains it quote, word by word.
    #[must_use]
    pub fn words(&self) -> BTreeSet<&str> {
        let quoted = self.texts().flat_map(|text| text.split('`').skip(1).step_by(2));
        quoted.flat_map(|code| code.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
    }
}

#[derive(Deserialize, Debug)]
struct Expansion {
    span: Span,
}

impl Span {
    /// The bytes in the file.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.byte_start..self.byte_end
    }

    /// Where the outermost macro that made the place is called, in the file that was compiled.
    #[must_use]
    pub fn call_site(&self) -> &Span {
        self.expansion.as_ref().map_or(self, |expansion| expansion.span.call_site())
    }

    /// Whether a macro made the place.
    #[must_use]
    pub fn is_expanded(&self) -> bool {
        self.expansion.is_some()
    }
}

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

/// What a compilation gave; an error where it gave nothing.
#[derive(Debug)]
pub struct Compiled {
    /// Whether there is an output.
    pub success: bool,
    /// All messages, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// What it printed besides.
    other: String,
}

impl Compiled {
    /// The messages that are errors.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> + Clone {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.level == "error")
    }

    /// What the compiler printed.
    #[must_use]
    pub fn rendered(&self) -> String {
        let rendered = self.diagnostics.iter().filter_map(|d| d.rendered.as_deref());
        rendered.chain([&*self.other]).collect()
    }
}

impl fmt::Display for Compiled {
    /// That it was to be a bundle, and what the compiler printed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bundle does not compile:\n{}", self.rendered())
    }
}

impl Error for Compiled {}

impl Rustc {
    /// Compiles `text` as a program with `flags`, which say what to make of it: [`OUTPUT`] in
    /// `folder`. Messages and panics call the source [`SOURCE`], wherever it is.
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
            .current_dir(folder))
    }
}

/// Runs a compiler that has `--error-format=json`.
///
/// # Errors
/// If it cannot be started.
pub fn run(rustc: &mut Command) -> Result<Compiled> {
    let result = rustc.output();
    let result =
        result.with_context(|| format!("cannot start {}", rustc.get_program().display()))?;
    let (mut diagnostics, mut other) = (Vec::new(), String::new());
    for line in String::from_utf8_lossy(&result.stderr).lines() {
        match serde_json::from_str(line) {
            Ok(diagnostic) => diagnostics.push(diagnostic),
            Err(_) => other.extend([line, "\n"]),
        }
    }
    Ok(Compiled { success: result.status.success(), diagnostics, other })
}
