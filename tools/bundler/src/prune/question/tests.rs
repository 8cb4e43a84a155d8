use super::{Program, Question};
use crate::rustc::{Rustc, Toolchain};

#[test]
fn an_error_may_be_about_what_follows_the_program() {
    let program = Toolchain::find().unwrap().program;
    let rustc = Rustc { program, edition: 2021, externs: Vec::new() };
    let folder = tempfile::tempdir().unwrap();
    let text = "fn main() {\n    nothing\n}\n";
    let program = Program::new(text, text.len()).unwrap();
    let near = |text: &str| {
        let compiled = rustc.compile_text(text, &["--emit=metadata"], folder.path()).unwrap();
        let errors = compiled.errors().filter(|error| !error.spans.is_empty());
        let near = |error| Question::new(&program, error).near.into_iter().map(str::to_owned);
        errors.flat_map(near).collect::<Vec<_>>()
    };
    assert_eq!(near(text), ["nothing"]);
    let after = format!("{}\nextern crate nowhere as _;", text.replace("nothing", "loop {}"));
    assert!(near(&after).is_empty());
}
