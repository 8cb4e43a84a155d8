//! What a person wrote is not lost to a command that writes.

use crate::listening::Listening;
use crate::project::{DOUBLE, Project};
use crate::scratch::{Scratch, document};
use std::fs;

/// What this command wrote is replaced, and what was edited after it is not: in a package, and in a bare folder.
#[test]
fn an_edited_generator() {
    let (package, bare) = (Scratch::new(), Scratch::bare());
    package.passes(&["new", "hdu3032"]);
    bare.write("a.rs", DOUBLE);
    bare.write("b.rs", DOUBLE);
    let places =
        [(&package, "hdu3032", "problems/hdu3032/gen.rs"), (&bare, "a.rs", "fixtures/a/gen.rs")];
    for (scratch, typed, place) in places {
        for limits in ["n<=5", " n  ≤ 6; a[n]<=9", "t<=3; n<=6"] {
            scratch.passes(&["gen", typed, limits]);
        }
        let made = scratch.read(place);
        let edits = [made.clone() + "\n", made.replacen("    g", "    // Mine.\n    g", 1)];
        for mine in edits.iter().chain([&"//! Mine.\nfn main() {}\n".to_owned()]) {
            scratch.write(place, mine);
            // Also for the limits that it has.
            for limits in ["n<=7", "t<=3; n<=6"] {
                let said = scratch.fails(&["gen", typed, limits]);
                let why = "gen.rs was written or edited by hand, and would be lost: delete or rename it first\n";
                assert!(said.ends_with(why), "{said}");
            }
            assert_eq!(&scratch.read(place), mine);
        }
        fs::write(scratch.path(place), b"\xff").unwrap();
        scratch.fails(&["gen", typed, "n<=7"]);
        fs::remove_file(scratch.path(place)).unwrap();
        scratch.passes(&["gen", typed, "n<=7"]);
    }
}

/// Only an earlier bundle is replaced.
#[test]
fn a_file_that_is_no_bundle() {
    let project = Project::new(DOUBLE);
    project.write("notes.txt", "by `cargo judge bundle double`\n");
    project.write("other.rs", DOUBLE);
    for file in ["notes.txt", "other.rs", "fixtures/sample.in", "src/main.rs", "Cargo.toml"] {
        let before = project.read(file);
        let (printed, said) = project.fails(&["bundle", "-o", file]);
        assert!(
            printed.is_empty() && said.ends_with(": delete it, or choose another file\n")
                || said.ends_with("is the solution itself: choose another file\n"),
            "{said}"
        );
        assert_eq!(project.read(file), before);
    }
    project.write("empty.rs", "");
    for file in ["new.rs", "new.rs", "empty.rs"] {
        project.passes(&["bundle", "-o", file]);
        assert!(project.read(file).contains("judge bundle double`\n"));
    }
    // As C begins.
    project.write(
        "old.c",
        "/* HDU 1: A\n   https://a.b\n   Made by `cargo judge bundle hdu1` from */\n",
    );
    project.passes(&["bundle", "-o", "old.c"]);
}

/// What is known of a problem goes into the header of its program, wherever that begins, and in its line ends.
#[test]
#[cfg(unix)]
fn a_program_that_compiles() {
    let url = "https://codeforces.com/contest/4/problem/A";
    let link = format!("//! <{url}>");
    let judge = "//! judge = { time-limit = 1, memory-limit = 524288 }";
    for (before, after) in [
        (
            format!("#!/usr/bin/env rust\n//! A\n{link}\n"),
            format!("#!/usr/bin/env rust\n//! A\n{link}\n{judge}\n"),
        ),
        (format!("\u{feff}//! A\n{link}\n"), format!("\u{feff}//! A\n{link}\n{judge}\n")),
        (format!("//! A\r\n{link}\r\n"), format!("//! A\r\n{link}\r\n{judge}\r\n")),
        ("#!/bin/a\nuse std::io;\n".to_owned(), format!("#!/bin/a\n{judge}\n\nuse std::io;\n")),
        (
            "#! [allow(dead_code)]\r\n".to_owned(),
            format!("{judge}\r\n\r\n#! [allow(dead_code)]\r\n"),
        ),
    ] {
        let scratch = Scratch::bare();
        scratch.write("cf4a.rs", &(before + "fn main() {}\n"));
        for _ in 0..2 {
            let listening = Listening::start(&scratch, &["--once"]);
            let (status, text) = listening.post(&document("A", url, &[("1\n", "2\n")], ("a", 1)));
            assert_eq!(status, 200, "{text}");
            listening.end();
        }
        assert_eq!(scratch.read("cf4a.rs"), after + "fn main() {}\n");
    }
}
