//! A package of its own, and `cargo judge` in it.

use crate::scratch::{add_target, text};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A package as `cargo init` makes it, with fixtures beside the manifest.
pub struct Project(pub TempDir);

impl Project {
    pub fn new(source: &str) -> Project {
        let project = Project(TempDir::with_prefix("a b \u{fc}").expect("a temporary folder"));
        let manifest = "[package]\nname = \"double\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
        add_target(project.0.path());
        project.write("Cargo.toml", manifest);
        project.write("src/main.rs", source);
        project.write("fixtures/sample.in", "21\n");
        project.write("fixtures/sample.out", "42\n");
        project
    }

    pub fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.path().join(path)).unwrap()
    }

    pub fn add_to_manifest(&self, text: &str) {
        let path = self.0.path().join("Cargo.toml");
        fs::write(&path, fs::read_to_string(&path).unwrap() + text).unwrap();
    }

    pub fn judge(&self, arguments: &[&str]) -> Output {
        judge(self.0.path(), arguments)
    }

    /// What is printed, and on standard error, where all is well.
    pub fn passes(&self, arguments: &[&str]) -> (String, String) {
        let output = self.judge(arguments);
        let texts = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{texts:?}");
        texts
    }

    /// The same, where something is wrong.
    pub fn fails(&self, arguments: &[&str]) -> (String, String) {
        let output = self.judge(arguments);
        let texts = (text(&output.stdout), text(&output.stderr));
        assert!(!output.status.success(), "{texts:?}");
        texts
    }
}

/// Starts it as Cargo starts a subcommand.
pub fn judge(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("it starts")
}

/// The command that starts it so.
pub fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments).current_dir(folder);
    command.env("CARGO_TARGET_DIR", folder.join("target")).env("XDG_CACHE_HOME", cache());
    command
}

/// Where tests keep what is kept for a user, so that `cases` is compiled once.
pub fn cache() -> PathBuf {
    let target = Path::new(env!("CARGO_BIN_EXE_judge")).ancestors().nth(2).unwrap();
    let cache = target.join("tmp/cache");
    fs::create_dir_all(&cache).unwrap();
    cache
}

/// A solution that doubles a number.
pub const DOUBLE: &str = "fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", 2 * line.trim().parse::<u64>().unwrap());
}
";
