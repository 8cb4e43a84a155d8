//! What every package, problem, template and fixture looks like.

mod documentation;
mod problems;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tests::workspace::{folders, metadata, root};

/// The folders of all problems.
fn problems() -> Vec<PathBuf> {
    folders(&root().join("problems"))
}

/// The folders of all templates.
fn templates() -> Vec<PathBuf> {
    folders(&root().join("templates"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Collects what is wrong everywhere before it fails, so that one run shows it all.
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The examples of the README: each `cargo run` after `$` prints the lines below it.
#[test]
#[cfg(unix)]
fn readme_shows_real_output() {
    let readme = read(&root().join("README.md"));
    let blocks = readme.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let mut checked = 0;
    for example in blocks.flat_map(|block| block.split("$ ").skip(1)) {
        let (command, expected) = example.split_once('\n').expect("a command ends its line");
        if !command.starts_with("cargo run ") {
            continue;
        }
        let output = std::process::Command::new("sh")
            .args(["-c", &command.replacen("cargo run", "cargo run --quiet", 1)])
            .current_dir(root())
            .output()
            .expect("sh starts");
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{command}");
        checked += 1;
    }
    assert!(checked > 0, "README.md has no ```console block with a `$ cargo run`");
}

/// The aliases of the README's commands start the tools.
#[test]
fn aliases() {
    let config = read(&root().join(".cargo/config.toml"));
    for alias in ["judge = \"run --quiet ", "explore = \"run --quiet --release "] {
        assert!(config.contains(&format!("\n{alias}")), "{alias} is not in .cargo/config.toml");
    }
    for tool in ["judge", "explore"] {
        let starts = format!("--package {tool} --\"");
        assert!(config.contains(&starts), "no alias starts {tool}");
    }
}

/// The README's table of problems names problems that there are, links to their folders, and has the
/// limits of their manifests.
#[test]
fn readme_table() {
    let readme = read(&root().join("README.md"));
    let rows: BTreeMap<&str, &str> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("| [`")?.split_once("`](problems/"))
        .map(|(problem, rest)| {
            assert!(rest.starts_with(&format!("{problem})")), "{problem} links elsewhere");
            (problem, rest.split(" | ").nth(2).expect("the column of limits"))
        })
        .collect();
    assert!(!rows.is_empty());
    let metadata = metadata(Some(&root().join("Cargo.toml"))).unwrap();
    let mut wrong = Vec::new();
    for (name, limits) in rows {
        let mut packages = metadata["packages"].as_array().expect("packages").iter();
        let Some(package) = packages.find(|package| package["name"] == name) else {
            wrong.push(format!("README.md: there is no problem {name}"));
            continue;
        };
        let settings = &package["metadata"]["judge"];
        let time = settings["time-limit"].as_f64().map(|seconds| format!("{seconds} s"));
        let memory = settings["memory-limit"].as_u64().map(|kib| match kib {
            kib if kib % (1 << 20) == 0 => format!("{} GiB", kib >> 20),
            kib => format!("{} MiB", kib >> 10),
        });
        let set: Vec<String> = time.into_iter().chain(memory).collect();
        let set = if set.is_empty() { "–".to_owned() } else { set.join(", ") };
        if limits != set {
            wrong.push(format!("README.md: {name} has the limits {set}, not {limits}"));
        }
    }
    assert_none(&wrong);
}
