//! Which modules of a library are loaded.

mod common;

use self::common::{MANIFEST, package};
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::{bundle, load, place};
use tempfile::TempDir;

/// `stack` is mentioned, `parts` drops what it has, `shout` exports what is called; `graph` and what is in it is not
/// mentioned, and implements only what is not.
const FILES: [(&str, &str); 8] = [
    MANIFEST,
    ("src/lib.rs", "pub mod graph;\nmod parts;\nmod shout;\npub mod stack;\n"),
    ("src/graph.rs", "pub mod flow;\npub struct Graph;\npub trait Walk {}\n"),
    (
        "src/graph/flow.rs",
        "use super::{Graph, Walk};\nimpl Walk for Graph {}\nimpl Drop for Graph { fn drop(&mut self) {} }\n",
    ),
    (
        "src/parts.rs",
        "impl Drop for crate::stack::Stack { fn drop(&mut self) { println!(\"dropped\"); } }\n",
    ),
    (
        "src/shout.rs",
        "#[macro_export]\nmacro_rules! shout { ($e:expr) => { println!(\"{}!\", $e) }; }\n",
    ),
    ("src/stack.rs", "pub struct Stack(pub u32);\n"),
    (
        "src/main.rs",
        "use one::{shout, stack::Stack};\nfn main() { let stack = Stack(3); shout!(stack.0); }\n",
    ),
];

fn draft(solution: &Solution, is_whole: bool) -> bundler::Draft {
    load(solution, &Profile::default(), &solution.toolchain.options, is_whole).unwrap()
}

#[test]
fn modules_are_loaded_that_are_mentioned_or_implement_what_is() {
    let (_folder, solution) = package(&FILES);
    let text = draft(&solution, false).text;
    for needed in
        ["struct Stack", "impl Drop for crate::one::stack::Stack", "macro_rules! __one_shout"]
    {
        assert!(text.contains(needed), "{needed} is not in\n{text}");
    }
    assert!(!text.contains("Graph"), "{text}");
    assert!(draft(&solution, true).text.contains("impl Walk for Graph"));
    let made = bundle(&solution, &Profile::default(), "make", false, |_| Ok(())).unwrap();
    assert!(made.text.contains("dropped"), "{}", made.text);
}

/// An index exports again what is in modules: `first` by a name that the solution mentions, `second` by another one;
/// `Third` is a trait, `fourth` is declared by a macro, as traits may be.
const INDEX: [(&str, &str); 8] = [
    MANIFEST,
    ("src/lib.rs", "pub mod index;\n"),
    (
        "src/index/mod.rs",
        "mod first;\nmod second;\nmod third;\nmod fourth;\n\
         pub use self::{first::one, second::{two, inner::three}};\n\
         pub use self::third::Third;\npub use fourth::Fourth;\n",
    ),
    ("src/index/first.rs", "pub fn one() -> u32 { 1 }\n"),
    ("src/index/second.rs", "pub fn two() -> u32 { 2 }\npub mod inner { pub fn three() {} }\n"),
    (
        "src/index/third.rs",
        "pub trait Third { fn tripled(self) -> u32; }\nimpl Third for u32 { fn tripled(self) -> u32 { self * 3 } }\n",
    ),
    (
        "src/index/fourth.rs",
        "macro_rules! define { ($name:ident) => { pub trait $name { fn halved(self) -> u32; } }; }\ndefine!(Fourth);\n\
         impl Fourth for u32 { fn halved(self) -> u32 { self / 2 } }\n",
    ),
    (
        "src/main.rs",
        "use one::index::*;\nfn main() { println!(\"{} {} {}\", one(), 5.tripled(), 9.halved()); }\n",
    ),
];

#[test]
fn what_a_library_exports_again_is_loaded_once_it_is_mentioned() {
    let (_folder, solution) = package(&INDEX);
    let text = draft(&solution, false).text;
    for needed in ["fn one", "trait Third", "impl Fourth for u32"] {
        assert!(text.contains(needed), "{needed} is not in\n{text}");
    }
    for idle in ["two", "three"] {
        assert!(!text.contains(idle), "{idle} is in\n{text}");
    }
    let made = bundle(&solution, &Profile::default(), "make", false, |_| Ok(())).unwrap();
    assert!(made.text.contains("/ 2"), "{}", made.text);
}

#[test]
fn what_follows_a_draft_has_a_place_too() {
    let (_folder, solution) = package(&FILES);
    let draft = draft(&solution, false);
    let place = |at| place(&draft, &solution, at);
    assert_eq!(place(0).as_deref(), Some("src/main.rs:1"));
    let end = draft.text.len();
    for at in [end, end + 9] {
        assert_eq!(place(at).as_deref(), Some("after src/main.rs:2"));
    }
}

