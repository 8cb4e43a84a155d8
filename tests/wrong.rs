//! The fixtures, tested: each mistake in `problems/*/wrong/NAME.diff` makes the solution fail one of them whose input
//! is right.
//!
//! Such a file says in its first line what is wrong, then which lines of `src/main.rs` are replaced, each after `-`,
//! and by which, each after `+`. That all apply is one test. As to compile and judge them takes a while, they are ignored
//! but for one problem, unless `CI` is set, or their tests are asked for by name, by cargo-nextest or as ignored ones.
//!
//! All are compiled as modules of one program, which takes a sixth of the time that a program for each would. It does
//! what the one does by whose name it is started.

use fixtures::{Arguments, Problem, Trial, problems, run, shared};
use serde_json::json;
use std::collections::BTreeMap;
use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use tests::workspace::{cargo, folders, in_ci, name, root, run as build};
use tests::{Content, Limits, Verdict, scratch};

/// The problem whose mistakes are compiled each time.
const QUICK_PROBLEM: &str = "hdu1848";

/// The folder of the programs that the mistakes which are compiled have become.
static PROGRAMS: OnceLock<PathBuf> = OnceLock::new();

/// The problems, with how each is judged.
static PROBLEMS: OnceLock<Result<Vec<Problem>, String>> = OnceLock::new();

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
    fn program(&self) -> String {
        self.name().replace("::", "--")
    }

    /// The file of its program.
    fn file(&self) -> String {
        self.program() + EXE_SUFFIX
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
        let program = PROGRAMS.get().expect("built before any test runs").join(self.file());
        let problems = PROBLEMS.get_or_init(problems).as_ref().map_err(Clone::clone)?;
        let its_own = problems.iter().find(|problem| problem.name == name(&self.problem));
        let package = &its_own.ok_or("it is in no folder of problems/")?.package;
        // Judged as the manifest says, which may name an interactor.
        let mut fixtures = package.as_ref().map_err(Clone::clone)?.fixtures.all()?;
        // The smallest first, as one that rejects it is enough.
        let size = |path: &Path| fs::metadata(path).map_or(u64::MAX, |file| file.len());
        fixtures.sort_by_key(|fixture| fixture.input.as_ref().and_then(Content::file).map(size));
        for fixture in fixtures {
            let is_right = fixture.errors.is_none();
            let mut program = Command::new(&program);
            if is_right
                && fixture.judge(&mut program, Limits::default())?.verdict != Verdict::Accepted
            {
                return Ok(());
            }
        }
        Err(format!("every fixture accepts {}: add one that does not", self.diff.display()))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_env().unwrap_or_else(|message| panic!("{message}"));
    let all = Wrong::all();
    let is_ignored = |wrong: &Wrong| {
        let is_named = !arguments.filters.is_empty() && arguments.names(&wrong.name());
        let is_asked_for = in_ci() || is_named || env::var_os("NEXTEST").is_some();
        !is_asked_for && name(&wrong.problem) != QUICK_PROBLEM
    };
    let is_built = |wrong: &Wrong| arguments.runs(is_ignored(wrong));
    let sound = || all.iter().filter(|wrong| wrong.source().is_ok());
    let to_build: Vec<&Wrong> =
        sound().filter(|wrong| is_built(wrong) && arguments.select(&wrong.name())).collect();
    if !arguments.list && !to_build.is_empty() {
        match programs(&to_build, &sound().collect::<Vec<_>>()) {
            Ok(programs) => PROGRAMS.get_or_init(|| programs),
            Err(message) => {
                eprintln!("error: {message}");
                return ExitCode::FAILURE;
            }
        };
    }
    let judged = all.iter().map(|wrong| {
        let is_ignored = is_ignored(wrong);
        let wrong = wrong.clone();
        Trial::new(wrong.name(), move || wrong.source().and_then(|_| wrong.is_rejected()))
            .ignored(is_ignored)
    });
    let mut trials: Vec<Trial> = judged.collect();
    trials.push(Trial::new("all_apply".to_owned(), move || {
        all.iter().try_for_each(|wrong| wrong.source().map(|_| ()))
    }));
    run(&arguments, &trials)
}

