//! What rustdoc says of solutions, and of the examples of `sg`.

use super::problems;
use std::env;
use std::path::Path;
use std::process::Command;
use tests::scratch::{target, write};
use tests::workspace::{cargo, root, run};

/// A command of rustdoc that knows libraries, which `cargo build` makes of what is wanted.
fn rustdoc(libraries: &[&str], wanted: &[&str]) -> Command {
    let built = run(cargo().args(["build", "--quiet"]).args(wanted).current_dir(root()));
    let mut rustdoc = Command::new(env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into()));
    for library in libraries {
        let message = built.messages.iter().find(|message| message["target"]["name"] == *library);
        let file = message.and_then(|message| message["filenames"][0].as_str());
        let file = file.unwrap_or_else(|| panic!("{library} is not built\n{}", built.stderr));
        rustdoc.arg("--extern").arg(format!("{library}={file}"));
        rustdoc.arg("-L").arg(Path::new(file).parent().expect("in a folder"));
    }
    rustdoc
}

/// What it prints, if it succeeds.
fn said(rustdoc: &mut Command) -> String {
    let output = rustdoc.output().expect("rustdoc starts");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(output.status.success(), "{text}");
    text
}

/// The examples of `sg` are true. In edition 2024 they are compiled as one program; by `cargo test --doc`, in that of `sg`,
/// each would be a program of its own.
#[test]
fn examples() {
    let mut rustdoc = rustdoc(&["sg"], &["--package=sg"]);
    rustdoc.args(["--test", "--edition=2024", "--crate-name=sg", "--crate-type=lib"]);
    let said = said(rustdoc.arg(root().join("lib/src/lib.rs")));
    assert!(said.contains("test result: ok. ") && !said.contains(" 0 passed"), "{said}");
}

/// The headers of all solutions are sound as documentation. They are documented as modules of one crate, as rustdoc takes
/// half a second for each.
#[test]
#[ignore = "needs all solutions' libraries; .ci/run runs it"]
fn headers_are_sound() {
    let folder = target().unwrap().join("tmp/headers");
    let mut modules = Vec::new();
    for (number, problem) in problems().iter().map(|folder| folder.join("src/main.rs")).enumerate()
    {
        modules.push(format!("#[path = {problem:?}]\npub mod solution_{number};\n"));
    }
    write(&folder.join("lib.rs"), &modules.concat()).unwrap();
    let mut rustdoc = rustdoc(&["itertools", "proconio", "sg"], &["--bins"]);
    rustdoc.args(["--edition=2021", "--document-private-items", "-Dwarnings", "--out-dir=doc"]);
    said(rustdoc.arg("lib.rs").current_dir(&folder));
}
