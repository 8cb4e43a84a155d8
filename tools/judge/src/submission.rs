//! What is submitted: one file, in the language of the judge.

use crate::clipboard;
use crate::links::Link;
use crate::single_file::made_for;
use anyhow::{Context, Result};
use bundler::Bundle;
use bundler::package::Solution;
use files::write_all;
use judge::c::{self, Wasm};
use judge::judges::{Judge, newer};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use verdicts::{Fixture, Limits, Package, quoted, started_as};

/// Who the file is for.
pub struct Target {
    /// The judge's name, if it is for one.
    pub name: Option<String>,
    /// What the judge accepts.
    pub judge: Judge,
    /// Whether it is given C, and not Rust.
    in_c: bool,
    /// Whether the libraries' public functions keep the first lines of their documentation.
    pub keeps_docs: bool,
}

/// A file that can be submitted.
pub enum Submission {
    /// In Rust.
    Rust(Bundle),
    /// In C that is C++ too; and in words its std and that of the native program, where these are two.
    C(String, Option<String>),
}

impl Target {
    /// The judge of a problem, or any judge, if it is not in `judges.toml`; given C where it takes no Rust, or if that
    /// is chosen.
    pub fn of_link(link: &Link, to_c: bool) -> Result<Target> {
        let name = Judge::all().contains_key(&link.judge).then_some(&*link.judge);
        Target::find(name, to_c)
    }

    /// The same of the judge of that name.
    pub fn find(name: Option<&str>, to_c: bool) -> Result<Target> {
        let judge = Judge::find(name)?;
        let in_c = to_c || judge.known.takes_c;
        Ok(Target { name: name.map(str::to_owned), judge, in_c, keeps_docs: false })
    }

    /// What the problem and the judge allow, the less of both.
    pub fn limits(&self, of_problem: Limits) -> Limits {
        let known = &self.judge.known;
        let most = if known.max_memory > 0 { known.max_memory << 10 } else { u64::MAX };
        self.judge.with_stack(of_problem.with_memory(of_problem.memory.min(most)))
    }

    /// The file for the judge; with `fixtures`, only if it compiles and passes them; to `check`, if its code is
    /// that of the whole crates.
    pub fn submission(
        &self,
        solution: &Solution,
        fixtures: Option<&[Fixture]>,
        check: bool,
    ) -> Result<Submission> {
        let command = self.command(solution);
        let Limits { stack, .. } = self.limits(solution.package.limits);
        let limits = Limits { stack, ..Limits::default() };
        if !self.in_c {
            let mut profile = self.judge.profile(solution);
            profile.names_edition = made_for(&solution.package).is_some();
            profile.keeps_docs = self.keeps_docs;
            let said = RefCell::new((None, String::new()));
            let verify = |bundle: &Bundle| {
                let mut said = said.borrow_mut();
                if let Some(has) = profile.rust {
                    said.0 = newer::check(bundle, solution, self.judge.title(), has)?;
                }
                if let Some(fixtures) = fixtures {
                    said.1 = bundler::verify(bundle, fixtures, limits)?;
                }
                Ok(())
            };
            let mut bundle = bundler::bundle(solution, &profile, &command, check, verify)?;
            let (newer, warnings) = said.into_inner();
            eprint!("{warnings}");
            bundle.notes.extend(newer);
            if profile.rust.is_none() && self.name.is_some() {
                let whom = self.judge.title();
                bundle.notes.push(format!(
                    "{whom}'s version of Rust is not known: the file compiles with the rustc that is here"
                ));
            }
            for note in &bundle.notes {
                eprintln!("note: {note}");
            }
            return Ok(Submission::Rust(bundle));
        }
        let wasm = Wasm::find(&solution.toolchain)?;
        let text = c::translate(solution, &self.judge, &wasm, &command)?;
        if let Some(note) = c::note(solution)? {
            eprintln!("note: {note}");
        }
        let std = wasm.other_std(&solution.toolchain);
        if let Some(fixtures) = fixtures {
            let verified = c::verify(&text, fixtures, limits);
            match &std {
                Some(std) => verified.with_context(|| {
                    format!("C has {std}, which differ as in `binary_search` among equals")
                })?,
                None => verified?,
            }
        }
        Ok(Submission::C(text, std))
    }

    /// The command that makes the file, for its header.
    fn command(&self, solution: &Solution) -> String {
        let mut command = format!("{} bundle {}", started_as(), name(&solution.package));
        if let Some(name) = &self.name {
            command.extend([" --for ", name]);
        }
        if self.in_c && !self.judge.known.takes_c {
            command.push_str(" --to c");
        }
        command
    }

    /// One line: the language, the size and the limits of a submission.
    pub fn describe(&self, submission: &Submission, limits: Limits) -> String {
        let whom = self.name.as_deref().unwrap_or("any judge");
        let bytes = submission.text().len();
        let room = match self.judge.known.max_bytes {
            0 => String::new(),
            max => format!(" of {max}"),
        };
        let how = match submission {
            Submission::Rust(bundle) => {
                let edition = bundle.rustc.edition;
                let has = match &*self.judge.known.rust {
                    "" => String::new(),
                    version => format!(" (the judge has {version})"),
                };
                format!("Rust {edition} by the rustc that is here{has}")
            }
            Submission::C(_, std) => {
                let std = std.as_ref().map_or(String::new(), |std| format!(" with {std}"));
                let by = |all: Vec<c::Compiler>| format!(" by {} -O2", all[0].name());
                format!("C{std}{}", c::compilers().map_or(String::new(), by))
            }
        };
        let (seconds, kib) = (limits.time.as_secs_f64(), limits.memory >> 10);
        format!("judged as for {whom}: {how}, {bytes}{room} bytes, {seconds} s, {kib} KiB")
    }
}

/// How to name a solution on the command line: its file, or its package, and the binary if there are several.
pub fn name(package: &Package) -> String {
    let Package { name, binary, is_default, .. } = package;
    if let Some(file) = made_for(package) {
        return quoted(&file);
    }
    if *is_default { name.clone() } else { format!("{name} --bin {binary}") }
}

impl Submission {
    /// The program that it becomes, compiled as judges do, in `folder`.
    pub fn compile(&self, folder: &Path) -> Result<PathBuf> {
        match self {
            Submission::Rust(bundle) => Ok(bundler::compile(bundle, folder)?.path),
            Submission::C(text, _) => {
                let compilers = c::compilers()?;
                let first = compilers.first().context("no C compiler is here")?;
                first.compile(text, &["-O2"], folder)
            }
        }
    }

    /// Its language, and how files in that end.
    pub fn language(&self) -> (&'static str, &'static str) {
        match self {
            Submission::Rust(_) => ("Rust", "rs"),
            Submission::C(..) => ("C", "c"),
        }
    }

    /// Puts the file on the clipboard; or into a file where there is none, which is said: that.
    pub fn hand_over(&self, solution: &Solution) -> Result<Option<PathBuf>> {
        let Err(error) = clipboard::copy(self.text()) else { return Ok(None) };
        let folder = solution.target_folder.join("submit");
        let file = folder.join(format!("{}.{}", solution.package.binary, self.language().1));
        write_all(&[(file.clone(), self.text())])?;
        eprintln!("not copied: {error:#}");
        Ok(Some(file))
    }

    /// The file.
    pub fn text(&self) -> &str {
        match self {
            Submission::Rust(bundle) => &bundle.text,
            Submission::C(text, _) => text,
        }
    }
}
