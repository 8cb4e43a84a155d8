//! The fixtures, tested: each mistake in `problems/*/wrong/NAME.diff` makes the solution fail one of them whose input
//! is right.
//!
//! Such a file says in its first line what is wrong, then which lines of `src/main.rs` are replaced, each after `-`,
//! and by which, each after `+`. That it applies is tested always. It is compiled and judged where `CI` is set, where
//! its test is asked for by name, and for one problem in any case, as all of them take half a minute.

use fixtures::{Arguments, Trial, run};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;
use tests::workspace::{Built, cargo, folders, in_ci, name, root, run as build};
use tests::{Limits, Verdict, fixture::Fixture, scratch};

/// The problem whose mistakes are compiled each time.
const QUICK_PROBLEM: &str = "hdu1848";

/// What the mistakes that are compiled have become.
static BUILT: OnceLock<Built> = OnceLock::new();

/// A mistake.
#[derive(Clone)]
struct Wrong {
    /// The folder of the problem.
    problem: PathBuf,
    /// The file that says it.
    diff: PathBuf,
}

impl Wrong {
    /// All of them, found by being there.
    fn all() -> Vec<Wrong> {
        let mut all = Vec::new();
        for problem in folders(&root().join("problems")) {
            let files = fs::read_dir(problem.join("wrong")).into_iter().flatten();
            let files = files.map(|file| file.expect("a folder entry").path());
            all.extend(files.map(|diff| Wrong { problem: problem.clone(), diff }));
        }
        all.sort_by(|a, b| a.diff.cmp(&b.diff));
        all
    }

    /// `problem::mistake`.
    fn name(&self) -> String {
        format!("{}::{}", name(&self.problem), self.diff.file_stem().unwrap().display())
    }

    /// What its program is called.
    fn binary(&self) -> String {
        self.name().replace("::", "--")
    }

    /// The solution with the mistake.
    fn source(&self) -> Result<String, String> {
        let place = self.diff.display();
        let diff = read(&self.diff)?;
        if self.diff.extension().is_none_or(|extension| extension != "diff") {
            return Err(format!("{place}: a mistake is in a file NAME.diff"));
        }
        let mut source = read(&self.problem.join("src/main.rs"))?;
        let mut lines = diff.lines().peekable();
        if lines.next_if(|line| !line.starts_with(['-', '+'])).is_none() {
            return Err(format!("{place}: the first line says what is wrong"));
        }
        while lines.peek().is_some() {
            let mut block = |sign: char| -> String {
                let mut block = String::from("\n");
                while let Some(line) = lines.next_if(|line| line.starts_with(sign)) {
                    block.extend([&line[1..], "\n"]);
                }
                block
            };
            let (old, new) = (block('-'), block('+'));
            match source.matches(&old).count() {
                _ if old == "\n" => return Err(format!("{place}: `-` lines, then `+` lines")),
                1 => source = source.replace(&old, &new),
                count => {
                    return Err(format!(
                        "{place}: these are {count} times in main.rs, not once:{old}"
                    ));
                }
            }
        }
        Ok(source)
    }

    /// Fails unless a fixture rejects it.
    fn is_rejected(&self) -> Result<(), String> {
        let built = BUILT.get().expect("built before any test runs");
        let Some(program) = built.programs.get(&self.binary()) else {
            let errors = built.errors.get(&self.binary());
            return Err(format!("it does not compile:\n{}", errors.unwrap_or(&built.stderr)));
        };
        for fixture in Fixture::in_folder(&self.problem.join("fixtures"))? {
            let is_right = fixture.errors.is_none();
            if is_right && fixture.judge(program, Limits::default())?.verdict != Verdict::Accepted {
                return Ok(());
            }
        }
        Err(format!("every fixture accepts {}: add one that does not", self.diff.display()))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_env().unwrap_or_else(|message| panic!("{message}"));
    let all = Wrong::all();
    let is_built = |wrong: &Wrong| {
        let is_named = !arguments.filters.is_empty() && arguments.names(&wrong.name());
        in_ci() || is_named || name(&wrong.problem) == QUICK_PROBLEM
    };
    let to_build: Vec<&Wrong> = all
        .iter()
        .filter(|wrong| is_built(wrong) && arguments.select(&wrong.name()))
        .filter(|wrong| wrong.source().is_ok())
        .collect();
    if !arguments.list && !to_build.is_empty() {
        BUILT.get_or_init(|| build_all(&to_build).unwrap_or_else(|message| panic!("{message}")));
    }
    let trials: Vec<Trial> = all
        .iter()
        .map(|wrong| {
            let (wrong, is_built) = (wrong.clone(), is_built(wrong));
            Trial::new(wrong.name(), move || {
                wrong.source()?;
                if is_built { wrong.is_rejected() } else { Ok(()) }
            })
        })
        .collect();
    run(&arguments, &trials)
}

/// Builds them as the binaries of one package, in the target folder of the workspace, where the library is there
/// already.
fn build_all(wrong: &[&Wrong]) -> Result<Built, String> {
    let target = scratch::target()?;
    let scratch = target.join("tmp/wrong");
    let mut files = BTreeMap::from([
        (scratch.join("Cargo.toml"), manifest(wrong)?),
        (scratch.join("Cargo.lock"), read(&root().join("Cargo.lock"))?),
    ]);
    for wrong in wrong {
        let folder = scratch.join("src").join(wrong.binary());
        for file in fs::read_dir(wrong.problem.join("src")).map_err(|error| error.to_string())? {
            let file = file.map_err(|error| error.to_string())?.path();
            if file.is_file() {
                files.insert(folder.join(name(&file)), read(&file)?);
            }
        }
        files.insert(folder.join("main.rs"), wrong.source()?);
    }
    for (path, text) in files {
        let written = scratch::write(&path, &text);
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    eprintln!("building {} mistakes", wrong.len());
    let mut command = cargo();
    command.args(["build", "--quiet", "--offline", "--keep-going", "--bins", "--target-dir"]);
    Ok(build(command.arg(target).current_dir(scratch)))
}

/// The manifest: that of the workspace, with one package that has what solutions depend on.
fn manifest(wrong: &[&Wrong]) -> Result<String, String> {
    let mut manifest = scratch::manifest("")?
        + "\n[package]\nname = \"wrong\"\nedition = \"2021\"\nautobins = false\n\n[dependencies]\n\
           itertools.workspace = true\nproconio.workspace = true\nsg.workspace = true\n";
    for binary in wrong.iter().map(|wrong| wrong.binary()) {
        let path = format!("src/{binary}/main.rs");
        manifest.extend(["\n[[bin]]\nname = \"", &binary, "\"\npath = \"", &path, "\"\n"]);
    }
    Ok(manifest)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
