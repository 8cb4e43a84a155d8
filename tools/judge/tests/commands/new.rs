//! `cargo judge new`: what it makes, and that it makes all or nothing.

use crate::listening::{Listening, sent};
use crate::scratch::{Scratch, document};
use std::fs;

const HDU: &str = "https://acm.hdu.edu.cn/showproblem.php?pid=2188";

#[test]
fn a_name_or_a_link_is_enough() {
    let scratch = Scratch::new();
    let before = scratch.rest();
    let printed = scratch.passes(&["new", "hdu2188", "--title", "A [b] <c> \u{202e}d_e"]);
    let expected = "made problems/hdu2188 for HDU 2188: A [b] <c> \\u{202e}d_e\n  \
        no sample yet; to paste it: cargo judge sample hdu2188\n\
        $EDITOR problems/hdu2188/src/main.rs\n\
        cargo judge test hdu2188\ncargo judge submit hdu2188\n";
    assert_eq!(printed, expected);
    let source = scratch.read("problems/hdu2188/src/main.rs");
    let header = format!("//! HDU 2188: A \\[b\\] \\<c\\> `d_e`\n//! <{HDU}>\n//!\n//! Kind: ");
    assert!(source.starts_with(&header), "{source}");
    assert!(source.contains("use sg::io::"), "HDU has no Rust: {source}");
    assert!(source.contains("panic!(\"not solved yet: write problems/hdu2188/src/main.rs\")"));
    let manifest = scratch.read("problems/hdu2188/Cargo.toml");
    assert!(!manifest.contains("template") && !manifest.contains("limit"), "{manifest}");
    assert_eq!(manifest.matches("name = \"hdu2188\"").count(), 2, "{manifest}");
    assert!(scratch.read("Cargo.lock").contains("name = \"hdu2188\""));

    // What is beside the solution.
    scratch.passes(&["new", "luogu-p2594"]);
    let source = scratch.read("problems/luogu-p2594/brute.rs");
    assert!(source.starts_with("//! Luogu P2594 by its rules"), "{source}");
    // It makes inputs too.
    assert!(!scratch.path("problems/luogu-p2594/gen.rs").exists());

    scratch.passes(&["new", "https://cses.fi/problemset/task/1098"]);
    let source = scratch.read("problems/cses1098/src/main.rs");
    assert!(source.starts_with("//! CSES 1098: Title\n") && source.contains("use proconio"));
    scratch.passes(&["new", "my-game", "--template", "sg-io"]);
    let source = scratch.read("problems/my-game/src/main.rs");
    assert!(source.starts_with("//! my-game: Title\n//! (no judge)\n"), "{source}");
    // Nothing is left of the making.
    assert_eq!(scratch.rest(), before);
    assert_eq!(scratch.problems(), ["cses1098", "hdu2188", "luogu-p2594", "my-game"]);
}

#[test]
fn samples_and_limits_come_from_a_document() {
    let scratch = Scratch::new();
    let samples = [("2\r\n8 10\r\n11 10", "Grass\r\nRabbit\r\n\r\n"), ("0\n", "")];
    let printed = sent(&scratch, &document("Volunteers", HDU, &samples, ("a", 1)));
    assert!(printed.contains("\n  1 s, 512000 KiB, 2 samples\n"), "{printed}");
    let file = |name: &str| scratch.read(&format!("problems/hdu2188/fixtures/{name}"));
    assert_eq!(
        (&*file("sample.in"), &*file("sample.out")),
        ("2\n8 10\n11 10\n", "Grass\nRabbit\n")
    );
    assert_eq!((&*file("sample-2.in"), &*file("sample-2.out")), ("0\n", ""));
    let manifest = scratch.read("problems/hdu2188/Cargo.toml");
    let limits = "\n[package]\nmetadata.judge = { time-limit = 1, memory-limit = 512000 } \
        # seconds, KiB\nname = ";
    assert!(manifest.contains(limits), "{manifest}");
}

