//! `cargo-judge` as it is installed, in a project that is not of this workspace.

use crate::project::{DOUBLE, Project, command};
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

#[test]
fn tests_and_bundles_any_package() {
    let project = Project::new(DOUBLE);
    let (printed, _) = project.passes(&["test"]);
    assert!(
        printed.starts_with("AC  sample ") && printed.ends_with("1 of 1 accepted\n"),
        "{printed}"
    );
    let (bundle, _) = project.passes(&["bundle", "--for", "cses"]);
    assert_eq!(bundle, format!("// by `cargo judge bundle double --for cses`\n{DOUBLE}"));
    let (_, said) = project.fails(&["list"]);
    assert!(
        said.starts_with("error: no solution here has a link to its problem, or `Game: ...`, "),
        "{said}"
    );
    let (_, said) = project.fails(&["bundle", "-o", "src/main.rs"]);
    assert_eq!(said, "error: src/main.rs is the solution itself: choose another file\n");
    assert_eq!(project.read("src/main.rs"), DOUBLE);
    let (printed, said) =
        project.passes(&["test", "double", "--for", "codeforces", "--", "sample"]);
    let how =
        "judged as for codeforces: Rust 2021 by the rustc that is here (the judge has 1.89), ";
    assert!(said.starts_with(how) && said.contains(" of 65536 bytes, 10 s, 1048576 KiB"), "{said}");
    assert!(printed.ends_with("1 of 1 accepted\n"), "{printed}");
}

/// As on a new machine, where Cargo has downloaded what `cargo judge` itself needs, and nothing else.
#[test]
#[ignore = "slow: bundles a program"]
fn downloads_what_is_missing() {
    let project = Project::new("fn main() { println!(\"{}\", doubled::double(21)); }");
    project.write("doubled/Cargo.toml", "[package]\nname = \"doubled\"\nversion = \"0.1.0\"\n");
    project.write("doubled/src/lib.rs", "pub fn double(n: u64) -> u64 { 2 * n }");
    let library = project.0.path().join("doubled");
    let author = ["-c", "user.name=a", "-c", "user.email=a@a"];
    for arguments in [&["init"][..], &["add", "."], &["commit", "--message=one"]] {
        let mut git = Command::new("git");
        let output = git.args(author).args(arguments).current_dir(&library).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let path = library.to_str().unwrap().replace(' ', "%20").replace('\u{fc}', "%C3%BC");
    project.add_to_manifest(&format!("[dependencies]\ndoubled.git = \"file://{path}\"\n"));
    let mut bundle = command(project.0.path(), &["bundle"]);
    let output = bundle.env("CARGO_HOME", project.0.path().join("home")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("2 * n"));
}

#[test]
#[ignore = "slow: bundles a program"]
fn a_hyphen_in_the_name_of_a_binary_stays() {
    let project = Project::new(DOUBLE);
    let manifest = project.read("Cargo.toml").replace("double", "doubles-it");
    project.write("Cargo.toml", &manifest);
    let (printed, _) = project.passes(&["test", "doubles-it", "--for", "codeforces"]);
    assert!(printed.ends_with("1 of 1 accepted\n"), "{printed}");
    let (bundle, _) = project.passes(&["bundle", "--for", "codeforces"]);
    let header = "// by `cargo judge bundle doubles-it --for codeforces`\n";
    assert!(bundle.starts_with(header), "{bundle}");
    project.add_to_manifest("[[bin]]\nname = \"in-two\"\npath = \"src/main.rs\"\n");
    let (bundle, _) = project.passes(&["bundle", "--for", "codeforces"]);
    assert!(bundle.starts_with(header), "it is the only one: {bundle}");
}

#[test]
#[ignore = "slow: builds several programs"]
fn the_manifest_has_limits_and_the_folder_of_fixtures() {
    let project = Project::new("fn main() { let _ = vec![1u8; 64 << 20]; loop {} }");
    project.add_to_manifest("[package.metadata.judge]\ntime-limit = 0.2\nfixtures = \"samples\"\n");
    project.write("samples/late.in", "");
    project.write("samples/late.out", "");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.starts_with("TLE late "), "{printed}");
    assert!(printed.contains("    still running after 0.2 s\n0 of 1 accepted\n"), "{printed}");
    project.add_to_manifest("memory_limit = 1024\n");
    let (_, said) = project.fails(&["test"]);
    let unknown =
        "package.metadata.judge has no key `memory_limit`; did you mean `memory-limit`?\n";
    assert!(said.ends_with(unknown), "{said}");
}

