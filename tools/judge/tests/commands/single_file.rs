//! A program in one file, with fixtures beside it and no manifest.

use crate::project::{DOUBLE, Project};
use crate::scratch::text;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn judge(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments).current_dir(folder);
    command.env("XDG_CACHE_HOME", folder.join("cache")).output().expect("it starts")
}

#[test]
#[ignore = "slow: builds and bundles a program"]
fn a_file_is_tested_and_bundled() {
    let folder = TempDir::with_prefix("a b \u{fc}").unwrap();
    let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
    write("1_Double.rs", DOUBLE);
    write("sample.in", "21\n");
    write("sample.out", "42\n");
    let output = judge(folder.path(), &["test", "1_Double.rs"]);
    let printed = text(&output.stdout);
    assert!(
        output.status.success() && printed.starts_with("AC  sample "),
        "{printed}{}",
        text(&output.stderr)
    );
    let output = judge(folder.path(), &["bundle", "1_Double.rs", "--for", "codeforces"]);
    let bundle = text(&output.stdout);
    let header = "// by `cargo judge bundle 1_Double.rs --for codeforces`, as Rust 2024\n";
    assert_eq!(bundle, format!("{header}{DOUBLE}"), "{}", text(&output.stderr));
    // A sample is pasted beside it.
    write("input", "5\n---\n10\n");
    let script = format!("'{}' sample 1_Double.rs <input", env!("CARGO_BIN_EXE_judge"));
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &script])
        .current_dir(folder.path())
        .env("XDG_CACHE_HOME", folder.path().join("cache"));
    let printed = text(&shell.output().unwrap().stdout);
    assert!(
        printed.ends_with("sample-2.out\ncargo judge test 1_Double.rs sample-2\n"),
        "{printed}"
    );
    assert_eq!(fs::read_to_string(folder.path().join("sample-2.out")).unwrap(), "10\n");
    // Where there is a folder of fixtures, those.
    fs::create_dir(folder.path().join("test")).unwrap();
    write("test/sample-1.in", "4\n");
    write("test/sample-1.out", "7\n");
    let printed = text(&judge(folder.path(), &["test", "1_Double.rs"]).stdout);
    assert!(
        printed.starts_with("WA  sample-1 ") && printed.ends_with("\n0 of 1 accepted\n"),
        "{printed}"
    );
    write("other.rs", "use rayon::prelude::*;\nfn main() {}\n");
    let said = text(&judge(folder.path(), &["test", "other.rs"]).stderr);
    assert!(
        said.contains("other.rs: it uses the crate `rayon`, but a single file may use only std "),
        "{said}"
    );
    let said = text(&judge(folder.path(), &["test", "nowhere.rs"]).stderr);
    assert!(said.starts_with("error: nowhere.rs: No such file"), "{said}");
}