/// The folder of the programs of those that are asked for. Of a run of cargo-nextest, which starts a process for each
/// test, the first process builds its own, and the next one that lacks its own builds all.
fn programs(asked_for: &[&Wrong], all: &[&Wrong]) -> Result<PathBuf, String> {
    let built = shared("wrong", |built| {
        let is_there = |wrong: &&Wrong| built["names"].get(wrong.name()).is_some();
        if asked_for.iter().all(is_there) {
            return Ok(None);
        }
        let to_build = if built.is_null() { asked_for } else { all };
        let folder = build_all(to_build)?;
        let names: BTreeMap<_, _> = to_build.iter().map(|wrong| (wrong.name(), true)).collect();
        Ok(Some(json!({ "folder": folder, "names": names })))
    })?;
    Ok(built["folder"].as_str().ok_or("it has no folder")?.into())
}

/// Builds them in the target folder of the workspace, where the library is there already: the folder of their programs.
fn build_all(wrong: &[&Wrong]) -> Result<PathBuf, String> {
    let target = scratch::target()?;
    let scratch = target.join("tmp/wrong");
    let write = |path: PathBuf, text: &str| {
        scratch::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write(scratch.join("Cargo.toml"), &manifest()?)?;
    write(scratch.join("Cargo.lock"), &read(&root().join("Cargo.lock"))?)?;
    write(scratch.join("src/main.rs"), &main_of_all(wrong))?;
    for wrong in wrong {
        let folder = scratch.join("src").join(wrong.program());
        for file in fs::read_dir(wrong.problem.join("src")).map_err(|error| error.to_string())? {
            let file = file.map_err(|error| error.to_string())?.path();
            if file.is_file() && name(&file) != "main.rs" {
                write(folder.join(name(&file)), &read(&file)?)?;
            }
        }
        let source = wrong.source()?.replacen("\nfn main()", "\npub fn main()", 1);
        write(folder.join("main.rs"), &source)?;
    }
    eprintln!("building {} mistakes", wrong.len());
    let mut command = cargo();
    command.args(["build", "--quiet", "--offline", "--target-dir"]).arg(&target);
    let built = build(command.current_dir(&scratch));
    let Some(program) = built.programs.get("wrong") else {
        let errors = built.errors.get("wrong").unwrap_or(&built.stderr);
        return Err(format!("a mistake does not compile:\n{errors}"));
    };
    let programs = scratch.join("programs");
    let link = |wrong: &&Wrong| {
        let new = programs.join("new");
        let _ = fs::remove_file(&new);
        fs::create_dir_all(&programs)?;
        fs::hard_link(program, &new)?;
        // Another process may be about to start the one that is there.
        fs::rename(&new, programs.join(wrong.file()))
    };
    wrong.iter().try_for_each(link).map_err(|error| error.to_string())?;
    Ok(programs)
}

/// The program that is all of them.
fn main_of_all(wrong: &[&Wrong]) -> String {
    let (mut modules, mut arms) = (String::new(), String::new());
    for (number, program) in wrong.iter().map(|wrong| wrong.program()).enumerate() {
        let module = format!("wrong_{number}");
        modules.extend(["#[path = \"", &program, "/main.rs\"]\nmod ", &module, ";\n"]);
        arms.extend(["        Some(\"", &program, "\") => ", &module, "::main().report(),\n"]);
    }
    format!(
        "{modules}\nfn main() -> std::process::ExitCode {{\n    use std::process::Termination;\n    \
         let program = std::path::PathBuf::from(std::env::args_os().next().unwrap());\n    \
         match program.file_stem().and_then(|name| name.to_str()) {{\n{arms}        \
         _ => panic!(\"no mistake is called {{}}\", program.display()),\n    }}\n}}\n"
    )
}

/// The manifest: that of the workspace, with one package that has what solutions depend on.
fn manifest() -> Result<String, String> {
    Ok(scratch::manifest("")?
        + "\n[package]\nname = \"wrong\"\nedition = \"2021\"\n\n[dependencies]\n\
           itertools.workspace = true\nproconio.workspace = true\nsg.workspace = true\n")
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