#[test]
#[ignore = "slow: builds several programs"]
fn each_binary_has_fixtures_of_its_own() {
    let project = Project::new(DOUBLE);
    project.write("src/bin/three.rs", "fn main() { println!(\"3\"); }");
    project.write("fixtures/three/sample.in", "");
    project.write("fixtures/three/sample.out", "3\n");
    let (_, said) = project.fails(&["test"]);
    assert_eq!(
        said,
        "error: package `double` has several binaries: add --bin double or --bin three\n"
    );
    let (printed, _) = project.passes(&["test", "--bin", "three"]);
    assert!(printed.ends_with("1 of 1 accepted\n"), "{printed}");
    let (_, said) = project.fails(&["test", "--bin", "tree"]);
    assert!(said.ends_with("has no binary `tree`; did you mean `three`?\n"), "{said}");
}

/// Samples and generators of two binaries, and of two files, lie apart, whatever was there before.
#[test]
fn what_is_beside_a_program_is_its_own() {
    let project = Project::new(DOUBLE);
    project.write("src/bin/three.rs", DOUBLE);
    let (_, said) = project.fails(&["gen", "--bin", "four", "double", "n<=9"]);
    assert!(said.starts_with("error: package `double` has no binary `four`; "), "{said}");
    let (printed, _) = project.passes(&["gen", "three", "n<=9"]);
    assert_eq!(printed, "wrote fixtures/three/gen.rs\ncargo judge stress double --bin three\n");
    let (printed, _) = project.passes(&["gen", "--bin", "double", "double", "n<=9"]);
    assert!(printed.starts_with("wrote gen.rs\n"), "{printed}");
    // No main program has what lies around: it is of all, until one has its own.
    fs::rename(project.0.path().join("src/main.rs"), project.0.path().join("src/bin/two.rs"))
        .unwrap();
    let (printed, _) = project.passes(&["test", "three"]);
    assert!(printed.starts_with("AC  sample "), "{printed}");
    let pasted = sample(&project, "three", "4\n---\n12\n");
    assert!(pasted.contains("fixtures/three/sample.in and sample.out\n"), "{pasted}");
    assert!(pasted.contains("it has its own fixtures now"), "{pasted}");
    let (printed, _) = project.fails(&["test", "three"]);
    assert!(printed.starts_with("WA  sample ") && printed.ends_with("0 of 1 accepted\n"));
    let (printed, _) = project.passes(&["test", "two"]);
    assert!(printed.ends_with("1 of 1 accepted\n"), "{printed}");
}

#[test]
fn the_header_says_what_a_manifest_would() {
    let project = Project::new(DOUBLE);
    let with = |table: &str| format!("//! Double\n//! judge = {{ {table} }}\n\n{DOUBLE}");
    project
        .write("src/main.rs", &with("time-limit = 0.5, memory-limit = 65536, ignore-case = true"));
    let (_, said) = project.passes(&["test", "--for", "cses"]);
    assert!(said.ends_with(" 0.5 s, 65536 KiB\n"), "{said}");
    project.write("check", "");
    for (table, message) in [
        (
            "time-limit = 2 s",
            "src/main.rs:2: `//! judge = { time-limit = 2 s }`; expected `//! judge = { time-limit = 2, ",
        ),
        (
            "time = 2",
            "src/main.rs: `judge` in the header has no key `time`; did you mean `time-limit`?",
        ),
        (
            "time-limit = \"2\"",
            "src/main.rs: `judge` in the header.time-limit is a number of seconds ",
        ),
    ] {
        project.write("src/main.rs", &with(table));
        let (_, said) = project.fails(&["test"]);
        assert!(said.contains(message), "{said}");
    }
}

