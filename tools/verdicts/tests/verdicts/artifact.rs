//! What is taken from a target folder in which others build, too.

use std::fs;
use std::process::Command;
use tempfile::TempDir;
use verdicts::workspace::build_into;

/// In place of Cargo, which says that it has made `program` of `a b.rs`: `other` builds one of `c.rs` of that name, and
/// holds Cargo's lock until it has made the right one.
const CARGO: &str = r#"
echo >>started
note() { cp "$1" program; echo "$PWD/program: $(echo "$PWD/$1" | sed 's/ /\\ /g')" >program.d; }
note c.rs
exec 9<.cargo-lock
[ -n "$lock" ] && flock 9 && { (sleep 0.3; note 'a b.rs') >/dev/null 2>&1 & }
echo '{"target": {"name": "program", "src_path": "'"$PWD"'/a b.rs"}, "filenames": ["'"$PWD"'/program"]}'
"#;

#[test]
fn nothing_is_taken_while_cargo_builds_nor_what_is_another_files() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    for name in ["a b.rs", "c.rs", ".cargo-lock", "cargo"] {
        fs::write(path(name), if name == "cargo" { CARGO } else { name }).unwrap();
    }
    let build = |lock: &str| {
        let _ = fs::remove_file(path("started"));
        let mut cargo = Command::new("sh");
        cargo.arg("cargo").current_dir(folder.path()).env("lock", lock);
        let built = build_into(&mut cargo, &path("Cargo.toml"), "program", &path("private"));
        (built, fs::read_to_string(path("started")).unwrap().len())
    };
    let (taken, started) = build("held");
    let copy = taken.unwrap();
    assert_eq!((fs::read_to_string(&copy).unwrap().as_str(), started), ("a b.rs", 1));
    let (refused, started) = build("");
    assert!(refused.unwrap_err().to_string().contains("another build keeps replacing the program"));
    // What was taken stays as it was.
    assert_eq!((fs::read_to_string(&copy).unwrap().as_str(), started), ("a b.rs", 5));
}
