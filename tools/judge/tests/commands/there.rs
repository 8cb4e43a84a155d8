//! What `new` and `listen` leave alone in a bare folder, a package and a workspace of one's own.
#![cfg(unix)]

use crate::layouts::LINKS;
use crate::listening::Listening;
use crate::scratch::{Scratch, document};

/// In a bare folder: what is there gets what it lacks, in its header too, and nothing is written over.
#[test]
fn what_is_there_is_not_touched() {
    let scratch = Scratch::bare();
    let sent = |title: &str, link: &str, samples: &[(&str, &str)]| {
        let listening = Listening::start(&scratch, &["--once"]);
        let (status, said) = listening.post(&document(title, link, samples, ("a", 1)));
        listening.end();
        assert_eq!(status, 200, "{said}");
        said
    };
    let (_, link, _) = LINKS[0];
    scratch.passes(&["new", link]);
    assert_eq!(
        sent("Nim", link, &[("1", "2")]),
        "cses1098.rs is there already; added the title, 1 s, 524288 KiB, sample\n"
    );
    let source = scratch.read("cses1098.rs");
    let header = format!(
        "//! CSES 1098: Nim\n//! <{link}>\n//! judge = {{ time-limit = 1, memory-limit = 524288 }}\n\n"
    );
    assert!(source.starts_with(&header), "{source}");
    assert_eq!(scratch.read("fixtures/cses1098/sample.out"), "2\n");
    scratch.write("cses1098.rs", &source.replace("time-limit = 1", "time-limit = 7"));
    let said = sent("Other", link, &[("1", "3"), ("4", "5")]);
    let left = "added sample-2; not taken, as it has others: the title, 1 s, sample\n";
    assert_eq!(said, format!("cses1098.rs is there already; {left}"));
    assert_eq!(scratch.read("fixtures/cses1098/sample.out"), "2\n");
    // A file of one's own, with a header or without.
    scratch.write("mine.rs", &format!("//! Mine\n//! <{}>\nfn main() {{}}\n", LINKS[1].1));
    assert_eq!(sent("Mine", LINKS[1].1, &[]), "mine.rs is there already; added 1 s, 524288 KiB\n");
    assert_eq!(
        scratch.read("mine.rs").lines().nth(2),
        Some("//! judge = { time-limit = 1, memory-limit = 524288 }")
    );
    scratch.write("cses2.rs", "fn main() {}\n");
    let cses2 = "https://cses.fi/problemset/task/2";
    assert!(sent("Two", cses2, &[]).starts_with("cses2.rs is there already; added 1 s"));
    let with = "//! judge = { time-limit = 1, memory-limit = 524288 }\n\nfn main() {}\n";
    assert_eq!(scratch.read("cses2.rs"), with);
    // Another problem of the same name, and a folder that is somebody's.
    let [one, other] =
        [900, 901].map(|space| format!("https://acm.timus.ru/problem.aspx?space={space}&num=5"));
    scratch.write("timus-901-5.rs", &format!("//! Five\n//! <{one}>\nfn main() {{}}\n"));
    let said = scratch.passes(&["new", &other]);
    let note = "  note: timus-901-5.rs is another problem's, so that this is timus-901-5-2\n";
    assert!(
        said.starts_with("made timus-901-5-2.rs for timus 901 5\n") && said.contains(note),
        "{said}"
    );
    scratch.write("fixtures/cses3/notes", "mine");
    let said = scratch.fails(&["new", "cses3"]);
    assert!(said.ends_with("fixtures/cses3 is there already; move it first\n"), "{said}");
    assert!(!scratch.path("cses3.rs").exists() && scratch.read("fixtures/cses3/notes") == "mine");
    let files = scratch.rest();
    assert!(!files.iter().any(|file| file.starts_with(".new-")), "{files:?}");
}

/// What Cargo would not take is said before anything is made.
#[test]
fn a_package_that_names_its_binaries_is_not_added_to() {
    let scratch = Scratch::bare();
    let manifest = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nautobins = false\n[[bin]]\nname = \"a\"\npath = \"src/bin/a.rs\"\n";
    scratch.write("Cargo.toml", manifest);
    scratch.write("src/bin/a.rs", "fn main() {}");
    let said = scratch.fails(&["new", "cses1098"]);
    assert!(
        said.contains("Cargo.toml: `autobins = false` keeps Cargo from a new file in src/bin"),
        "{said}"
    );
    // A workspace's manifest is as it was, where Cargo takes no more.
    let manifest = "[workspace]\nresolver = \"2\"\nmembers = [\"gone\"]\n";
    scratch.write("Cargo.toml", manifest);
    scratch.write("Cargo.lock", "version = 4\n");
    let said = scratch.fails(&["new", "cses1098"]);
    assert!(said.starts_with("error: nothing is made: "), "{said}");
    assert_eq!(scratch.read("Cargo.toml"), manifest);
    assert!(!scratch.path("cses1098").exists());
}
