//! `cargo judge bundle`: each problem and each solution in bundles/cases becomes one file, which is
//! compiled and passes its fixtures; those in bundles/refused are refused, and the message says why.
//!
//! What takes seconds each is shown as ignored, unless `CI` is set or `-- --include-ignored` given.

use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::rustc::Rustc;
use bundler::{Bundle, bundle, verify};
use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use verdicts::Limits;
use verdicts::workspace::{fetch, folders, in_ci, name, root};

type Outcome = Result<(), Failed>;

/// Whether a text has a part.
fn contains(text: &str, part: &str) -> Outcome {
    if text.contains(part) { Ok(()) } else { Err(format!("\"{part}\" is not in: {text}").into()) }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let cases = root().join("tools/bundler/tests/solutions");
    let in_ci = in_ci();
    let quick = ["clash", "files", "idioms", "macros", "own-library", "old-edition"];
    let mut trials = Vec::new();
    for folder in folders(&root().join("problems")) {
        let problem = name(&folder);
        let manifest = root().join("Cargo.toml");
        let name = format!("problem::{problem}");
        trials.push(Trial::test(name, move || {
            let bundle = every_edition(&manifest, &problem)?;
            // No solution here reads or prints such numbers, which `sg` has impls for.
            if bundle.text.contains(" u16 ") {
                return Err("`u16` is still there".into());
            }
            Ok(())
        }));
    }
    for folder in folders(&cases.join("cases")) {
        let manifest = cases.join("Cargo.toml");
        let case = name(&folder);
        let is_slow = !quick.contains(&&*case);
        let trial = Trial::test(format!("case::{case}"), move || {
            let bundle = every_edition(&manifest, &case)?;
            limits(&case, &bundle.text)
        });
        trials.push(trial.with_ignored_flag(is_slow && !in_ci));
    }
    let refused = [
        ("no-binary", "has no binary"),
        ("no-fixtures", "fixtures: there are no fixtures; put NAME.in"),
        ("derives-by-macro", "crate `thiserror`"),
        ("module-in-macro", "crate `nested` cannot be bundled"),
        ("wrong-answer", "fails fixture `sample`: WA"),
        ("broken", "`broken` does not compile"),
        ("not-there", "there is no package `not-there`"),
    ];
    for (package, message) in refused {
        let manifest = cases.join("Cargo.toml");
        trials.push(Trial::test(format!("refused::{package}"), move || {
            match bundled(&manifest, package) {
                Ok(_) => Err("it was bundled".into()),
                Err(error) => contains(&error.to_string(), message),
            }
        }));
    }
    trials.push(Trial::test("judges::limits", judges));
    trials.push(Trial::test("same_input_same_bytes", same_bytes));
    trials.push(Trial::test("made_once", made_once));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn find(manifest: &Path, package: &str) -> anyhow::Result<Solution> {
    fetch(manifest).map_err(anyhow::Error::msg)?;
    Solution::find(Some(manifest), Some(package), None, false)
}

/// The default bundle of a package, verified.
fn bundled(manifest: &Path, package: &str) -> anyhow::Result<Bundle> {
    bundled_by(&format!("cargo judge bundle {package}"), manifest, package)
}

fn bundled_by(command: &str, manifest: &Path, package: &str) -> anyhow::Result<Bundle> {
    let solution = find(manifest, package)?;
    bundle(&solution, &Profile::default(), command, |bundle| {
        verify(bundle, &solution.fixtures, Limits::default())
    })
}

/// The default file compiles unchanged in every edition, and with the oldest compiler it claims.
fn every_edition(manifest: &Path, package: &str) -> Result<Bundle, Failed> {
    let bundle = bundled(manifest, package)?;
    for edition in [2015, 2018, 2021, 2024] {
        compiles(&Rustc { edition, ..bundle.rustc.clone() }, &bundle.text)?;
    }
    let old = PathBuf::from("/usr/bin/rustc");
    let version = Command::new(&old).arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let is_old = version.is_ok_and(|version| version.starts_with("rustc 1.63."));
    if bundle.text.contains("mod proconio") {
        return Ok(bundle);
    }
    if is_old {
        let rustc = Rustc { program: old, edition: 2021, externs: Vec::new() };
        compiles(&rustc, &bundle.text)?;
    } else if in_ci() {
        return Err("no rustc 1.63 at /usr/bin/rustc (Debian's package rustc)".into());
    } else {
        eprintln!(
            "{package}: rustc 1.63 skipped, /usr/bin/rustc is not it (Debian's package rustc)"
        );
    }
    Ok(bundle)
}

fn compiles(rustc: &Rustc, text: &str) -> Outcome {
    let folder = tempfile::tempdir()?;
    let compiled =
        rustc.compile_text(text, &["--emit=metadata", "-D", "warnings"], folder.path())?;
    if compiled.success {
        return Ok(());
    }
    Err(format!("edition {}, {}: {}", rustc.edition, rustc.program.display(), compiled.rendered())
        .into())
}

/// What a bundle must not be larger than, and must not have.
fn limits(case: &str, text: &str) -> Outcome {
    let max = match case {
        "reexports" | "macros" | "effects" | "idioms" => 8_000,
        "files" | "clash" | "old-edition" | "own-library" => 2_500,
        _ => 32_768,
    };
    if text.len() > max {
        return Err(format!("{} bytes, more than {max}", text.len()).into());
    }
    for unused in ["never_used", "never_called", "nobody asks", "never_in_a_bundle", "UNUSED"] {
        if text.contains(unused) {
            return Err(format!("`{unused}` is still there").into());
        }
    }
    Ok(())
}

/// Two bundles, neither of which is known from the other.
fn same_bytes() -> Outcome {
    let manifest = root().join("tools/bundler/tests/solutions/Cargo.toml");
    let [first, second] = ["one", "two"].map(|command| bundled_by(command, &manifest, "files"));
    let (first, second) = (first?.text, second?.text);
    if first.replacen("`one`", "`two`", 1) == second { Ok(()) } else { Err("they differ".into()) }
}

/// A bundle is made once for the same sources, but not taken where they differ, or it does not pass.
fn made_once() -> Outcome {
    let folder = tempfile::tempdir()?;
    let write = |path: &str, text: &str| -> Outcome {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
        Ok(fs::write(path, text)?)
    };
    write("Cargo.toml", "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\n")?;
    write("src/main.rs", "fn main() {\n    println!(\"1\"); // first\n}\n")?;
    write("fixtures/sample.in", "")?;
    write("fixtures/sample.out", "1\n")?;
    let manifest = folder.path().join("Cargo.toml");
    let bundle = || bundled(&manifest, "one").map(|bundle| bundle.text);
    // Wherever the target folder is.
    let first = bundle()?;
    let known = find(&manifest, "one")?.target_folder.join("bundles/cargo-judge-bundle-one.rs");
    let kept = fs::read_to_string(&known)?;
    contains(&kept, &first)?;
    fs::write(&known, kept.replace("first", "known"))?;
    contains(&bundle()?, "// known")?;
    fs::write(&known, kept.replace("fn main", "fn niam"))?;
    contains(&bundle()?, "fn main")?;
    write("src/main.rs", "fn main() {\n    println!(\"1\"); // third\n}\n")?;
    contains(&bundle()?, "// third")
}

/// What a judge does not accept is an error that says why.
fn judges() -> Outcome {
    let error = |manifest: &str, package: &str, profile: &Profile| -> anyhow::Result<String> {
        let solution = find(&root().join(manifest), package)?;
        Ok(bundle(&solution, profile, "", |_| Ok(()))
            .err()
            .map_or_else(String::new, |e| e.to_string()))
    };
    let old =
        error("Cargo.toml", "hdu1846", &Profile { rust: Some((1, 33)), ..Profile::default() })?;
    contains(&old, "the judge has Rust 1.33, and `hdu1846` needs 1.63")?;
    let small = Profile { max_bytes: 100, ..Profile::default() };
    let large = error("tools/bundler/tests/solutions/Cargo.toml", "files", &small)?;
    contains(&large, "more than the judge's 100")
}
