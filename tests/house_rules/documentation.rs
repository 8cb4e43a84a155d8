//! What rustdoc says of solutions.

use super::problems;
use std::env;
use std::path::Path;
use std::process::Command;
use tests::scratch::{target, write};
use tests::workspace::{cargo, root, run};

/// The headers of all solutions are sound as documentation. They are documented as modules of one crate, as rustdoc takes
/// half a second for each.
#[test]
#[ignore = "needs all solutions' libraries; .ci/run runs it"]
fn headers_are_sound() {
    let built = run(cargo().args(["build", "--quiet", "--bins"]).current_dir(root()));
    let folder = target().unwrap().join("tmp/headers");
    let mut modules = Vec::new();
    for (number, problem) in problems().iter().map(|folder| folder.join("src/main.rs")).enumerate()
    {
        modules.push(format!("#[path = {problem:?}]\npub mod solution_{number};\n"));
    }
    write(&folder.join("lib.rs"), &modules.concat()).unwrap();
    let mut rustdoc = Command::new(env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into()));
    rustdoc.args(["--edition=2021", "--document-private-items", "-Dwarnings", "--out-dir=doc"]);
    for library in ["itertools", "proconio", "sg"] {
        let message = built.messages.iter().find(|message| message["target"]["name"] == library);
        let file = message.and_then(|message| message["filenames"][0].as_str());
        let file = file.unwrap_or_else(|| panic!("{library} is not built\n{}", built.stderr));
        rustdoc.arg("--extern").arg(format!("{library}={file}"));
        rustdoc.arg("-L").arg(Path::new(file).parent().expect("in a folder"));
    }
    let said = rustdoc.arg("lib.rs").current_dir(&folder).output().expect("rustdoc starts");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
}
