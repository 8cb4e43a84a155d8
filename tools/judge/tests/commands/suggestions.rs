//! Every command that a message suggests works as it is printed.
#![cfg(unix)]

use crate::project::DOUBLE;
use crate::scratch::{Scratch, text};
use verdicts::scratch;

/// A package of two binaries, each with its fixtures, the first on standard input and wrong.
fn workspace() -> Scratch {
    let scratch = Scratch::new();
    let manifest = "[package]\nname = \"abc001\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    scratch.write("problems/abc001/Cargo.toml", manifest);
    scratch.write("problems/abc001/src/main.rs", DOUBLE);
    scratch.write("problems/abc001/src/bin/b.rs", &DOUBLE.replace("2 *", "3 *"));
    scratch.write("problems/abc001/fixtures/sample.in", "21\n");
    scratch.write("problems/abc001/fixtures/sample.out", "42\n");
    scratch.write("gen.sh", "echo $2\n");
    scratch.write("brute.sh", "read n; echo $((2 * n))\n");
    scratch
}

/// What a command prints on a terminal, which is the clipboard too, and its status.
fn typed(scratch: &Scratch, line: &str, input: &str) -> (String, Option<i32>) {
    let place = scratch.path("input");
    std::fs::write(&place, input).unwrap();
    let mut command = scratch.command("script");
    // What a suggestion starts with is the alias, or what is installed.
    let line = line.replacen("cargo judge", "judge", 1);
    command.args(["-qec", &format!("{line} <'{}'", place.display()), "/dev/null"]);
    // Where crates of others are built already.
    command.env("CARGO_TARGET_DIR", scratch::target().unwrap());
    command.env("SSH_TTY", "here").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let output = command.output().expect("`script` of util-linux starts");
    (text(&output.stdout).replace('\r', ""), output.status.code())
}

/// The commands that a text suggests: from `cargo judge` to the end of the line, or a backquote.
fn suggested(text: &str) -> Vec<String> {
    let commands = text.match_indices("cargo judge ").map(|(at, _)| &text[at..]);
    let end = |command: &str| command.find(['\n', '`']).unwrap_or(command.len());
    commands.map(|command| command[..end(command)].to_owned()).collect()
}

#[test]
#[ignore = "slow: builds several programs, and bundles some"]
fn all_of_them_work() {
    let scratch = workspace();
    let pasted = "4\n---\n12\n";
    let stress = "cargo judge stress abc001 --bin b --gen 'sh gen.sh' --brute 'sh brute.sh'";
    let typed_first = [
        ("cargo judge new https://lightoj.com/problem/x-1", "", 3),
        ("cargo judge new my-game --template proconio", "", 3),
        ("cargo judge submit abc001 --bin abc001", "", 1),
        ("cargo judge bundle abc001 --bin abc001", "", 1),
        ("cargo judge sample abc001 --bin b", pasted, 1),
        (stress, "", 2),
    ];
    let mut seen = 0;
    for (line, input, at_least) in typed_first {
        let (printed, _) = typed(&scratch, line, input);
        let commands = suggested(&printed);
        assert!(commands.len() >= at_least, "{line}: {printed}");
        for command in commands {
            let (printed, status) = typed(
                &scratch,
                &command,
                if command.contains("judge sample ") { pasted } else { "" },
            );
            // What it finds out about a solution may be bad; that it is no command may not be.
            let verdict =
                ["test", "stress"].iter().any(|verb| command.contains(&format!(" {verb} ")));
            let unsolved = printed.contains("not solved yet");
            let says_error = printed.contains("error: ") && !unsolved;
            let is_well = status == Some(0) || status == Some(1) && (verdict || unsolved);
            assert!(is_well && !says_error, "`{command}` of `{line}`: {printed}");
            seen += 1;
        }
    }
    assert!(seen >= 11, "{seen}");
}
