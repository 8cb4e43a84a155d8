//! Inputs that are made.

use std::fs;
use std::path::Path;
use tempfile::TempDir;
use verdicts::{Fixtures, Limits, Verdict};

/// FNV-1a of `3\n` and of `6\n`, computed by another program.
const THREE: &str = "2 bytes, 07ff9407b4c02ab8";
const SIX: &str = "2 bytes, 07f55607b4b76cd9";

/// A folder with a fixture that is made by a script there, which prints 3.
fn folder(made: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("make.sh"), "echo run >> runs\necho 3\n").unwrap();
    fs::write(folder.path().join("max.made"), made).unwrap();
    folder
}

/// The verdict of a program that prints what a script says, and what is wrong.
fn judged(folder: &Path, script: &str) -> verdicts::Result<(Verdict, String)> {
    let program = folder.join("program");
    crate::script::write(&program, script);
    let report = Fixtures::in_folder(folder)?[0]
        .judge(&mut std::process::Command::new(&program), Limits::default())?;
    Ok((report.verdict, report.details))
}

const TWICE: &str = "read n; echo $((2 * n))";

#[test]
fn an_input_is_made_once() {
    let folder = folder(&format!("make: sh make.sh\ninput: {THREE}\n"));
    fs::write(folder.path().join("max.out"), "6\n").unwrap();
    assert_eq!(judged(folder.path(), TWICE).unwrap(), (Verdict::Accepted, String::new()));
    assert_eq!(judged(folder.path(), "cat").unwrap().0, Verdict::WrongAnswer);
    assert_eq!(fs::read_to_string(folder.path().join("runs")).unwrap(), "run\n");
}

#[test]
fn an_answer_is_known_by_its_digest() {
    let folder = folder(&format!("make: sh make.sh\ninput: {THREE}\nanswer: {SIX}\n"));
    let (verdict, details) = judged(folder.path(), "cat").unwrap();
    assert_eq!(verdict, Verdict::WrongAnswer);
    assert!(details.contains(&format!("wrong output: {THREE}; the answer has {SIX}")), "{details}");
    assert_eq!(judged(folder.path(), TWICE).unwrap().0, Verdict::Accepted);
    // By now it is known, so that a difference is shown.
    let (_, details) = judged(folder.path(), "cat").unwrap();
    assert!(details.contains("-    1 | 6"), "{details}");
}

/// It prints its argument, but where Cargo has started it.
const MAKER: &str = "fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let by_cargo = std::env::var(\"CARGO_MANIFEST_DIR\").is_ok_and(|folder| folder.ends_with(\"maker\"));
    println!(\"{}\", if by_cargo { \"Cargo\" } else { &words[0] });
}
";

#[test]
fn what_cargo_runs_is_started_without_it() {
    let made =
        format!("make: cargo run --quiet --package maker -- 3\ninput: {THREE}\nanswer: {SIX}\n");
    let by = |source: &str| {
        let folder = folder(&made);
        let maker = folder.path().join("maker");
        fs::create_dir_all(maker.join("src")).unwrap();
        fs::write(folder.path().join("Cargo.toml"), "[workspace]\nmembers = ['maker']").unwrap();
        fs::write(maker.join("Cargo.toml"), "[package]\nname = 'maker'\nedition = '2021'").unwrap();
        fs::write(maker.join("src/main.rs"), source).unwrap();
        judged(folder.path(), TWICE)
    };
    let wrong = by("fn main() { 1 }").map_or_else(String::from, |(_, details)| details);
    assert!(wrong.contains("` failed:\n") && wrong.contains("error[E0308]"), "{wrong}");
    assert_eq!(by(MAKER).unwrap(), (Verdict::Accepted, String::new()));
}

#[test]
fn what_is_wrong_with_it_is_said() {
    let of = |made: &str| {
        let folder = folder(made);
        judged(folder.path(), TWICE).map_or_else(String::from, |(_, details)| details)
    };
    let has = |made: &str, part: &str| {
        let said = of(made);
        assert!(said.contains("max.made") && said.contains(part), "{said}");
    };
    has(
        &format!("make: sh make.sh\ninput: {SIX}\n"),
        &format!("made {THREE}, but {SIX} is expected"),
    );
    has(&format!("make: sh no.sh\ninput: {SIX}\n"), "`sh no.sh` failed");
    has(&format!("make: sh make.sh\ninput: {THREE}\n"), &format!("`answer: {SIX}`"));
    has("make: sh make.sh\n", "it needs `make: …` and `input: …`");
    has("make: sh make.sh\ninput: 3\n", "`input: 3` is not understood");
    has("make: a\nmake: b\n", "`make: b` is not understood");
}
