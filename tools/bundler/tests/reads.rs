//! What a person sees who reads the file.

mod common;

use bundler::bundle;
use bundler::profile::Profile;
use common::package;

const MANIFEST: &str = "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\n[dependencies]\nlib.path = \"lib\"\n";

const LIBRARY: &str = "use std::cell::RefCell;
thread_local! {
    static SCANNER: RefCell<Option<Vec<u8>>> = RefCell::new(None);
}
/// Whether bytes were read.
///
/// They are never.
pub fn is_there() -> bool {
    SCANNER.with(|scanner| scanner.borrow().is_some())
}
mod inner {
    pub mod more {
        pub fn one() -> u32 {
            \"a
    b\".len() as u32
        }
    }
}
use inner::more::one;
/// The least of two.
#[macro_export]
macro_rules! least {
    ($a:expr) => { $a }; // Alone.
    ($a:expr, $b:expr) => {{
        let (a, b) = ($a, $b);
        if a < b { a } else { b }
    }};
}
#[macro_export]
macro_rules! imported { () => { $crate::ones!() } }
#[macro_export]
macro_rules! ones { () => { $crate::number() } }
#[macro_export]
macro_rules! dbg { () => { $crate::number() } }
pub fn number() -> u32 {
    one()
}
";

const MAIN: &str = "//! Title
//! <https://judge.test/1>
use lib::imported;
fn main() {
    let least = lib::least!(imported!(), 2);
    if cfg!(debug_assertions) {
        eprintln!(\"{least}\");
    }
    println!(\"{least} {} {}\", lib::is_there(), lib::dbg!());
}
";

fn file(profile: &Profile) -> String {
    let manifest = "[package]\nname = \"lib\"\nedition = \"2021\"\n";
    let (_folder, solution) = package(&[
        ("Cargo.toml", MANIFEST),
        ("src/main.rs", MAIN),
        ("lib/Cargo.toml", manifest),
        ("lib/src/lib.rs", LIBRARY),
    ]);
    let made = bundle(&solution, profile, "make", true, |bundle| {
        let folder = tempfile::tempdir()?;
        let program = bundler::compile(bundle, folder.path())?;
        assert_eq!(program.warnings, "", "{}", bundle.text);
        Ok(())
    });
    made.unwrap().text
}

#[test]
fn macros_are_spaced_as_they_were_written() {
    let text = file(&Profile::default());
    assert!(
        text.contains("\n    static SCANNER: RefCell<Option<Vec<u8>>> = RefCell::new"),
        "{text}"
    );
    let arm = "
    ($a:expr, $b:expr) => {{
        let (a, b) = ($a, $b);
        if a < b { a } else { b }
    }};
}
";
    assert!(text.contains(arm) && !text.contains("Alone"), "{text}");
}

#[test]
fn what_is_in_a_module_is_not_indented() {
    let text = file(&Profile::default());
    let nested = "
mod lib {
use std::cell::RefCell;
thread_local! {";
    let inner = "
mod inner {
pub mod more {
pub fn one() -> u32 {
    \"a
    b\".len() as u32
}
}
}
";
    assert!(text.contains(nested) && text.contains(inner), "{text}");
}

#[test]
fn the_solution_stays_as_it_is_and_its_link_has_a_line() {
    let text = file(&Profile::default());
    let start = "// https://judge.test/1\n// by `make`\n//! Title\n";
    assert!(text.starts_with(start) && text.contains("if cfg!(debug_assertions) {"), "{text}");
}

#[test]
fn exported_macros_keep_names_that_nothing_else_has() {
    let text = file(&Profile::default());
    for kept in ["macro_rules! least {", "macro_rules! ones {", "use crate::least;"] {
        assert!(text.contains(kept), "{kept} is not in\n{text}");
    }
    // The solution imports the one, and the standard library has the other.
    for other in ["macro_rules! __lib_imported {", "macro_rules! __lib_dbg {"] {
        assert!(text.contains(other), "{other} is not in\n{text}");
    }
}

#[test]
fn documentation_stays_by_a_flag() {
    assert!(!file(&Profile::default()).contains("///"));
    let text = file(&Profile { keeps_docs: true, ..Profile::default() });
    let docs: Vec<&str> = text.lines().filter(|line| line.contains("///")).collect();
    assert_eq!(docs, ["/// Whether bytes were read."], "{text}");
}

#[test]
fn imports_of_which_names_are_removed_are_written_anew() {
    let imports = "use one::{least, most, number};\nuse std::cmp::{ Ord, Reverse };\n\
                   use std::{collections::{HashMap, BTreeMap}, fmt::{self, Debug}, mem};\n";
    let uses =
        "most(1, number()), Reverse(1).max(Reverse(mem::take(&mut 2))), BTreeMap::<u8, u8>::new()";
    let main = format!("{imports}fn main() {{ println!(\"{{:?}}\", ({uses})); }}\n");
    let (_folder, solution) =
        package(&[common::MANIFEST, ("src/lib.rs", NAMESAKES), ("src/main.rs", &main)]);
    let text = bundle(&solution, &Profile::default(), "make", false, |_| Ok(())).unwrap().text;
    let expected = "use one::{most, number};\nuse std::cmp::{ Ord, Reverse };\n\
                    use std::{collections::BTreeMap, mem};\nfn main";
    assert!(text.contains(expected), "{text}");
}

/// A function has the name of the private module that it is in, as many libraries have it.
const NAMESAKES: &str = "mod least {
    pub fn least(a: u32, b: u32) -> u32 { a.min(b) }
    pub fn most(a: u32, b: u32) -> u32 { a.max(b) }
}
mod shape {
    #[derive(Clone)]
    pub struct Shape;
    pub trait Area { fn area(&self) -> u32 { 7 } }
    impl Area for Shape {}
}
pub use least::{least, most};
pub use shape::{Area, Shape};
pub struct Number(u32);
impl Number { pub fn get(&self) -> u32 { self.0 } }
impl Default for Number { fn default() -> Self { Number(0) } }
pub fn number() -> u32 { Number((1..4).sum()).get() }
";

#[test]
fn imports_that_are_not_used_bring_nothing_back() {
    for imports in [
        "use one::least;",
        "use one::least as smaller;",
        "use one::{least, most, number};",
        "use one::{Area, Shape};\nuse std::{fmt, collections::{HashMap, HashSet}};",
        "use one::*;",
        "use one::{{most as number}, Shape as Form};",
    ] {
        let main = format!("{imports}\nfn main() {{ println!(\"{{}}\", ::one::number()); }}\n");
        let (_folder, solution) =
            package(&[common::MANIFEST, ("src/lib.rs", NAMESAKES), ("src/main.rs", &main)]);
        let made = bundle(&solution, &Profile::default(), "make", false, |_| Ok(()));
        let made = made.unwrap_or_else(|error| panic!("{imports}: {error:#}"));
        for unused in ["least", "most", "Shape", "Area", "Default", "Hash", "use "] {
            assert!(!made.text.contains(unused), "{imports}: {unused} is in\n{}", made.text);
        }
    }
}