/// What `sample` says of what is pasted.
fn sample(project: &Project, name: &str, pasted: &str) -> String {
    let mut sample = command(project.0.path(), &["sample", name]);
    sample.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = sample.spawn().unwrap();
    child.stdin.take().unwrap().write_all(pasted.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

#[test]
fn what_is_missing_is_said() {
    let project = Project::new(DOUBLE);
    project.write("fixtures/alone.in", "1\n");
    project.write("fixtures/orphan.out", "1\n");
    let (printed, _) = project.fails(&["test"]);
    assert!(printed.contains("--  orphan\n    ") && printed.contains("AC  sample "), "{printed}");
    assert!(printed.starts_with("ran alone ") && !printed.contains("put the exact"), "{printed}");
    assert!(printed.ends_with("1 of 3 accepted, 1 without an answer\n"), "{printed}");
    let (printed, _) = project.fails(&["test", "double", "alone"]);
    assert!(printed.ends_with(" KiB\n0 of 1 accepted, 1 without an answer\n"), "{printed}");
    let (_, said) = project.fails(&["test", "double", "smaple"]);
    assert!(said.ends_with("there is no fixture `smaple`; did you mean `sample`?\n"), "{said}");
    let (_, said) = project.fails(&["test", "--for", "HDU"]);
    assert_eq!(said, "error: there is no judge `HDU`; did you mean `hdu`?\n");
    let (_, said) = project.fails(&["bundle", "--for", "nowhere"]);
    assert!(said.starts_with("error: there is no judge `nowhere`; there are atcoder, "), "{said}");
    let (_, said) = project.fails(&["test", "duoble"]);
    assert_eq!(said, "error: there is no package `duoble`; did you mean `double`?\n");
    project.write("src/main.rs", "fn main() { one }");
    let (_, said) = project.fails(&["test"]);
    assert!(said.starts_with("error: `double` does not compile:\nerror[E0425]"), "{said}");
}

/// The file comes without fixtures too, and it is said that it was not run.
#[test]
#[ignore = "slow: bundles a program"]
fn without_fixtures_there_is_a_file() {
    let project = Project::new("fn main() {}");
    fs::remove_dir_all(project.0.path().join("fixtures")).unwrap();
    let (printed, said) = project.passes(&["bundle"]);
    assert!(printed.contains("fn main() {}"), "{printed}");
    assert!(said.contains("fixtures: there are no fixtures; put NAME.in"), "{said}");
    assert!(said.contains("not tested: the file was compiled, but no fixture was run"), "{said}");
}

/// Stopped by a signal, it leaves nothing in the folder for temporary files.
#[cfg(unix)]
#[test]
#[ignore = "slow: bundles three times"]
fn a_signal_leaves_nothing_behind() {
    // Verifying takes longer than the test waits.
    let project =
        Project::new("fn main() { std::thread::sleep(std::time::Duration::from_secs(3)); }");
    let temporary = TempDir::new().unwrap();
    let is_empty = || fs::read_dir(temporary.path()).unwrap().next().is_none();
    for (signal, wait) in [("INT", 0), ("TERM", 150), ("HUP", 300)] {
        let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"))
            .arg("bundle")
            .current_dir(project.0.path())
            .env("TMPDIR", temporary.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while is_empty() && judge.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(1));
        }
        sleep(Duration::from_millis(wait));
        let pid = judge.id().to_string();
        Command::new("kill").args(["-s", signal, &pid]).status().unwrap();
        assert_eq!(judge.wait().unwrap().code(), Some(130), "{signal} after {wait} ms");
        assert!(is_empty(), "{signal} after {wait} ms");
    }
}
