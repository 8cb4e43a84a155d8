//! What every package, problem, template and fixture looks like.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tests::workspace::{cargo, folders, metadata, name, root};

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

/// `.in` and `.out` come in pairs, `.err` only with them, and nothing else is there.
#[test]
fn fixtures_are_whole() {
    let mut wrong = Vec::new();
    for folder in problems().into_iter().chain(templates()) {
        let folder = folder.join("fixtures");
        let Ok(entries) = fs::read_dir(&folder) else {
            wrong.push(format!("{}: there is no such folder", folder.display()));
            continue;
        };
        let files: BTreeSet<String> = entries.map(|entry| name(&entry.unwrap().path())).collect();
        for file in &files {
            let path = folder.join(file).display().to_string();
            let (stem, extension) = file.split_once('.').unwrap_or((file, ""));
            let needs: &[&str] = match extension {
                "in" => &["out"],
                "out" => &["in"],
                "err" => &["in", "out"],
                _ => {
                    wrong.push(format!("{path}: a fixture is NAME.in, NAME.out or NAME.err"));
                    continue;
                }
            };
            let missing = needs.iter().filter(|e| !files.contains(&format!("{stem}.{e}")));
            wrong.extend(missing.map(|extension| format!("{path}: {stem}.{extension} is missing")));
            let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if !stem.chars().all(is_kebab) {
                wrong.push(format!("{path}: names are lower case with hyphens"));
            }
        }
        if !files.contains("sample.in") {
            wrong.push(format!("{}: there is no sample.in", folder.display()));
        }
    }
    assert_none(&wrong);
}

/// Every manifest inherits the lints; a problem's folder, package and binary have one name, and the
/// binary says where its source is, so that Cargo takes the workspace without it.
#[test]
fn manifests() {
    let mut wrong = Vec::new();
    let metadata = metadata(Some(&root().join("Cargo.toml"))).unwrap();
    let members = metadata["packages"].as_array().expect("packages");
    let members = members.iter().map(|p| PathBuf::from(p["manifest_path"].as_str().unwrap()));
    let of_templates = templates().into_iter().map(|folder| folder.join("Cargo.toml"));
    let mut checked = 0;
    for path in members.chain(of_templates) {
        if !read(&path).contains("\n[lints]\nworkspace = true\n") {
            wrong.push(format!("{}: add `[lints] workspace = true`", path.display()));
        }
        checked += 1;
    }
    assert!(checked > problems().len());
    wrong.extend(
        fixtures::problems().unwrap().into_iter().filter_map(|problem| problem.package.err()),
    );
    for folder in problems().into_iter().chain(templates()) {
        let path = folder.join("Cargo.toml");
        let manifest = read(&path);
        let name = package(&folder);
        let binary =
            format!("bin = [{{ name = \"{name}\", path = \"src/main.rs\", test = false }}]");
        if !manifest.lines().any(|line| line == binary) {
            wrong.push(format!("{}: add `{binary}`", path.display()));
        }
        let lines = manifest.lines().count();
        if lines > 15 {
            wrong.push(format!("{}: {lines} lines, more than 15: see templates", path.display()));
        }
    }
    assert_none(&wrong);
}

/// The name of the package in a folder of problems or templates.
fn package(folder: &Path) -> String {
    let is_template = folder.starts_with(root().join("templates"));
    if is_template { "template".to_owned() } else { name(folder) }
}

