//! Each problem and each solution in tests/solutions/cases becomes one file, which compiles and passes
//! its fixtures; those in tests/solutions/refused are refused, and the message says why.
//!
//! A case and a few that are refused always run, and the tests of C bundle a problem. The others are ignored, unless asked
//! for by `-- --ignored`, as `.ci/run` does.

use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::rustc::Rustc;
use bundler::{Bundle, bundle, verify};
use libtest_mimic::{Arguments, Failed, Trial};
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use tempfile::TempDir;
use verdicts::workspace::{fetch, folders, in_ci, name, root};
use verdicts::{Fixture, Limits};

type Outcome = Result<(), Failed>;

/// The problems that are compiled in every edition: one on itertools, one of two files, two on `sg::io`, and one on
/// proconio's `fastout`. All problems are compiled as they are submitted in `.ci/run`.
const PROBLEMS: [&str; 5] = ["atcoder-dp-k", "cf494e", "hdu1524", "hdu1846", "nim"];

/// The case that is always bundled: it has several files, and modules in them.
const QUICK_CASE: &str = "files";

/// The packages that are refused, and a part of the message.
const REFUSED: [(&str, &str); 11] = [
    ("no-binary", "has no binary"),
    ("no-fixtures", "fixtures: there are no fixtures; put NAME.in"),
    ("let-chains", "of edition 2024"),
    ("drops-of-2024", "libraries/drops/src/lib.rs:19: relative drop order changing in Rust 2024"),
    ("slices-of-2024", "(`boxed_slice_into_iter`); choose a judge with edition 2024"),
    ("arrays-of-2021", "(`array_into_iter`); choose a judge with edition 2021"),
    ("captures-of-2021", "(`rust_2021_incompatible_closure_captures`); choose a judge with"),
    ("of-system", "crate `getrandom` calls the operating system"),
    ("wrong-answer", "fails fixture `sample`: WA"),
    ("broken", "`broken` does not compile"),
    ("not-there", "there is no package `not-there`"),
];

/// Those of them that are always tried.
const QUICK_REFUSED: [&str; 3] = ["no-binary", "not-there", "wrong-answer"];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let slow = |trial: Trial, is_slow: bool| trial.with_ignored_flag(is_slow);
    let mut trials = Vec::new();
    for problem in PROBLEMS {
        let trial = Trial::test(format!("problem::{problem}"), move || {
            let bundle = every_edition(&root().join("Cargo.toml"), problem)?;
            // No solution here reads or prints such numbers, which `sg` has impls for.
            lacks(&bundle.text, " u16 ")
        });
        trials.push(slow(trial, true));
    }
    for folder in folders(&solutions().with_file_name("cases")) {
        let case = name(&folder);
        let is_slow = case != QUICK_CASE;
        let trial = Trial::test(format!("case::{case}"), move || {
            let bundle = every_edition(&solutions(), &case)?;
            limits(&case, &bundle.text)
        });
        trials.push(slow(trial, is_slow));
    }
    for (package, message) in REFUSED {
        let trial = Trial::test(format!("refused::{package}"), move || {
            match bundled(&solutions(), package, &|own| vec![own]) {
                Ok(_) => Err("it was bundled".into()),
                Err(error) => contains(&error.to_string(), message),
            }
        });
        trials.push(slow(trial, !QUICK_REFUSED.contains(&package)));
    }
    trials.push(slow(Trial::test("judges::limits", judges), true));
    trials.push(slow(Trial::test("judges::crates", judges_crates), true));
    trials.push(slow(Trial::test("judges::edition_2024", edition_2024), true));
    trials.push(slow(Trial::test("judges::newer_library", newer_library), true));
    trials.push(slow(Trial::test("old_solution", old_solution), true));
    trials.push(slow(Trial::test("features", features), true));
    trials.push(slow(Trial::test("header", header), true));
    trials.push(Trial::test("lints", lints));
    trials.push(slow(Trial::test("warnings", warnings), true));
    trials.push(slow(Trial::test("same_input_same_bytes", same_bytes), true));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The manifest of the workspace of cases.
fn solutions() -> PathBuf {
    root().join("tools/bundler/tests/solutions/Cargo.toml")
}

