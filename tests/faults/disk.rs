//! A workspace on the disk, and what is in it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use verdicts::scratch::{manifest, target};
use verdicts::workspace::{cargo, root};

/// What is at a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A folder.
    Folder,
    /// A file, and what is in it.
    File(Vec<u8>),
}

/// All that is in a workspace, but for what compilers write.
pub type State = BTreeMap<PathBuf, Entry>;

/// The files of a workspace with two solutions, one of which is wrong, an unfinished problem and results of before.
const FILES: [(&str, &str); 12] = [
    ("problems/cf1a/Cargo.toml", "[package]\nname = \"cf1a\"\nedition = \"2021\"\n"),
    ("problems/cf1a/src/main.rs", RIGHT),
    ("problems/cf1a/fixtures/sample.in", "21\n"),
    ("problems/cf1a/fixtures/sample.out", "42\n"),
    ("problems/wrong/Cargo.toml", "[package]\nname = \"wrong\"\nedition = \"2021\"\n"),
    ("problems/wrong/src/main.rs", WRONG),
    ("problems/wrong/fixtures/sample.in", "1\n"),
    ("problems/wrong/fixtures/sample.out", "2\n"),
    ("problems/poj2975/notes.txt", "mine\n"),
    ("bundle.rs", "// by `judge bundle cf1a`: of before\n"),
    ("plot.svg", "a picture of before\n"),
    ("target/submit/cf1a.rs", "a submission of before\n"),
];

const RIGHT: &str = "//! Codeforces 1A: Double\n//! <https://codeforces.com/contest/1/problem/A>\n
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", 2 * line.trim().parse::<u64>().unwrap());
}
";

const WRONG: &str = "fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!(\"{}\", 2 * line.trim().parse::<u64>().unwrap() % 10);
}
";

/// A new workspace in a folder of that name.
///
/// # Panics
/// If it cannot be made.
#[must_use]
pub fn workspace(name: &str) -> (PathBuf, State) {
    let folder = target().expect("a folder").join("tmp/faults").join(name);
    let _ = fs::remove_dir_all(&folder);
    let file = |path: &str, text: String| (PathBuf::from(path), Entry::File(text.into_bytes()));
    let of_root = |path: &str| fs::read_to_string(root().join(path)).expect("it is there");
    let mut state: State = FILES.map(|(path, text)| file(path, text.to_owned())).into();
    state.extend([
        file("Cargo.toml", manifest("\"problems/*/src/..\"").expect("a manifest")),
        file("Cargo.lock", of_root("Cargo.lock")),
    ]);
    for path in read(&root().join("templates")).into_keys() {
        let place = format!("templates/{}", path.display());
        if root().join(&place).is_file() {
            state.extend([file(&place, of_root(&place))]);
        }
    }
    write(&folder, &state);
    // Cargo.lock is that of its packages.
    let mut update = cargo();
    update.args(["update", "--workspace", "--offline", "--quiet"]).current_dir(&folder);
    assert!(update.status().expect("Cargo starts").success());
    (folder.clone(), read(&folder))
}

/// What is in a folder.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn read(folder: &Path) -> State {
    let mut state = State::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(from) = folders.pop() {
        for entry in fs::read_dir(&from).expect("it is there") {
            let path = entry.expect("an entry").path();
            let place = path.strip_prefix(folder).expect("it is in it").to_owned();
            let is_made = place.starts_with("target") && !place.starts_with("target/submit");
            if is_made && place != Path::new("target") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                state.insert(place, Entry::Folder);
            } else {
                state.insert(place, Entry::File(fs::read(&path).expect("a file")));
            }
        }
    }
    state
}

/// Makes a folder what it was; a file that is right stays as it is, so that Cargo need not compile it again.
///
/// # Panics
/// If it cannot be written.
pub fn write(folder: &Path, state: &State) {
    fs::create_dir_all(folder).unwrap();
    let there = read(folder);
    for path in there.keys().filter(|path| !state.contains_key(*path)).rev() {
        let path = folder.join(path);
        let removed = if path.is_dir() { fs::remove_dir(path) } else { fs::remove_file(path) };
        removed.expect("it can be removed");
    }
    for (path, entry) in state.iter().filter(|(path, entry)| there.get(*path) != Some(entry)) {
        let path = folder.join(path);
        let Entry::File(bytes) = entry else {
            fs::create_dir_all(path).unwrap();
            continue;
        };
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

/// What is wrong with what was left: each file must be as it was before, or as the command makes it; of a folder that the
/// command makes, all or nothing. What is not in its place yet may be left `by_force`; how much of that there is.
///
/// # Errors
/// What is wrong, and where.
pub fn check(left: &State, before: &State, after: &State, by_force: bool) -> Result<usize, String> {
    let is_unfinished = |path: &Path| {
        let mut names = path.iter().filter_map(|name| name.to_str());
        names.any(|name| name.starts_with(".new-"))
    };
    let (unfinished, left): (State, State) =
        left.clone().into_iter().partition(|(path, _)| is_unfinished(path));
    if let Some(path) = unfinished.keys().next().filter(|_| !by_force) {
        return Err(format!("{} is left", path.display()));
    }
    for path in left.keys().chain(before.keys()) {
        let now = left.get(path);
        if now != before.get(path) && now != after.get(path) {
            return Err(format!("{} is neither as before nor as it is made", path.display()));
        }
    }
    for folder in after.keys().filter(|path| path.parent() == Some(Path::new("problems"))) {
        // One with `src` is a package, and of one that is made all is there.
        let is_made = !before.contains_key(folder) && left.contains_key(folder);
        let is_needed = |path: &&PathBuf| {
            let is_package = left.contains_key(&folder.join("src"));
            path.starts_with(folder) && (is_made || is_package && path.ends_with("Cargo.toml"))
        };
        if let Some(path) = after.keys().filter(is_needed).find(|path| !left.contains_key(*path)) {
            return Err(format!("{} is not there, but others are", path.display()));
        }
    }
    Ok(unfinished.len())
}
