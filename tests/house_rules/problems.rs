//! What a problem's folder has: fixtures, manifest, limits, brute force, header, and code that is short.

use super::{assert_none, problems, read, templates};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tests::workspace::{metadata, name, root};

/// How large a file of a fixture may be; what is larger is made.
const MOST_BYTES: u64 = 64 << 10;

/// `.in` and `.out` come in pairs, `.err` only with them, and nothing else is there. What is large is made.
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
                "made" => &[],
                "out" if files.contains(&format!("{stem}.made")) => &[],
                "out" => &["in"],
                "err" => &["in", "out"],
                _ => {
                    wrong.push(format!(
                        "{path}: a fixture is NAME.in or NAME.made, NAME.out, NAME.err"
                    ));
                    continue;
                }
            };
            if fs::metadata(&path).is_ok_and(|file| file.len() > MOST_BYTES) {
                wrong.push(format!("{path}: above {MOST_BYTES} bytes: write {stem}.made"));
            }
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

/// Who has seen a statement, and with it what `max` is, states its limits too, or that they were not found.
#[test]
fn limits() {
    const UNKNOWN: &str = "# The limits were looked for, and not found.\n";
    let mut wrong = Vec::new();
    let has_statement = |folder: &PathBuf| {
        let is_of_none = read(&folder.join("src/main.rs")).contains("\n//! (no judge");
        !is_of_none
            && ["max.in", "max.made"].iter().any(|max| folder.join("fixtures").join(max).is_file())
    };
    for folder in problems().into_iter().filter(has_statement) {
        let path = folder.join("Cargo.toml");
        let manifest = read(&path);
        let are_known = ["time-limit = ", "memory-limit = "].map(|limit| manifest.contains(limit));
        if are_known != [!manifest.contains(UNKNOWN); 2] {
            wrong.push(format!(
                "{}: state `time-limit` and `memory-limit`, or write `{}` in their place",
                path.display(),
                UNKNOWN.trim_end()
            ));
        }
    }
    assert_none(&wrong);
}

/// Beside each solution is a brute force, which knows nothing of `sg` and makes inputs too, so that the limits stand once;
/// and the solution is compared with the brute force on all cases within bounds that its header says, or in `small.rs`.
#[test]
fn brute_forces_are_compared() {
    let mut wrong = Vec::new();
    for folder in problems().into_iter().chain(templates()) {
        let text = |file| fs::read_to_string(folder.join(file)).unwrap_or_default();
        if text("brute.rs").is_empty() {
            wrong.push(format!("{}: there is no brute.rs; see templates", folder.display()));
        } else if !text("brute.rs").contains(".print(") {
            wrong.push(format!(
                "{}: brute.rs must print by `input.print(|| …)`, so that it makes inputs too",
                folder.display()
            ));
        }
        if folder.join("gen.rs").exists() {
            wrong.push(format!(
                "{}: gen.rs says the limits again: brute.rs makes inputs, special ones by `input.special`",
                folder.display()
            ));
        }
        if text("brute.rs").contains("sg::") {
            wrong.push(format!("{}: a brute force shares nothing with `sg`", folder.display()));
        }
        let header = text("src/main.rs").replace("\n//!", "");
        let (claims, small) = (header.contains(" cases, bounds "), text("small.rs"));
        let is_played = if small.is_empty() {
            claims
        } else {
            small.contains("#[test]\n") && claims == small.contains("crate::every_case(")
        };
        if !is_played {
            wrong.push(format!(
                "{}: the header lacks `Checked by play: WHAT; N cases, bounds B.`, or a small.rs which has tests in its place, or \
                 beside it does not call `crate::every_case`",
                folder.join("src/main.rs").display()
            ));
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
        let kind = header.iter().find_map(|line| line.trim().strip_prefix("Kind: "));
        let marks = kind.and_then(|kind| kind.rsplit_once(' ')).map_or("", |(_, marks)| marks);
        expect(
            "`Kind: ... *`, as another problem has it, with one to three marks of difficulty",
            ["*", "**", "***"].contains(&marks),
        );
        expect("`Game: ...`", has("Game: ") || has("Game ("));
        expect("`Theorem: ...`", has("Theorem: ") || has("Theorem ("));
    }
    assert_none(&wrong);
}

/// The code of a solution is short; its header is as long as its reasons are.
#[test]
fn solutions_are_short() {
    let mut wrong = Vec::new();
    for path in problems().into_iter().map(|folder| folder.join("src/main.rs")) {
        let text = read(&path);
        let lines = text.lines().filter(|line| !line.starts_with("//!")).count();
        if lines > 40 {
            wrong.push(format!("{}: {lines} lines of code, more than 40", path.display()));
        }
    }
    assert_none(&wrong);
}