/// A macro declares the module that names another one.
#[test]
fn all_modules_are_loaded_where_those_that_are_mentioned_do_not_compile() {
    let mut files = FILES;
    files[1].1 = "macro_rules! module { ($name:ident) => { pub mod $name; }; }\nmodule!(stack);\npub mod graph;\nmod parts;\nmod shout;\n";
    files[6].1 = "pub struct Stack(pub u32);\nimpl Stack { pub fn size() -> usize { std::mem::size_of::<crate::graph::Graph>() } }\n";
    files[7].1 = "use one::stack::Stack;\nfn main() { println!(\"{}\", Stack::size()); }\n";
    let (_folder, solution) = package(&files);
    let made = bundle(&solution, &Profile::default(), "make", false, |_| Ok(())).unwrap();
    assert!(made.text.contains("struct Graph"), "{}", made.text);
}

/// Each module has an impl of what others declare, under a name that the solution does not mention, or something that
/// acts without being named; and without it, the program compiles and does something else.
const UNNAMED: [(&str, &str); 18] = [
    MANIFEST,
    (
        "src/lib.rs",
        "#[macro_use]\nmod macros;\nmod alias;\nmod block;\nmod by_argument;\nmod by_path;\nmod constants;\nmod counting;\nmod names;\nmod others;\nmod parameter;\nmod raw;\nmod renamed;\nmod small;\nmod unused;\nmod values;\n\
         pub trait Kind { fn kind(&self) -> &'static str; }\n\
         impl<T> Kind for [T] { fn kind(&self) -> &'static str { \"slice\" } }\n\
         pub trait Square { fn square(self) -> Self; }\n\
         impl Square for u64 { fn square(self) -> u64 { self * self } }\n\
         pub fn kind() -> &'static str { \"function\" }\n\
         pub struct A; pub struct B; pub struct C; pub struct D; pub struct E;\n\
         use constants::*;\n\
         pub fn is_three(x: u32) -> bool { match x { THREE => true, _other => false } }\n",
    ),
    (
        "src/macros.rs",
        "macro_rules! inner { () => { impl Drop for crate::A { fn drop(&mut self) { println!(\"A\"); } } }; }\n\
         macro_rules! outer { () => { inner!(); }; }\n\
         macro_rules! any { ($type:ident, $of:ident) => { impl $of for $type { fn drop(&mut self) { println!(\"B\"); } } }; }\n\
         macro_rules! three { () => { pub const THREE: u32 = 3; }; }\n\
         macro_rules! three_of { () => { three!(); }; }\n\
         pub(crate) use {inner, outer};\n",
    ),
    ("src/by_path.rs", "crate::macros::outer! {}\n"),
    ("src/by_argument.rs", "use crate::B as Second;\nany!(Second, Drop);\n"),
    (
        "src/alias.rs",
        "type Third = crate::C;\nimpl Drop for Third { fn drop(&mut self) { println!(\"C\"); } }\n",
    ),
    (
        "src/block.rs",
        "const _: () = { impl Drop for crate::D { fn drop(&mut self) { println!(\"D\"); } } };\n",
    ),
    (
        "src/raw.rs",
        "pub mod inner { pub struct E; }\nimpl r#Drop for crate::r#E { fn drop(&mut self) { println!(\"E\"); } }\n",
    ),
    (
        "src/renamed.rs",
        "use crate::names::*;\nimpl<T> K for Vec<T> { fn kind(&self) -> &'static str { \"vector\" } }\n",
    ),
    ("src/names.rs", "pub use crate::Kind as K;\n"),
    ("src/others.rs", "pub use crate::Square as S;\n"),
    ("src/unused.rs", "pub struct S;\n"),
    (
        "src/parameter.rs",
        "impl<Elem, const N: usize> crate::Kind for [Elem; N] { fn kind(&self) -> &'static str { \"array\" } }\n",
    ),
    (
        "src/small.rs",
        "macro_rules! squares { ($($type:ty)*) => { $(impl S for $type { fn square(self) -> $type { self.wrapping_mul(self) } })* }; }\nsquares!(i32 i16);\nuse crate::others::*;\n",
    ),
    ("src/constants.rs", "pub use crate::values::*;\n"),
    ("src/values.rs", "three_of!();\npub const N: usize = 1;\npub struct Elem;\npub struct K;\n"),
    (
        "src/counting.rs",
        "use std::alloc::{GlobalAlloc, Layout, System};\nstruct Counting;\n\
         unsafe impl GlobalAlloc for Counting {\n\
         unsafe fn alloc(&self, layout: Layout) -> *mut u8 { if layout.size() == 12345 { std::process::abort() } System.alloc(layout) }\n\
         unsafe fn dealloc(&self, at: *mut u8, layout: Layout) { System.dealloc(at, layout) }\n}\n\
         #[global_allocator]\nstatic COUNTING: Counting = Counting;\n",
    ),
    (
        "src/main.rs",
        "use one::*;\nfn main() {\n    let _all = (A, B, C, D, E);\n    println!(\"{} {}\", vec![1].kind(), [1].kind());\n    println!(\"{} {}\", 70000.square(), is_three(4));\n}\n",
    ),
];

