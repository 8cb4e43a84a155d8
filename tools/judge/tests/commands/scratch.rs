//! A workspace of its own with the library and the templates of this one, and no problems.

use crate::project::cache;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;
use verdicts::scratch::manifest;
use verdicts::workspace::{folders, name, root};

pub struct Scratch(TempDir);

impl Scratch {
    pub fn new() -> Scratch {
        let scratch = Scratch(TempDir::with_prefix("a b \u{fc}").expect("a temporary folder"));
        scratch.write("Cargo.toml", &manifest("\"problems/*/src/..\"").expect("a manifest"));
        scratch.write("Cargo.lock", &read(&root().join("Cargo.lock")));
        copy(&root().join("templates"), &scratch.path("templates"), &[]);
        fs::create_dir(scratch.path("problems")).unwrap();
        add_target(scratch.0.path());
        scratch
    }

    /// A folder with nothing in it.
    pub fn bare() -> Scratch {
        Scratch(TempDir::with_prefix("a b \u{fc}").expect("a temporary folder"))
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    pub fn read(&self, path: &str) -> String {
        read(&self.path(path))
    }

    pub fn write(&self, path: &str, text: &str) {
        fs::create_dir_all(self.path(path).parent().unwrap()).unwrap();
        fs::write(self.path(path), text).unwrap();
    }

    /// The names of the problems that are there.
    pub fn problems(&self) -> Vec<String> {
        folders(&self.path("problems")).iter().map(|folder| name(folder)).collect()
    }

    /// What is in the workspace itself, and is not a problem.
    pub fn rest(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| name(&entry.unwrap().path())).collect();
        names.sort();
        names
    }

    /// A command in the workspace, in which `cargo judge` is the program that is tested.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let judge = Path::new(env!("CARGO_BIN_EXE_judge")).parent().unwrap();
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let paths = [judge.to_owned()].into_iter().chain(std::env::split_paths(&paths));
        command.current_dir(self.0.path()).env("PATH", std::env::join_paths(paths).unwrap());
        // Not of the package that is being tested.
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(name);
            }
        }
        command.stdin(Stdio::null()).env("CARGO_TARGET_DIR", self.path("target"));
        command.env("XDG_CACHE_HOME", cache());
        // As by the alias.
        command.env("CARGO_PKG_NAME", "judge");
        command
    }

    /// `cargo judge` as Cargo starts a subcommand.
    pub fn judge_command(&self, arguments: &[&str]) -> Command {
        let mut command = self.command(env!("CARGO_BIN_EXE_judge"));
        command.args(arguments);
        command
    }

    /// What it prints, where all is well.
    pub fn passes(&self, arguments: &[&str]) -> String {
        let output = self.judge_command(arguments).output().expect("it starts");
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// What it says on standard error, where something is wrong.
    pub fn fails(&self, arguments: &[&str]) -> String {
        let output = self.judge_command(arguments).output().expect("it starts");
        assert!(!output.status.success(), "{arguments:?}: {}", text(&output.stdout));
        text(&output.stderr)
    }
}

/// Makes the target folder of a workspace that is in use: Cargo finds there what the compiler said of itself, which it
/// would else ask each time.
pub fn add_target(folder: &Path) {
    let target = Path::new(env!("CARGO_BIN_EXE_judge")).ancestors().nth(2).unwrap();
    fs::create_dir(folder.join("target")).unwrap();
    let said = ".rustc_info.json";
    fs::copy(target.join(said), folder.join("target").join(said)).unwrap();
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Copies a folder, but for what is called so in it.
pub fn copy(from: &Path, to: &Path, except: &[&str]) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let name = name(&from);
        if except.contains(&&*name) {
            continue;
        }
        if from.is_dir() {
            copy(&from, &to.join(name), except);
        } else {
            fs::copy(&from, to.join(name)).unwrap();
        }
    }
}

/// A document of the extension, with what it says of every problem.
pub fn document(name: &str, url: &str, samples: &[(&str, &str)], batch: (&str, usize)) -> String {
    let tests: Vec<serde_json::Value> = samples
        .iter()
        .map(|(input, output)| serde_json::json!({"input": input, "output": output}))
        .collect();
    serde_json::json!({
        "name": name, "group": "Judge - Contest", "url": url, "interactive": false,
        "memoryLimit": 512, "timeLimit": 1000, "tests": tests, "testType": "single",
        "input": {"type": "stdin"}, "output": {"type": "stdout"},
        "languages": {"java": {"mainClass": "Main", "taskClass": "Task"}},
        "batch": {"id": batch.0, "size": batch.1},
    })
    .to_string()
}