/// A library of a newer edition than the solution leads to a file of that, where the judge has it.
fn newer_library() -> Outcome {
    for package in ["let-chains", "drops-of-2024", "slices-of-2024"] {
        for (editions, chosen) in
            [(&[][..], ", as Rust 2024"), (&[2024], ""), (&[2021, 2024], ", as Rust 2024")]
        {
            let made = bundled(&solutions(), package, &|_| editions.to_vec())?;
            let header = made.text.lines().next().unwrap_or_default();
            if !header.ends_with(&format!("{package}`{chosen}")) || made.rustc.edition != 2024 {
                return Err(format!("{package}, {editions:?}: {header}").into());
            }
        }
    }
    Ok(())
}

/// Whether a text has a part.
fn contains(text: &str, part: &str) -> Outcome {
    if text.contains(part) { Ok(()) } else { Err(format!("\"{part}\" is not in: {text}").into()) }
}

/// Whether a text does not have a part.
fn lacks(text: &str, part: &str) -> Outcome {
    if text.contains(part) { Err(format!("`{part}` is still there").into()) } else { Ok(()) }
}

fn find(manifest: &Path, package: &str) -> anyhow::Result<Solution> {
    fetch(manifest)?;
    Solution::find(Some(manifest), Some(package), None, false)
}

/// The bundle of a package for a judge of some editions, verified, and its code compared with that of the whole.
fn bundled(
    manifest: &Path,
    package: &str,
    editions: &dyn Fn(u16) -> Vec<u16>,
) -> anyhow::Result<Bundle> {
    let solution = find(manifest, package)?;
    let command = format!("cargo judge bundle {package}");
    let editions = editions(solution.binary.edition);
    bundle(&solution, &Profile { editions, ..Profile::default() }, &command, true, |bundle| {
        verify(bundle, &fixtures(&solution)?, Limits::default()).map(drop)
    })
    .map_err(|error| anyhow::anyhow!("{error:#}"))
}

fn fixtures(solution: &Solution) -> anyhow::Result<Vec<Fixture>> {
    Ok(solution.package.fixtures.all()?)
}

/// The default bundle of a package, neither compiled nor run.
fn unverified(command: &str, manifest: &Path, package: &str) -> anyhow::Result<String> {
    let solution = find(manifest, package)?;
    Ok(bundle(&solution, &Profile::default(), command, false, |_| Ok(()))?.text)
}

/// The default bundle of a package, which compiles unchanged in its edition and those after it, and with the
/// oldest compiler that it claims.
fn every_edition(manifest: &Path, package: &str) -> Result<Bundle, Failed> {
    let bundle = bundled(manifest, package, &|_| Vec::new())?;
    let own = bundle.rustc.edition;
    for edition in [2015, 2018, 2021, 2024].into_iter().filter(|&edition| edition >= own) {
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
        "conditions" | "visibility" | "macro-names" | "editions" | "reexports" | "macros"
        | "effects" | "idioms" => 8_000,
        "files" | "clash" | "own-library" => 2_500,
        "num-gcd" => 4_000,
        "petgraph-sets" => 5_000,
        "petgraph-orders" => 40_000,
        "old-edition" => 3_000,
        "through-traits" => 3_200,
        _ => 32_768,
    };
    if text.len() > max {
        return Err(format!("{} bytes, more than {max}", text.len()).into());
    }
    let unused = ["never_used", "never_called", "nobody asks", "never_in_a_bundle", "UNUSED"];
    unused.into_iter().try_for_each(|unused| lacks(text, unused))
}

/// What a judge does not accept is an error that says why.
fn judges() -> Outcome {
    let error = |manifest: &Path, package: &str, profile: &Profile| -> anyhow::Result<String> {
        let solution = find(manifest, package)?;
        let error = bundle(&solution, profile, "", false, |_| Ok(())).err();
        Ok(error.map_or_else(String::new, |error| error.to_string()))
    };
    let old = Profile { rust: Some((1, 33)), ..Profile::default() };
    let message = error(&root().join("Cargo.toml"), "hdu1846", &old)?;
    contains(&message, "the judge has Rust 1.33, and `hdu1846` needs 1.63")?;
    let solution = find(&solutions(), "files")?;
    let made = |max_bytes| -> anyhow::Result<String> {
        let profile = Profile { max_bytes, ..Profile::default() };
        Ok(bundle(&solution, &profile, "", false, |_| Ok(()))?.text)
    };
    let flat = made(made(0)?.len() - 1)?;
    let (_, libraries) = flat.split_once("\nmod toolkit {").ok_or("there is no toolkit")?;
    lacks(libraries, "\n ")?;
    let small = Profile { max_bytes: 100, ..Profile::default() };
    let message = error(&solutions(), "files", &small)?;
    contains(&message, "more than the judge's 100\nThe largest crates and modules, in bytes")?;
    contains(&message, "  toolkit::")
}

