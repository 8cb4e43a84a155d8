//! Each verb in each layout that people have: two problems beside each other, from a link, or a click, to the file.
#![cfg(unix)]

use crate::listening::Listening;
use crate::scratch::{Scratch, document, text};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;

/// A layout: what it is, the files that are there, and the folder in which commands are typed.
struct Layout {
    name: &'static str,
    files: &'static [(&'static str, &'static str)],
    folder: &'static str,
    /// Where the program of a problem and its samples are to be.
    program: &'static str,
    samples: &'static str,
}

const LAYOUTS: [Layout; 5] = [
    Layout {
        name: "this workspace",
        files: &[],
        folder: "",
        program: "problems/ID/src/main.rs",
        samples: "problems/ID/fixtures",
    },
    Layout {
        name: "a workspace of one's own",
        files: &[
            ("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"tools\"]\n"),
            (
                "tools/Cargo.toml",
                "[package]\nname = \"tools\"\nversion = \"0.1.0\"\nedition = \"2021\"\n",
            ),
            ("tools/src/lib.rs", ""),
        ],
        folder: "",
        program: "ID/src/main.rs",
        samples: "ID/fixtures",
    },
    Layout {
        name: "a package with src/bin",
        files: &[
            (
                "Cargo.toml",
                "[package]\nname = \"contest\"\nversion = \"0.1.0\"\nedition = \"2021\"\n",
            ),
            ("src/bin/old.rs", "fn main() {}"),
        ],
        folder: "",
        program: "src/bin/ID.rs",
        samples: "fixtures/ID",
    },
    Layout {
        name: "a cargo-compete workspace",
        files: &[
            ("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"abc300\"]\n"),
            (
                "abc300/Cargo.toml",
                "[package]\nname = \"abc300\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
                 [package.metadata.cargo-compete.bin]\n\
                 abc300-a = { alias = \"a\", problem = \"https://atcoder.jp/contests/abc300/tasks/abc300_a\" }\n\n\
                 [[bin]]\nname = \"abc300-a\"\npath = \"src/bin/a.rs\"\n",
            ),
            ("abc300/src/bin/a.rs", "fn main() {}"),
            ("abc300/testcases/a.yml", "---\ntype: Batch\ncases: []\n"),
        ],
        folder: "abc300",
        program: "abc300/src/bin/ID.rs",
        samples: "abc300/fixtures/ID",
    },
    Layout {
        name: "a bare folder",
        files: &[],
        folder: "",
        program: "ID.rs",
        samples: "fixtures/ID",
    },
];

/// A folder with the files of a layout, and a terminal in it.
struct Place<'a> {
    layout: &'a Layout,
    scratch: Scratch,
}

impl Place<'_> {
    fn new(layout: &Layout) -> Place<'_> {
        let is_ours = layout.name == "this workspace";
        let scratch = if is_ours { Scratch::new() } else { Scratch::bare() };
        layout.files.iter().for_each(|(path, text)| scratch.write(path, text));
        Place { layout, scratch }
    }

    /// The file of a problem, by a pattern with its name.
    fn path(&self, pattern: &str, id: &str) -> PathBuf {
        self.scratch.path(&pattern.replace("ID", id))
    }

    /// What a command prints; it must succeed, unless it is not to.
    fn run(&self, line: &[&str], input: &str, is_well: bool) -> String {
        let mut command = self.scratch.command("setsid");
        // Without a terminal, and so without a clipboard.
        command.args(["--wait", env!("CARGO_BIN_EXE_judge")]).args(line);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("SSH_TTY", "gone");
        command.current_dir(self.scratch.path(self.layout.folder));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("setsid starts");
        // What asks for no input may have ended.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let said = text(&output.stdout) + &text(&output.stderr);
        assert_eq!(output.status.success(), is_well, "{}: {line:?}: {said}", self.layout.name);
        said
    }

    fn passes(&self, line: &[&str]) -> String {
        self.run(line, "", true)
    }
}

/// Adds up, and adds a number to that; its link in the header.
fn adding(link: &str, more: u64) -> String {
    format!(
        "//! Sum\n//! <{link}>\n\nfn main() {{\n    \
         let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    \
         let sum: u64 = text.split_whitespace().skip(1).map(|n| n.parse::<u64>().unwrap()).sum();\n    \
         println!(\"{{}}\", sum + {more});\n}}\n"
    )
}

/// How the problem is typed in what comes next, as `new` says it.
fn typed(said: &str, verb: &str) -> String {
    let command = format!("cargo judge {verb} ");
    let line = said.lines().find_map(|line| line.strip_prefix(&command));
    line.unwrap_or_else(|| panic!("no `{command}` in {said}")).to_owned()
}

pub const LINKS: [(&str, &str, u64); 2] = [
    ("cses1098", "https://cses.fi/problemset/task/1098", 0),
    ("cses1099", "https://cses.fi/problemset/task/1099", 1),
];