#[test]
fn nothing_is_overwritten() {
    let scratch = Scratch::new();
    scratch.write("problems/hdu1846", "a file");
    let said = scratch.fails(&["new", "hdu1846"]);
    assert_eq!(said, "error: problems/hdu1846 is there already, and is no folder\n");

    // A folder that is there gets what it lacks, by a click too.
    let before = scratch.rest();
    scratch.passes(&["new", "hdu2188"]);
    let same = "problems/hdu2188 is there already, and lacks nothing\n";
    assert_eq!(scratch.passes(&["new", "hdu2188"]), same);
    let code = scratch.read("problems/hdu2188/src/main.rs") + "// mine\n";
    scratch.write("problems/hdu2188/src/main.rs", &code);
    let samples = [("1\n", "2\n"), ("3\n", "4\n")];
    let volunteers = document("Volunteers", HDU, &samples, ("a", 1));
    let added = "problems/hdu2188 is there already; added the title, 1 s, 512000 KiB, sample, sample-2\n\
                 made nothing\n";
    assert_eq!(sent(&scratch, &volunteers), added);
    let same = format!("{same}made nothing\n");
    assert_eq!(sent(&scratch, &volunteers), same);
    let now = scratch.read("problems/hdu2188/src/main.rs");
    assert_eq!(now, code.replacen("HDU 2188: Title", "HDU 2188: Volunteers", 1));
    let manifest = scratch.read("problems/hdu2188/Cargo.toml");
    assert_eq!(manifest.matches("time-limit = 1, memory-limit = 512000").count(), 1);
    assert_eq!(scratch.read("problems/hdu2188/fixtures/sample-2.out"), "4\n");

    // What is real is never touched: a fixture, a limit, a title; and it is said.
    scratch.write("problems/hdu2188/fixtures/sample.out", "mine\n");
    let manifest = manifest.replace("time-limit = 1,", "time-limit = 7,");
    scratch.write("problems/hdu2188/Cargo.toml", &manifest);
    let other = document("Other", HDU, &[("1\n", "2\n"), ("3", "4"), ("5", "6")], ("a", 1));
    let left = "problems/hdu2188 is there already; added sample-3; not taken, as it has others: \
                the title, 1 s, sample\nmade nothing\n";
    assert_eq!(sent(&scratch, &other), left);
    assert_eq!(scratch.read("problems/hdu2188/fixtures/sample.out"), "mine\n");
    assert_eq!(scratch.read("problems/hdu2188/Cargo.toml"), manifest);

    // Another name of the same problem; and a folder with next to nothing.
    let fields = "edition = \"2021\"\nversion = \"0.1.0\"\n";
    scratch.write("problems/nim/Cargo.toml", &format!("[package]\nname = \"nim\"\n{fields}"));
    scratch
        .write("problems/nim/src/main.rs", "//! Nim\n//! <https://loj.ac/p/10241>\nfn main() {}\n");
    let of_loj = document("A", "https://loj.ac/p/10241", &samples, ("a", 1));
    let added = "problems/nim is there already; added 1 s, 524288 KiB, sample, sample-2; not taken, as it \
         has others: the title\nmade nothing\n";
    assert_eq!(sent(&scratch, &of_loj), added);
    scratch.write("problems/poj2975/notes.txt", "mine");
    let added = "problems/poj2975 is there already; added Cargo.toml, brute.rs, src\n";
    assert_eq!(scratch.passes(&["new", "poj2975"]), added);
    assert_eq!(scratch.read("problems/poj2975/notes.txt"), "mine");
    assert_eq!(scratch.rest(), before);
}

/// Names that would keep all problems from being tested.
#[test]
fn names_that_mean_something_else_are_refused() {
    let scratch = Scratch::new();
    let before = (scratch.rest(), scratch.read("Cargo.lock"));
    for (name, message) in [
        ("match", "`match` is a word of Rust, and no name: take `match-game`"),
        ("gen", "`gen` is a word of Rust, and no name: take `gen-game`"),
        ("proconio", "a crate that solutions use is called `proconio`: take `proconio-game`"),
        ("syn", "a crate that solutions use is called `syn`: take `syn-game`"),
    ] {
        let said = scratch.fails(&["new", name, "--template", "proconio"]);
        assert_eq!(said, format!("error: {message}\n"));
    }
    assert!(scratch.problems().is_empty());
    assert_eq!((scratch.rest(), scratch.read("Cargo.lock")), before);
}