/// A crate that the judge has stays a `use`, and the bundle compiles with what Cargo built of it.
fn judges_crates() -> Outcome {
    let solution = find(&solutions(), "proconio")?;
    let profile = Profile { crates: ["proconio".to_owned()].into(), ..Profile::default() };
    let made =
        bundle(&solution, &profile, "cargo judge bundle proconio --for judge", true, |bundle| {
            verify(bundle, &fixtures(&solution)?, Limits::default()).map(drop)
        })?;
    contains(&made.text, "use proconio::")?;
    lacks(&made.text, "mod proconio")?;
    // Also one that nothing but a glob names.
    let solution = find(&solutions(), "globs")?;
    let profile = Profile { crates: ["itertools".to_owned()].into(), ..Profile::default() };
    let command = "cargo judge bundle globs --for judge";
    let bundle = bundle(&solution, &profile, command, true, |bundle| {
        verify(bundle, &fixtures(&solution)?, Limits::default()).map(drop)
    })?;
    lacks(&bundle.text, "itertools")
}

/// What a library of edition 2021 leaves unsaid is said for a judge of edition 2024: without that the file
/// does not compile, as `shown` borrows what is gone.
fn edition_2024() -> Outcome {
    let package = Package::on_library(
        "fn main() {
    let shown = { let text = String::from(\"-3\"); library::shown(&text) };
    println!(\"{shown} {} {}\", library::absolute(-2), library::exported());
}
",
        2021,
        "use std::fmt::Display;
pub fn shown(text: &str) -> impl Display { text.len() }
extern \"C\" { fn abs(n: i32) -> i32; }
pub fn absolute(n: i32) -> i32 { unsafe { abs(n) } }
#[no_mangle]
pub extern \"C\" fn exported() -> i32 { 1 }
",
        "2 2 1\n",
    )?;
    let solution = find(&package.manifest(), "one")?;
    let profile = Profile { editions: vec![2024], ..Profile::default() };
    let bundle = bundle(&solution, &profile, "make", false, |bundle| {
        verify(bundle, &fixtures(&solution)?, Limits::default()).map(drop)
    })?;
    contains(&bundle.text, "impl Display + use<>")
}

/// A solution that only old editions read is bundled with a newer library of which code means something else in an
/// edition that is newer still.
fn old_solution() -> Outcome {
    let package = Package::on_library(
        "fn main() {
    if library::last(vec![1, 2].into()) != Some(2) { panic!(\"{}\") }
    println!(\"2\");
}
",
        2018,
        "pub fn last(all: Box<[i32]>) -> Option<i32> { all.into_iter().last().copied() }
",
        "2\n",
    )?;
    bundled(&package.manifest(), "one", &|_| Vec::new())?;
    Ok(())
}

/// A package of its own workspace, named `one`.
struct Package(TempDir);

impl Package {
    fn new(main: &str) -> Result<Package, Failed> {
        let package = Package(tempfile::tempdir()?);
        package
            .write("Cargo.toml", "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\n")?;
        package.write("src/main.rs", main)?;
        Ok(package)
    }

    /// One of this edition on a library of edition 2021, which prints `output`.
    fn on_library(
        main: &str,
        edition: u16,
        library: &str,
        output: &str,
    ) -> Result<Package, Failed> {
        let package = Package::new(main)?;
        let manifest = format!(
            "[package]\nname = \"one\"\nedition = \"{edition}\"\n[dependencies]\nlibrary.path = \"library\"\n\
             [workspace]\n"
        );
        package.write("Cargo.toml", &manifest)?;
        let manifest = "[package]\nname = \"library\"\nedition = \"2021\"\n";
        package.write("library/Cargo.toml", manifest)?;
        package.write("library/src/lib.rs", library)?;
        package.write("fixtures/sample.in", "")?;
        package.write("fixtures/sample.out", output)?;
        Ok(package)
    }

    fn write(&self, path: &str, text: &str) -> Outcome {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
        Ok(fs::write(path, text)?)
    }

    fn manifest(&self) -> PathBuf {
        self.0.path().join("Cargo.toml")
    }
}

/// A library that is a member of the workspace too has the features that the solution asks for: neither its defaults
/// nor those that a procedural macro asks for.
fn features() -> Outcome {
    let package = Package::new("fn main() { println!(\"{}\", library::kind()); }\n")?;
    package.write(
        "library/Cargo.toml",
        "[package]\nname = \"library\"\nedition = \"2021\"\n[features]\ndefault = [\"slow\"]\nslow = []\n\
         fast = []\n",
    )?;
    package.write(
        "library/src/lib.rs",
        "pub fn kind() -> &'static str {
    if cfg!(feature = \"slow\") { \"slow\" } else if cfg!(feature = \"fast\") { \"fast\" } else { \"none\" }
}
",
    )?;
    package.write(
        "Cargo.toml",
        "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\nmembers = [\"library\"]\n[dependencies]\n\
         library = { path = \"library\", default-features = false, features = [\"fast\"] }\n\
         written.path = \"written\"\n",
    )?;
    package.write(
        "written/Cargo.toml",
        "[package]\nname = \"written\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n[dependencies]\n\
         library.path = \"../library\"\n",
    )?;
    package.write("written/src/lib.rs", "")?;
    package.write("fixtures/sample.in", "")?;
    package.write("fixtures/sample.out", "fast\n")?;
    bundled(&package.manifest(), "one", &|_| Vec::new())?;
    Ok(())
}

/// The header names the address in the solution's comment, and the command.
fn header() -> Outcome {
    for (comment, header) in [
        ("//! Title\n//! <http://judge.test/1?a=2>", "// http://judge.test/1?a=2\n// by `make`\n"),
        ("//! Title\n//! <https://judge.test/1>", "// https://judge.test/1\n// by `make`\n"),
        ("//! (no judge)", "// by `make`\n"),
    ] {
        let package = Package::new(&format!("{comment}\nfn main() {{}}\n"))?;
        let text = unverified("make", &package.manifest(), "one")?;
        if !text.starts_with(header) {
            return Err(format!("no header {header}in: {text}").into());
        }
    }
    Ok(())
}

/// What each lint names is removed, from the solution too.
fn lints() -> Outcome {
    let main = "use std::fmt::{Debug, Display as Unused1};
macro_rules! unused_2 { () => {} }
macro_rules! used {
    () => { 1 };
    (unused_3) => { 2 };
}
fn unused_4() {}
fn main() {
    let shown: &dyn Debug = &used!();
    println!(\"{shown:?}\");
}
";
    let package = Package::new(main)?;
    let text = unverified("make", &package.manifest(), "one")?;
    for unused in ["Unused1", "unused_2", "unused_3", "unused_4"] {
        lacks(&text, unused)?;
    }
    contains(&text, "use std::fmt::Debug;\n")
}

/// What the compiler warns of in the solution is told, and is no reason to refuse it; what a library's macro that
/// stands for items leaves behind is not.
fn warnings() -> Outcome {
    let main = "one::unused!();
fn main() {
    let mut shown = 1;
    println!(\"{shown}\");
}
";
    let package = Package::new(main)?;
    let macros = "#[macro_export]
macro_rules! unused { () => { fn left_over() { use std::fmt::Debug; } } }
";
    package.write("src/lib.rs", macros)?;
    package.write("fixtures/sample.in", "")?;
    package.write("fixtures/sample.out", "1\n")?;
    let solution = find(&package.manifest(), "one")?;
    let told = RefCell::new(String::new());
    bundle(&solution, &Profile::default(), "make", true, |bundle| {
        *told.borrow_mut() = verify(bundle, &fixtures(&solution)?, Limits::default())?;
        Ok(())
    })?;
    contains(&told.borrow(), "variable does not need to be mutable")?;
    lacks(&told.borrow(), "never used")?;
    lacks(&told.borrow(), "unused import")?;
    lacks(&told.borrow(), "unused attribute")
}

/// Two bundles, neither of which is known from the other.
fn same_bytes() -> Outcome {
    let [first, second] = ["one", "two"].map(|command| unverified(command, &solutions(), "files"));
    if first?.replacen("`one`", "`two`", 1) == second? { Ok(()) } else { Err("they differ".into()) }
}