/// The only program of a folder goes on with what lies beside it; of two each has its own.
#[test]
fn two_files_have_two_places() {
    let folder = TempDir::new().unwrap();
    let write = |file: &str, text: &str| {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let said = |arguments: &[&str]| {
        let output = judge(folder.path(), arguments);
        text(&output.stdout) + &text(&output.stderr)
    };
    write("a.rs", DOUBLE);
    assert!(said(&["test"]).contains("/fixtures/a: there are no fixtures; "));
    write("fixtures/a/sample.in", "1\n");
    write("fixtures/a/sample.out", "2\n");
    assert!(said(&["test"]).ends_with("1 of 1 accepted\n"));
    write("b.rs", &DOUBLE.replace("2 *", "3 *"));
    assert_eq!(said(&["test"]), "error: name a file; there are a.rs, b.rs\n");
    assert!(said(&["test", "b.rs"]).contains("/fixtures/b: there are no fixtures; "));
    assert!(said(&["gen", "b.rs", "n<=9"]).starts_with("wrote fixtures/b/gen.rs\n"));
    assert!(said(&["stress", "a.rs"]).contains("/fixtures/a/brute.rs: write one there"));
    // As before: what lies beside the file is read where it has nothing of its own.
    write("sample.in", "1\n");
    write("sample.out", "3\n");
    assert!(said(&["test", "b.rs"]).ends_with("1 of 1 accepted\n"));
    write("brute.rs", DOUBLE);
    assert!(said(&["stress", "a.rs"]).contains("/fixtures/a/gen.rs: write one there"));
}

#[test]
fn a_file_of_a_package_is_that_binary() {
    let project = Project::new("fn main() {}");
    project.write("src/bin/b.rs", DOUBLE);
    let (_, said) = project.fails(&["test", "src/bin/b.rs"]);
    assert!(said.contains("fixtures/b: there are no fixtures;"), "those are of another: {said}");
    project.write("fixtures/b/sample.in", "4\n");
    project.write("fixtures/b/sample.out", "8\n");
    let (printed, _) = project.passes(&["test", "src/bin/b.rs"]);
    assert!(printed.starts_with("AC  sample "), "{printed}");
}

/// The newest of the judge's editions in which a file compiles, and the features that its crates can have there.
#[test]
#[ignore = "slow: builds and bundles programs, and downloads their crates"]
fn a_file_has_the_edition_and_the_features_of_its_judge() {
    let folder = TempDir::new().unwrap();
    let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
    write("sample.in", "21\n");
    write("sample.out", "42\n");
    let read = "let mut line = String::new(); std::io::stdin().read_line(&mut line).unwrap();";
    let chain = "if let Ok(n) = line.trim().parse::<u64>() && n > 2 { println!(\"{}\", 2 * n); }";
    write("chain.rs", &format!("fn main() {{ {read} {chain} }}\n"));
    // A word of edition 2024.
    let word = "let gen = 2; println!(\"{}\", gen * line.trim().parse::<u64>().unwrap());";
    write("word.rs", &format!("fn main() {{ {read} {word} }}\n"));
    let small = "let v: smallvec::SmallVec<[u64; 2]> = line.trim().parse().into_iter().collect();";
    write("small.rs", &format!("fn main() {{ {read} {small} println!(\"{{}}\", 2 * v[0]); }}\n"));
    let random = "use rand::{rngs::StdRng, seq::SliceRandom, SeedableRng};";
    let shuffle = "let mut v = [21, 21]; v.shuffle(&mut StdRng::seed_from_u64(1));";
    let random = format!("{random}\nfn main() {{ {shuffle} println!(\"{{}}\", v[0] + v[1]); }}\n");
    write("random.rs", &random);
    let header = |arguments: &[&str]| {
        let output = judge(folder.path(), &[&["bundle"], arguments].concat());
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        let printed = text(&output.stdout);
        printed.lines().next().unwrap().split_once("`, ").map(|(_, edition)| edition.to_owned())
    };
    let as_rust = |edition: &str| Some(format!("as Rust {edition}"));
    assert_eq!(header(&["chain.rs", "--for", "atcoder"]), None);
    assert_eq!(header(&["chain.rs"]), as_rust("2024"));
    assert_eq!(header(&["word.rs"]), as_rust("2021"));
    assert_eq!(header(&["word.rs", "--for", "codeforces"]), as_rust("2021"));
    assert_eq!(header(&["word.rs", "--for", "atcoder"]), None);
    assert_eq!(header(&["small.rs", "--for", "codeforces"]), as_rust("2024"));
    assert_eq!(header(&["small.rs", "--for", "atcoder"]), None);
    assert_eq!(header(&["random.rs", "--for", "atcoder"]), None);
    header(&["random.rs", "--for", "kattis"]);
    for arguments in [&["chain.rs"][..], &["chain.rs", "sample", "--for", "atcoder"], &["word.rs"]]
    {
        let output = judge(folder.path(), &[&["test"], arguments].concat());
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    }
}