/// Beside each solution are a brute force, which knows nothing of `sg`, a generator, and small cases, in which the
/// solution is compared with the brute force.
#[test]
fn brute_forces_are_compared() {
    let mut wrong = Vec::new();
    for folder in problems().into_iter().chain(templates()) {
        let files = ["brute.rs", "gen.rs", "small.rs"];
        for missing in files.iter().filter(|file| !folder.join(file).is_file()) {
            let path = folder.join(missing);
            wrong.push(format!("{}: there is no such file; see templates", path.display()));
        }
        let text = |file| fs::read_to_string(folder.join(file)).unwrap_or_default();
        if text("brute.rs").contains("sg::") {
            wrong.push(format!("{}: a brute force shares nothing with `sg`", folder.display()));
        }
        let (small, problem) = (text("small.rs"), package(&folder));
        let module = problem.replace('-', "_");
        for needed in ["#[test]\n", &format!("brutes::{module}"), &format!("\"{problem}\"")] {
            if !small.contains(needed) {
                wrong.push(format!(
                    "{}/small.rs does not compare `{problem}` with its brute force: it has no `{}`",
                    folder.display(),
                    needed.trim_end()
                ));
            }
        }
    }
    assert_none(&wrong);
}

/// The header of a solution: judge, id and title; the URL, or that there is no judge; the kind of game, by which
/// `problems/README.md` lists it; the game; the theorem.
#[test]
fn headers() {
    let mut wrong = Vec::new();
    for folder in problems().into_iter().chain(templates()) {
        let path = folder.join("src/main.rs");
        let text = read(&path);
        let header: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
        let line = |i: usize| header.get(i).copied().unwrap_or_default().trim();
        let has = |start: &str| header.iter().any(|line| line.trim().starts_with(start));
        let mut expect = |what: &str, found: bool| {
            if !found {
                wrong.push(format!("{}: the header lacks {what}", path.display()));
            }
        };
        expect("`JUDGE ID: Title` in line 1", line(0).contains(": "));
        let is_url = ["<https://", "<http://"].iter().any(|start| line(1).starts_with(start))
            && line(1).ends_with('>');
        expect(
            "a link in `<>` or `(no judge...)` in line 2",
            is_url || line(1).starts_with("(no judge"),
        );
        expect("`Kind: ...`, as another problem has it", has("Kind: "));
        expect("`Game: ...`", has("Game: ") || has("Game ("));
        expect("`Theorem: ...`", has("Theorem: ") || has("Theorem ("));
    }
    assert_none(&wrong);
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

/// The platform that Cargo builds for.
fn host() -> String {
    let output = cargo().arg("-vV").output().expect("cargo starts");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names it").to_owned()
}

/// The tools that people start are made of libraries with the features that all of the workspace has, so
/// that none that `cargo test` has compiled is compiled again for them.
#[test]
fn nothing_is_compiled_twice() {
    let tree = |options: &[&str]| -> BTreeSet<String> {
        let output = cargo()
            .args(["tree", "--offline", "--prefix=none", "--format={p} {f}", "--no-dedupe"])
            .args(options)
            .current_dir(root())
            .output()
            .expect("cargo starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let libraries = text.lines().filter(|line| !line.contains(" (/"));
        libraries.map(|line| line.replace(" (proc-macro)", "")).collect()
    };
    let all = tree(&["--workspace", "--edges=normal,build,dev"]);
    assert!(all.len() > 50, "{all:?}");
    let own = tree(&["--edges=normal,build", "--package", "judge"]);
    let other = own.difference(&all).map(|line| format!("judge: {line}, unlike the workspace"));
    assert_none(&other.collect::<Vec<_>>());
}

/// No library here needs a newer Rust than the README asks for.
#[test]
fn oldest_rust() {
    let minor = |version: &str| -> u32 { version.split('.').nth(1).unwrap().parse().unwrap() };
    let oldest = env!("CARGO_PKG_RUST_VERSION");
    let readme = read(&root().join("README.md"));
    assert!(readme.contains(&format!("a Rust of {oldest} or later")), "README.md names another");
    let output = cargo()
        .args(["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"])
        .arg(host())
        .current_dir(root())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let newer = metadata["packages"].as_array().unwrap().iter().filter_map(|package| {
        let needs = package["rust_version"].as_str()?;
        let name = &package["name"];
        (minor(needs) > minor(oldest)).then(|| format!("{name} needs Rust {needs}"))
    });
    assert_none(&newer.collect::<Vec<_>>());
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