/// `new`, `sample`, `test`, `gen`, `stress` and `bundle` of two problems, whose samples, generators and brute forces are
/// each one's own.
fn two_problems(place: &Place) -> Vec<String> {
    let layout = place.layout;
    let mut names = Vec::new();
    for (id, link, more) in LINKS {
        let said = place.passes(&["new", link]);
        let program = place.path(layout.program, id);
        assert!(program.is_file(), "{}: {said}", layout.name);
        let name = typed(&said, "test");
        assert!(place.run(&["test", &name], "", false).contains("not solved yet"));
        fs::write(&program, adding(link, more)).unwrap();
        let pasted = format!("2\n3 4\n---\n{}\n", 7 + more);
        assert!(
            place.run(&["sample", &name], &pasted, true).contains("/sample.in and sample.out\n")
        );
        assert!(place.path(layout.samples, id).join("sample.out").is_file(), "{}", layout.name);
        names.push(name);
    }
    for (name, (id, link, more)) in names.iter().zip(LINKS) {
        assert!(place.passes(&["test", name]).ends_with("1 of 1 accepted\n"));
        let said = place.passes(&["gen", name, "n<=5; 0<=a[n]<=9"]);
        assert!(
            said.starts_with("wrote ") && said.contains("gen.rs\ncargo judge stress "),
            "{said}"
        );
        // The brute force is written where it is missed, or an example is; it uses `cases`, as the generator does.
        let said = place.run(&["stress", name, "--time", "0.2"], "", false);
        let brute =
            said.split("brute.rs").next().and_then(|before| before.rsplit("error: ").next());
        let brute = brute.unwrap().trim_start_matches("there is no brute force ");
        let brute = PathBuf::from(format!("{brute}brute.rs"));
        let source = format!(
            "fn main() {{ cases::answer(|input| {{ let n: usize = input.number(1..=5); \
             let all: Vec<u64> = input.numbers(n, 0..=9); println!(\"{{}}\", all.iter().sum::<u64>() + {more}); }}); }}\n"
        );
        fs::write(brute, source).unwrap();
        let said = place.passes(&["stress", name, "--time", "0.2", "--seed", "1"]);
        assert!(said.contains("no difference: "), "{said}");
        let file = place.passes(&["bundle", name, "--for", "codeforces"]);
        assert!(file.contains(&format!("sum + {more}")) && file.contains(link), "{id}: {file}");
    }
    names
}

/// The others: `listen`, `submit`, `list`, `judges`.
fn others(place: &Place, names: &[String]) {
    let layout = place.layout;
    let folder = place.scratch.path(layout.folder);
    let listening = Listening::in_folder(&place.scratch, &folder, &["--once"]);
    let link = "https://cses.fi/problemset/task/1730";
    let (status, said) = listening.post(&document("Nim", link, &[("1\n2\n", "2\n")], ("a", 1)));
    assert_eq!(status, 200, "{said}");
    let (said, _, _) = listening.end();
    let samples = place.path(layout.samples, "cses1730");
    assert_eq!(fs::read_to_string(samples.join("sample.out")).unwrap(), "2\n", "{said}");
    let click = typed(&said, "test");
    fs::write(place.path(layout.program, "cses1730"), adding(link, 0)).unwrap();
    assert!(place.passes(&["test", &click]).ends_with("1 of 1 accepted\n"));
    // Its own judge, and another, which has no page.
    let said = place.passes(&["submit", &names[0]]);
    assert!(said.contains(" bytes of Rust for cses to "), "{said}");
    assert!(said.contains("\nhttps://cses.fi/problemset/submit/1098/\n"), "{said}");
    let said = place.passes(&["submit", &names[1], "--for", "atcoder"]);
    assert!(said.contains(" bytes of Rust for atcoder to "), "{said}");
    let all = place.passes(&["list", "--format", "names"]);
    // cargo-compete's own program is there too.
    let own = layout.name.contains("cargo-compete").then(|| "abc300-a".to_owned());
    let mut expected: Vec<String> = names.iter().cloned().chain([click]).chain(own).collect();
    expected.sort();
    assert_eq!(all.lines().collect::<Vec<_>>(), expected, "{}", layout.name);
    assert!(place.passes(&["judges", "cses"]).contains("cses"));
}

#[test]
#[ignore = "slow: builds and bundles several programs in five layouts"]
fn each_verb_in_each() {
    for layout in &LAYOUTS {
        let place = Place::new(layout);
        let names = two_problems(&place);
        others(&place, &names);
    }
}

/// The limits that a click sends hold, and the interactor's skeleton talks with the program's.
#[test]
#[ignore = "slow: builds a program in five layouts"]
fn an_interactive_problem_in_each() {
    for layout in &LAYOUTS {
        let place = Place::new(layout);
        let folder = place.scratch.path(layout.folder);
        let listening = Listening::in_folder(&place.scratch, &folder, &["--once"]);
        let link = "https://cses.fi/problemset/task/3305";
        let sent = document("Guess", link, &[("100 37\n", "")], ("a", 1));
        let sent = sent.replace("\"interactive\":false", "\"interactive\":true");
        assert_eq!(listening.post(&sent).0, 200);
        let (said, _, _) = listening.end();
        let (name, program) = (typed(&said, "test"), place.path(layout.program, "cses3305"));
        let source = fs::read_to_string(&program).unwrap();
        assert!(!source.contains("Grundy"), "{source}");
        fs::write(&program, source.replacen("    not_solved_yet();\n", "", 1)).unwrap();
        let said = place.passes(&["test", &name, "--for", "cses"]);
        assert!(said.contains("AC  sample ") && said.contains(" 1 s, 524288 KiB\n"), "{said}");
        fs::write(&program, source.replacen("not_solved_yet();", "say(\"0\");", 1)).unwrap();
        let said = place.run(&["test", &name], "", false);
        assert!(said.contains("WA  sample ") || said.contains("RE  sample "), "{said}");
    }
}