#[test]
fn impls_are_kept_whatever_names_them() {
    let (_folder, solution) = package(&UNNAMED);
    let bundled =
        |check| bundle(&solution, &Profile::default(), "make", check, |_| Ok(())).unwrap();
    let made = bundled(false).text;
    let checked = bundled(true).text;
    let needed =
        ["\"A\"", "\"B\"", "\"C\"", "\"D\"", "\"E\"", "\"vector\"", "\"array\"", "wrapping_mul"];
    for needed in needed.into_iter().chain(["THREE: u32", "global_allocator"]) {
        assert!(made.contains(needed), "{needed} is not in\n{made}");
    }
    assert!(!made.contains("function"), "more than is needed was restored\n{made}");
    assert_eq!(made, checked, "what is loaded first makes another file than the whole");
}

#[test]
fn what_a_binary_exports_is_not_its_librarys() {
    let (_folder, solution) = package(&[
        MANIFEST,
        ("src/lib.rs", "pub fn three() -> u32 { 3 }\n"),
        ("src/twice.rs", "#[macro_export]\nmacro_rules! twice { ($e:expr) => { 2 * $e }; }\n"),
        (
            "src/main.rs",
            "#[macro_use]\nmod twice;\nfn main() { println!(\"{}\", twice!(one::three())); }\n",
        ),
    ]);
    let made = bundle(&solution, &Profile::default(), "make", false, |_| Ok(())).unwrap();
    assert!(made.text.contains("macro_rules! twice"), "{}", made.text);
}

/// A library on another one, which has a build script, in a module that keeps something for each thread.
fn on_build_script(main: &str, script: &str) -> (TempDir, Solution) {
    let dice = "use std::cell::Cell;
type Seed = u32;
thread_local! { static SEED: Cell<Seed> = Cell::new(1); }
pub fn roll() -> u32 { lib::next(SEED.with(Cell::get)) }
";
    let next = "#[cfg(is_fast)]\npub fn next(n: u32) -> u32 { n + 1 }\n";
    package(&[
        (MANIFEST.0, &format!("{}[dependencies]\nlib.path = \"lib\"\n", MANIFEST.1)),
        ("src/main.rs", main),
        ("src/lib.rs", "pub mod dice;\npub mod sum;\n"),
        ("src/dice.rs", dice),
        ("src/sum.rs", "pub fn sum(all: &[u32]) -> u32 { all.iter().sum() }\n"),
        ("lib/Cargo.toml", "[package]\nname = \"lib\"\nedition = \"2021\"\n"),
        ("lib/build.rs", script),
        ("lib/src/lib.rs", next),
    ])
}

#[test]
fn only_what_is_reached_waits_for_its_build_script() {
    let made = |solution: &Solution| {
        let made = bundle(solution, &Profile::default(), "make", false, |_| Ok(()));
        made.map(|it| it.text).map_err(|error| format!("{error:#}"))
    };
    let fails = "fn main() { panic!(\"no\") }\n";
    let main = "fn main() { println!(\"{}\", one::sum::sum(&[1])); }\n";
    let (_folder, solution) = on_build_script(main, fails);
    let text = draft(&solution, false).text;
    assert!(text.contains("fn sum") && !text.contains("SEED"), "{text}");
    assert!(made(&solution).unwrap().contains("fn sum"));
    let main = "fn main() { println!(\"{}\", one::dice::roll()); }\n";
    let (_folder, solution) = on_build_script(main, fails);
    let said = made(&solution).unwrap_err();
    assert!(said.contains("failed to run custom build command"), "{said}");
    let sets = "fn main() { println!(\"cargo:rustc-cfg=is_fast\") }\n";
    let (_folder, solution) = on_build_script(main, sets);
    assert!(made(&solution).unwrap().contains("fn next"));
}
