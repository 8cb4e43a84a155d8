//! Commands as a person types them, and the numbers in what they print.

use std::env::{join_paths, split_paths, var_os, vars_os};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use verdicts::workspace::{self, cargo, root};

/// What a command prints that is typed in the workspace, with this standard input; it must succeed. `cargo judge` and
/// `cargo explore` are those of the tests, not optimised.
///
/// # Panics
/// If it cannot be started, or fails, with its standard error.
#[must_use]
pub fn typed(command: &str, input: &str) -> String {
    typed_in(root(), command, input)
}

/// The same in another folder.
///
/// # Panics
/// As [`typed`].
#[must_use]
pub fn typed_in(folder: &Path, command: &str, input: &str) -> String {
    let words: Vec<&str> = split(command);
    let mut process = match words[..] {
        ["cargo", tool @ ("explore" | "judge"), ref rest @ ..] => {
            let mut process = Command::new(tools().join(tool));
            process.args(rest);
            process
        }
        ["cargo", "run", ref rest @ ..] => {
            let mut process = cargo();
            process.args(["run", "--quiet"]).args(rest);
            process
        }
        _ => panic!("`{command}` begins with `cargo explore`, `cargo judge` or `cargo run`"),
    };
    process.current_dir(folder);
    // Not of the package that is being tested.
    for (name, _) in vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            process.env_remove(name);
        }
    }
    let paths = var_os("PATH").unwrap_or_default();
    let paths = [tools().to_owned()].into_iter().chain(split_paths(&paths));
    process.env("PATH", join_paths(paths).expect("no `:` in the target folder"));
    process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = process.spawn().unwrap_or_else(|error| panic!("{command}: {error}"));
    // A program that needs no input may have ended.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "{command}: {errors}{printed}");
    printed
}

/// The numbers in a text, in order.
#[must_use]
pub fn numbers(text: &str) -> Vec<u64> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The numbers after `label`, up to the end of its line.
///
/// # Panics
/// If there is no such label.
#[must_use]
pub fn after(text: &str, label: &str) -> Vec<u64> {
    let rest = text.split_once(label).unwrap_or_else(|| panic!("no `{label}` in:\n{text}")).1;
    numbers(rest.lines().next().unwrap_or_default())
}

/// The values of a table as CSV, in the order of its lines.
#[must_use]
pub fn column(table: &str) -> Vec<u64> {
    let value = |line: &str| line.rsplit(',').next().and_then(|value| value.parse().ok());
    table.lines().skip(1).filter_map(value).collect()
}

/// The words of a command, of which some are in single quotes.
fn split(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    let words = parts.flat_map(|(place, part)| match place % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

/// The folder of the tools, built.
fn tools() -> &'static Path {
    static TOOLS: OnceLock<PathBuf> = OnceLock::new();
    TOOLS.get_or_init(|| {
        let path = workspace::tools().program("explore").unwrap_or_else(|error| panic!("{error}"));
        path.parent().expect("it is in a folder").to_owned()
    })
}