/// What is in the way is said before anything is written, and links are followed.
#[test]
#[cfg(unix)]
fn a_folder_is_completed_wholly_or_not_at_all() {
    let scratch = Scratch::new();
    scratch.passes(&["new", "hdu2188"]);
    let (main, elsewhere) = ("problems/hdu2188/src/main.rs", scratch.path("elsewhere.rs"));
    fs::rename(scratch.path(main), &elsewhere).unwrap();
    std::os::unix::fs::symlink(&elsewhere, scratch.path(main)).unwrap();
    fs::remove_dir_all(scratch.path("problems/hdu2188/fixtures")).unwrap();
    scratch.write("problems/hdu2188/fixtures", "mine");
    let (source, manifest) = (scratch.read(main), scratch.read("problems/hdu2188/Cargo.toml"));
    let sent = |listening: Listening| {
        let answer = listening.post(&document("Volunteers", HDU, &[("1", "2")], ("a", 1)));
        (answer, listening.interrupt().0)
    };
    let ((status, text), _) = sent(Listening::start(&scratch, &[]));
    assert!(status == 500 && text.contains("fixtures/sample.in: "), "{text}");
    assert_eq!(scratch.read(main), source);
    assert_eq!(scratch.read("problems/hdu2188/Cargo.toml"), manifest);
    fs::remove_file(scratch.path("problems/hdu2188/fixtures")).unwrap();
    let (_, printed) = sent(Listening::start(&scratch, &[]));
    assert!(printed.contains("added the title, 1 s, 512000 KiB, sample\n"), "{printed}");
    assert!(fs::symlink_metadata(scratch.path(main)).unwrap().is_symlink());
    assert!(scratch.read("elsewhere.rs").starts_with("//! HDU 2188: Volunteers\n"));
    // A link to nothing.
    fs::remove_file(&elsewhere).unwrap();
    let said = scratch.fails(&["new", "hdu2188"]);
    assert!(said.contains("src/main.rs is a link to nothing\n"), "{said}");
    assert!(!elsewhere.exists());
}

/// Links come from elsewhere.
#[test]
fn links_are_cleaned_and_bounded() {
    let scratch = Scratch::new();
    let listening = Listening::start(&scratch, &["--once"]);
    let long = format!("https://toph.co/p/{}", "a".repeat(1_000_000));
    let (status, text) = listening.post(&document("Nim", &long, &[], ("a", 1)));
    assert!(status == 422 && text == "a link of more than 2000 bytes is none\n", "{text}");
    let turned = "https://toph.co/p/nim\u{202e}game\u{2066}s";
    assert_eq!(listening.post(&document("Nim", turned, &[], ("a", 1))).0, 200);
    listening.end();
    let source = scratch.read("problems/toph-nimgames/src/main.rs");
    let header = "//! toph nimgames: Nim\n//! <https://toph.co/p/nimgames>\n";
    assert!(source.starts_with(header), "{source}");
}

#[test]
fn a_judge_that_is_not_known_is_no_obstacle() {
    let scratch = Scratch::new();
    let url = "https://toph.co/p/nimgame";
    let printed = sent(&scratch, &document("Nim", url, &[("1\n", "2\n")], ("a", 1)));
    assert!(printed.starts_with("made problems/toph-nimgame for toph nimgame: Nim\n"), "{printed}");
    let source = scratch.read("problems/toph-nimgame/src/main.rs");
    assert!(source.starts_with(&format!("//! toph nimgame: Nim\n//! <{url}>\n")), "{source}");
    assert!(source.contains("use proconio::"), "{source}");
    let manifest = scratch.read("problems/toph-nimgame/Cargo.toml");
    assert!(manifest.contains("time-limit = 1, memory-limit = 524288"), "{manifest}");
    assert_eq!(scratch.read("problems/toph-nimgame/fixtures/sample.out"), "2\n");
    assert!(
        scratch
            .passes(&["new", "https://lightoj.com/problem/x-1"])
            .starts_with("made problems/lightoj-x-1 ")
    );
}

