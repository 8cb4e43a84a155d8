//! Where a C program panics, and why. The file that is submitted does not say that, as it would be longer:
//! so a second one does, which differs in nothing else, with the same input.

use super::compile::Purpose;
use super::{Wasm, compilers, max_memory};
use crate::judges::Judge;
use anyhow::{Context, Result};
use bundler::Places;
use bundler::package::Solution;
use bundler::rustc::SOURCE;
use std::fs::File;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;
use verdicts::process::run;
use verdicts::{Comparison, Fixture, Limits};
use wasm_to_c::Options;

/// All that a C program says of a panic.
pub const PANICKED: &str = "error: the program panicked";

/// The exit status of a panic.
const STATUS: i32 = 101;

/// A program that says where it panics.
pub struct Panics {
    program: PathBuf,
    places: Places,
    /// What the program is in.
    _folder: TempDir,
}

impl Panics {
    /// That of a solution for a judge.
    ///
    /// # Errors
    /// If it cannot be translated or compiled.
    pub fn new(solution: &Solution, judge: &Judge, wasm: &Wasm) -> Result<Panics> {
        let (draft, module) = wasm.compile(solution, Purpose::Panics)?;
        let options = Options { max_memory: max_memory(solution, judge)?, header: String::new() };
        let text = wasm_to_c::translate(&module, &options)?.text;
        let folder = TempDir::new()?;
        let program = compilers()?[0].compile(&text, &["-O2"], folder.path())?;
        Ok(Panics { program, places: Places::new(&draft, solution), _folder: folder })
    }

    /// Where the program panics on a fixture, and why: `src/main.rs:7:5: index out of bounds: ...`; none if it
    /// does not.
    ///
    /// # Errors
    /// If the fixture cannot be read, or the program not be started.
    pub fn find(&self, fixture: &Fixture, limits: Limits) -> Result<Option<String>> {
        if matches!(fixture.comparison, Comparison::Interactor { .. }) {
            // Its input is what another program says.
            return Ok(None);
        }
        let Some(path) = &fixture.input else { return Ok(None) };
        let input = File::open(path).with_context(|| path.display().to_string())?;
        let finished = run(&mut Command::new(&self.program), input, limits)?;
        let is_panic = finished.status().and_then(|status| status.code()) == Some(STATUS);
        Ok(if is_panic { self.explain(&finished.stderr) } else { None })
    }

    /// The place and the reason in what the program said.
    fn explain(&self, said: &str) -> Option<String> {
        let mut parts = said.splitn(4, '\n');
        let mut next = || parts.next();
        let (file, line, column, message) = (next()?, next()?, next()?, next()?);
        let written = format!("{file}:{line}:{column}");
        let place = if file == SOURCE {
            self.places.find(line.parse().ok()?, column.parse().ok()?)?
        } else {
            // In what is compiled already.
            format!("{written}, which does not name the line that called it")
        };
        Some(format!("{place}: {}", reason(message, &written)))
    }
}

/// The message of a panic in what older and newer compilers print of it.
fn reason<'m>(message: &'m str, place: &str) -> &'m str {
    let message = message.strip_prefix("panicked at ").unwrap_or(message).trim_end();
    if let Some(newer) = message.strip_prefix(&format!("{place}:\n")) {
        return newer;
    }
    let older = message.strip_suffix(&format!(", {place}")).unwrap_or(message);
    older.strip_prefix('\'').and_then(|older| older.strip_suffix('\'')).unwrap_or(older)
}
