//! `cargo judge`: from a solution to a submission.

use anyhow::{Context, Result, bail};
use bundler::Bundle;
use bundler::package::Solution;
use clap::{Args, Parser, Subcommand};
use judge::c;
use judge::judges::{Judge, Language};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tempfile::TempDir;
use verdicts::fixture::{Fixture, Limits};

/// From a solution to a submission.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Run a problem's fixtures and print a verdict for each
    Test(Test),
    /// Print one file that a judge accepts, after compiling it and running every fixture on it
    Bundle(Bundling),
    /// Keep standard input on the clipboard until something else is put there
    #[command(hide = true)]
    HoldClipboard,
}

/// Which solution.
#[derive(Args)]
struct Which {
    /// The package; the only one where left out
    package: Option<String>,
    /// The binary, where the package has several
    #[arg(long)]
    bin: Option<String>,
    /// The judge: its crates, compiler, edition and size limit. Any judge where left out
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Option<String>,
    /// What to submit the solution as, where the judge does not say
    #[arg(long = "to", value_name = "LANGUAGE")]
    language: Option<Language>,
    /// A manifest of another workspace
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
}

#[derive(Args)]
struct Test {
    #[command(flatten)]
    which: Which,
    /// The fixtures; all where left out
    fixtures: Vec<String>,
    /// Judge the bundled file instead of the workspace's binary
    #[arg(long)]
    bundled: bool,
}

#[derive(Args)]
struct Bundling {
    #[command(flatten)]
    which: Which,
    /// Write the file here instead of printing it
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Put the file on the clipboard too
    #[arg(long)]
    copy: bool,
    /// Do not compile the file and run the fixtures on it
    #[arg(long)]
    no_verify: bool,
}

fn main() -> ExitCode {
    let result = match Cli::parse().verb {
        Verb::Test(test) => run_tests(&test),
        Verb::Bundle(bundling) => print_bundle(&bundling).map(|()| true),
        Verb::HoldClipboard => judge::clipboard::hold().map(|()| true),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

impl Which {
    fn solution(&self, release: bool) -> Result<Solution> {
        let (package, bin) = (self.package.as_deref(), self.bin.as_deref());
        Solution::find(self.manifest_path.as_deref(), package, bin, release)
    }

    /// The judge, and what it is given.
    fn judge(&self) -> Result<(Judge, Language)> {
        let judge = Judge::find(self.judge.as_deref())?;
        match (self.language, judge.language) {
            (Some(Language::Rust), Language::C) => {
                let name = self.judge.as_deref().unwrap_or_default();
                bail!("{name} takes no Rust: leave out `--to rust`, and the solution becomes C")
            }
            (chosen, language) => Ok((judge, chosen.unwrap_or(language))),
        }
    }

    /// The file for the judge; if `to_verify`, only if it passes the fixtures.
    fn bundle(&self, solution: &Solution, to_verify: bool) -> Result<File> {
        let (judge, language) = self.judge()?;
        let mut command = format!("cargo judge bundle {}", solution.package);
        if solution.binary.name.replace('_', "-") != solution.package.replace('_', "-") {
            command.extend([" --bin ", &solution.binary.name]);
        }
        if let Some(name) = &self.judge {
            command.extend([" --for ", name]);
        }
        if self.language == Some(Language::C) && judge.language != Language::C {
            command.push_str(" --to c");
        }
        if language == Language::Rust {
            let verify = |bundle: &Bundle| {
                if to_verify {
                    bundler::verify(bundle, &solution.folder, Limits::default())?;
                }
                Ok(())
            };
            return bundler::bundle(solution, &judge.profile(), &command, verify).map(File::Rust);
        }
        let wasm = c::Wasm::find()?;
        eprintln!("{}", wasm.description());
        let text = c::translate(solution, &judge, &wasm, &command)?;
        if to_verify {
            c::verify(&text, &solution.folder, Limits::default())?;
        }
        Ok(File::C(text))
    }
}

/// What is submitted.
enum File {
    Rust(Bundle),
    C(String),
}

impl File {
    fn text(&self) -> &str {
        match self {
            File::Rust(bundle) => &bundle.text,
            File::C(text) => text,
        }
    }

    /// The program, in `folder`.
    fn compile(&self, folder: &Path) -> Result<PathBuf> {
        match self {
            File::Rust(bundle) => bundler::compile(bundle, folder),
            File::C(text) => c::compilers()?[0].compile(text, &["-O2"], folder),
        }
    }
}

fn print_bundle(bundling: &Bundling) -> Result<()> {
    // What is wrong with the names is known before anything is built.
    bundling.which.judge()?;
    let solution = bundling.which.solution(false)?;
    let file = bundling.which.bundle(&solution, !bundling.no_verify)?;
    if bundling.no_verify {
        eprintln!("not verified: neither compiled nor run");
    }
    match &bundling.output {
        Some(path) => {
            fs::write(path, file.text()).with_context(|| path.display().to_string())?;
        }
        None => print!("{}", file.text()),
    }
    if bundling.copy {
        judge::clipboard::copy(file.text())?;
    }
    Ok(())
}

/// Judges each fixture; whether all were accepted.
fn run_tests(test: &Test) -> Result<bool> {
    test.which.judge()?;
    let solution = test.which.solution(true)?;
    let mut fixtures = Fixture::of_problem(&solution.folder).map_err(anyhow::Error::msg)?;
    for name in &test.fixtures {
        if !fixtures.iter().any(|fixture| fixture.name == *name) {
            bail!("`{}` has no fixture `{name}`", solution.package);
        }
    }
    fixtures.retain(|f| test.fixtures.is_empty() || test.fixtures.contains(&f.name));
    let folder = TempDir::new()?;
    let program = if test.bundled {
        test.which.bundle(&solution, false)?.compile(folder.path())?
    } else {
        solution.built()?.program.clone()
    };
    let width = fixtures.iter().map(|fixture| fixture.name.len()).max().unwrap_or(0);
    let mut accepted = 0;
    for fixture in &fixtures {
        let report = fixture.judge(&program, solution.limits)?;
        let (seconds, kib) = (report.time.as_secs_f64(), report.peak >> 10);
        let (verdict, name) = (report.verdict, &fixture.name);
        println!("{verdict:<3} {name:<width$} {seconds:7.3} s {kib:>7} KiB");
        for line in report.details.lines() {
            println!("    {line}");
        }
        accepted += usize::from(report.verdict.is_accepted());
    }
    println!("{accepted} of {} accepted", fixtures.len());
    Ok(accepted == fixtures.len())
}