#[test]
fn a_sample_is_pasted() {
    use std::io::Write;
    let scratch = Scratch::new();
    scratch.passes(&["new", "cses1098"]);
    let paste = |arguments: &[&str], text: &str| {
        let mut command = scratch.judge_command(&[&["sample"], arguments].concat());
        command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
        let mut child = command.stderr(std::process::Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let texts = [output.stdout, output.stderr].map(|bytes| crate::scratch::text(&bytes));
        (output.status.success(), texts.concat())
    };
    let file = |name: &str| scratch.read(&format!("problems/cses1098/fixtures/{name}"));
    let (is_well, said) = paste(&["cses1098"], "1\r\n2\n\n---\nfirst");
    assert!(
        is_well
            && said
                .ends_with("fixtures/sample.in and sample.out\ncargo judge test cses1098 sample\n"),
        "{said}"
    );
    assert_eq!((&*file("sample.in"), &*file("sample.out")), ("1\n2\n", "first\n"));
    let (is_well, said) = paste(&["cses1098"], "1\n2\n---\nfirst\n---\n");
    assert!(is_well && said == "fixture `sample` has this input and output already\n", "{said}");
    assert!(paste(&[], "8\n---\n\n").0, "the only package is meant");
    assert_eq!((&*file("sample-2.in"), &*file("sample-2.out")), ("8\n", ""));
    // A problem without input.
    assert!(paste(&["cses1098"], "---\nhello\n").0);
    assert_eq!((&*file("sample-3.in"), &*file("sample-3.out")), ("", "hello\n"));
    // A part of a sample, of a command that was ended by force.
    scratch.write("problems/cses1098/fixtures/sample-4.out", "9\n");
    assert!(paste(&["cses1098", "--name", "sample-4"], "9\n---\n9\n").0);
    assert_eq!((&*file("sample-4.in"), &*file("sample-4.out")), ("9\n", "9\n"));
    scratch.write("problems/cses1098/fixtures/sample-5.out", "10\n");
    for (arguments, text, message) in [
        (
            &["cses1098", "--name", "sample-5"][..],
            "5\n---\n5\n",
            "sample-5.in is there already; take another name\n",
        ),
        (
            &["cses1098"][..],
            "1\n2\n---\nsecond\n",
            "`sample` has the same input, and another output\n",
        ),
        (&["cses1098"], "\n---\n", "write the input, a line `---`, and the output\n"),
        (&["cses1098"], "7\n7\n", "there is no line `---` after the input\n"),
        (
            &["cses1098", "--name", "sample"],
            "5\n---\n5\n",
            "sample.in is there already; take another name\n",
        ),
        (&["cses1089"], "5\n---\n5\n", "did you mean `cses1098`?\n"),
    ] {
        let (is_well, said) = paste(arguments, text);
        assert!(!is_well && said.starts_with("error: ") && said.ends_with(message), "{said}");
    }
}

#[test]
fn what_cannot_be_made_leaves_nothing() {
    let scratch = Scratch::new();
    let said = scratch.fails(&["new", "hdu2188", "--template", "sg"]);
    assert!(said.ends_with("there is no template `sg`; did you mean `sg-io`?\n"), "{said}");
    let before = (scratch.rest(), scratch.read("Cargo.lock"));
    // Cargo does not take it.
    let manifest = scratch.read("templates/sg-io/Cargo.toml");
    let broken = manifest.replace("sg.workspace", "of-nobody-at-all.workspace");
    scratch.write("templates/sg-io/Cargo.toml", &broken);
    let said = scratch.fails(&["new", "hdu2188"]);
    assert!(said.starts_with("error: nothing is made: Cargo does not take it:\n"), "{said}");
    // A template that is none.
    scratch.write("templates/sg-io/Cargo.toml", &manifest.replace("\"template\"", "\"other\""));
    let said = scratch.fails(&["new", "hdu2188"]);
    assert!(said.ends_with("sg-io/Cargo.toml: the package is not called `template`\n"), "{said}");
    scratch.write("templates/sg-io/Cargo.toml", &manifest);
    let source = scratch.read("templates/sg-io/src/main.rs");
    scratch.write("templates/sg-io/src/main.rs", "fn main() {}\n");
    let said = scratch.fails(&["new", "hdu2188"]);
    assert!(said.contains("sg-io/src/main.rs: the first two lines are not "), "{said}");
    scratch.write("templates/sg-io/src/main.rs", &source);
    #[cfg(unix)]
    full_disk(&scratch);
    // No folder can be made in a file.
    fs::remove_dir(scratch.path("problems")).unwrap();
    scratch.write("problems", "a file");
    assert!(scratch.fails(&["new", "hdu2188"]).contains("problems"));
    fs::remove_file(scratch.path("problems")).unwrap();
    assert_eq!(
        (scratch.rest(), scratch.read("Cargo.lock")),
        (before.0.iter().filter(|name| *name != "problems").cloned().collect(), before.1,)
    );
    fs::remove_dir_all(scratch.path("templates")).unwrap();
    // What is built in is taken then.
    scratch.passes(&["new", "hdu2188"]);
    let manifest = scratch.read("problems/hdu2188/Cargo.toml");
    assert!(manifest.starts_with("[package]\nname = \"hdu2188\"\nversion = "), "{manifest}");
}

/// As if the disk were full after the first kilobyte, and after none.
#[cfg(unix)]
fn full_disk(scratch: &Scratch) {
    let judge = env!("CARGO_BIN_EXE_judge");
    for blocks in 0..=1 {
        // Without the signal, which would end it.
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec '{judge}' new hdu2188");
        let output = scratch.command("sh").args(["-c", &script]).output().expect("sh starts");
        let said = crate::scratch::text(&output.stderr);
        assert!(!output.status.success() && said.contains("File too large"), "{blocks}: {said}");
        assert!(scratch.problems().is_empty(), "{blocks}: {:?}", scratch.problems());
    }
}
