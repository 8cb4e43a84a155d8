//! C where the judge takes no Rust: what is said of it. What it does is tested in `c_output.rs`.

use crate::project::{Project, judge};
use crate::scratch::text;
use bundler::rustc::Toolchain;
use judge::c::Wasm;
use std::fs;
use std::process::Command;
use tempfile::TempDir;
use verdicts::workspace::root;

/// Where C is made by an older Rust than the native program, what std leaves open may be another answer: both are named.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn where_c_has_another_std_both_versions_are_named() {
    let main = "use std::io::Write;
fn main() {
    let found = [1, 2, 2, 2, 2, 2, 2, 2, 2, 3].binary_search(&2);
    let _ = writeln!(std::io::stdout(), \"{}\", found.unwrap());
}
";
    let project = Project::new(main);
    let natively = [1, 2, 2, 2, 2, 2, 2, 2, 2, 3].binary_search(&2).unwrap();
    project.write("fixtures/sample.out", &format!("{natively}\n"));
    let own = Toolchain::find().unwrap();
    let version = text(&Command::new(&own.program).arg("--version").output().unwrap().stdout);
    let (here, c) = (version.split(' ').nth(1).unwrap(), Wasm::find(&own).unwrap().version);
    if here == c {
        let (_, said) = project.passes(&["test", "--for", "hdu"]);
        assert!(said.starts_with("judged as for hdu: C by "), "{said}");
        return;
    }
    let both = format!("the std of Rust {c}, natively {here}");
    let (printed, said) = project.fails(&["bundle", "--for", "hdu"]);
    let expected =
        format!("error: C has {both}, which differ as in `binary_search` among equals: c");
    assert!(said.starts_with(&expected) && printed.is_empty(), "{said}");
    let (_, said) = project.fails(&["test", "--for", "hdu"]);
    assert!(said.starts_with(&format!("judged as for hdu: C with {both} by ")), "{said}");
}

/// A file that is made C of is of an edition that an older Rust knows too, for any judge.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn a_file_that_becomes_c_is_of_an_older_edition() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.rs"), "fn main() {\n    println!(\"1\");\n}\n").unwrap();
    for target in [["--to", "c"], ["--for", "hdu"]] {
        let made = judge(folder.path(), &[&["bundle", "a.rs", "--no-test"], &target[..]].concat());
        assert!(made.status.success(), "{target:?}: {}", text(&made.stderr));
    }
}

/// Numbers that only a `usize` of 64 bits can hold are refused, wherever the compiler sees that they are.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn numbers_that_do_not_fit_are_refused() {
    for number in [
        "let n = 1usize << 60;",
        "let n: usize = 1_000_000_000_000;",
        "const N: usize = 10usize.pow(18); let n = N;",
        "let n = half(1 << 50);",
    ] {
        let half = "fn half(n: usize) -> usize {\n    n / 2\n}\n";
        let main = format!("fn main() {{\n    {number}\n    println!(\"{{}}\", n);\n}}\n{half}");
        let (_, said) = Project::new(&main).fails(&["bundle", "--for", "hdu", "--no-test"]);
        let expected = "main.rs:2: this number needs more than the 32 bits that";
        assert!(said.contains(expected), "{number}: {said}");
    }
}

/// What the README says that C compiles with, it compiles with, and is C89 and C++98 but for `long long`.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn c_compiles_as_the_readme_says() {
    let readme = fs::read_to_string(root().join("tools/judge/README.md")).unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hdu1846.c");
    let made = judge(root(), &["bundle", "hdu1846", "--for", "hdu", "-o", file.to_str().unwrap()]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let is_command = |line: &&str| line.starts_with('g') && line.contains(" -o hdu1846 ");
    let commands: Vec<&str> = readme.lines().filter(is_command).collect();
    assert_eq!(commands.len(), 2, "{commands:?}");
    for command in commands {
        let compile = |command: &str| {
            let mut shell = Command::new("sh");
            text(&shell.args(["-c", command]).current_dir(&folder).output().unwrap().stderr)
        };
        assert_eq!(compile(command), "");
        let said = compile(&command.replace(" -Wno-long-long", ""));
        assert!(said.contains("does not support") || said.contains("long long"), "{said}");
    }
}

/// Where there is no `sg`, nobody is told to use it.
#[test]
#[ignore = "needs a Rust that compiles to WebAssembly"]
fn what_is_not_there_is_not_advised() {
    for (main, instead) in [
        (
            "fn main() {\n    let _ = std::io::LineWriter::new(std::io::stdout());\n}\n",
            "read and print with `Read::read_to_string` and",
        ),
        ("fn main() {\n    for _ in std::env::args() {}\n}\n", "read standard input with `Read::"),
    ] {
        let (_, said) = Project::new(main).fails(&["bundle", "--for", "hdu"]);
        assert!(said.contains(instead) && !said.contains("sg::io"), "{said}");
    }
}
