//! What of libraries is not there, or is written as older editions have it, and what a file needs of that.

mod common;

use bundler::bundle;
use bundler::profile::Profile;
use common::{MANIFEST, package};

const ON_LIBRARY: (&str, &str) = (
    "Cargo.toml",
    "[package]\nname = \"one\"\nedition = \"2021\"\n[dependencies]\nlib.path = \"lib\"\n[workspace]\n",
);

/// The file of a package, or why there is none.
fn file(files: &[(&str, &str)]) -> Result<String, String> {
    let (_folder, solution) = package(files);
    let made = bundle(&solution, &Profile::default(), "x", false, |bundle| {
        let folder = tempfile::tempdir()?;
        bundler::compile(bundle, folder.path()).map(drop)
    });
    made.map(|bundle| bundle.text).map_err(|error| format!("{error:#}"))
}

/// A library on a procedural macro, which cannot be bundled, with some text.
fn on_macro(main: &str, library: &str) -> Result<String, String> {
    let manifest = "[package]\nname = \"lib\"\nedition = \"2021\"\n[dependencies]\nwritten.path = \"../written\"\n";
    let written = "[package]\nname = \"written\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n";
    let text = "use proc_macro::TokenStream;
#[proc_macro]
pub fn ten(_: TokenStream) -> TokenStream { \"10\".parse().unwrap() }
#[proc_macro_attribute]
pub fn snippet(_: TokenStream, item: TokenStream) -> TokenStream { item }
#[proc_macro_attribute]
pub fn entry(_: TokenStream, item: TokenStream) -> TokenStream { item }
";
    file(&[
        ON_LIBRARY,
        ("src/main.rs", main),
        ("lib/Cargo.toml", manifest),
        ("lib/src/lib.rs", library),
        ("written/Cargo.toml", written),
        ("written/src/lib.rs", text),
    ])
}

/// It is named in functions that a trait and an impl that are there have, and that nothing calls.
const TENS: &str = "pub struct Number(pub u32);
pub trait Ten { fn five(&self) -> u32; fn ten(&self) -> u32 { written::ten!() } }
impl Ten for Number {
    fn five(&self) -> u32 { self.0 }
    fn ten(&self) -> u32 { self.five() * written::ten!() }
}
pub fn tens() -> u32 { five_of(&Number(5)) }
fn five_of(number: &Number) -> u32 { number.five() }
";

#[test]
fn only_what_runs_needs_a_crate_that_is_not_there() {
    let made = on_macro("fn main() { println!(\"{}\", lib::tens()); }\n", TENS).unwrap();
    assert!(made.contains("fn five_of") && !made.contains("written"), "{made}");
    let main = "use lib::Ten;\nfn main() { println!(\"{}\", lib::Number(5).ten()); }\n";
    let said = on_macro(main, TENS).unwrap_err();
    assert!(said.contains("crate `written` is a procedural macro"), "{said}");
}

#[test]
fn marks_of_snippets_are_left_out() {
    let library = "use written::{entry, snippet};\n#[snippet(\"one\")]\n#[entry(\"one\", inline)]\npub fn one() -> u32 { 1 }\n";
    let made = on_macro("fn main() { println!(\"{}\", lib::one()); }\n", library).unwrap();
    assert!(
        made.contains("pub fn one") && !made.contains("snippet") && !made.contains("entry"),
        "{made}"
    );
}

#[test]
fn what_is_tested_and_variables_name_no_module() {
    let files = [
        MANIFEST,
        (
            "src/main.rs",
            "fn main() { let (dice, input) = (3, 1); println!(\"{}\", one::sum::sum(&[input, dice])); }\n",
        ),
        ("src/lib.rs", "pub mod dice;\npub mod sum;\nmod macros;\n"),
        ("src/macros.rs", "#[macro_export]\nmacro_rules! input { () => { roll() }; }\n"),
        ("src/dice.rs", "pub fn roll() -> u32 { nothing::at_all() }\n"),
        (
            "src/sum.rs",
            "pub fn sum(all: &[u32]) -> u32 { all.iter().sum() }\n\
             #[cfg(test)]\nmod tests { #[test] fn sums() { assert_eq!(super::sum(&[]), crate::dice::roll()); } }\n",
        ),
    ];
    // Where that module is loaded, the whole does not compile.
    let (_folder, solution) = package(&files);
    let options = &solution.toolchain.options;
    let draft = bundler::load(&solution, &Profile::default(), options, false).unwrap();
    assert!(draft.text.contains("fn sum") && !draft.text.contains("roll"), "{}", draft.text);
}

/// The macro of hashbrown, as others have written it too.
const CHAIN: &str = "macro_rules! cfg_if {
    ($( if #[cfg($($meta:meta),*)] { $($it:item)* } ) else * else { $($it2:item)* }) => {
        cfg_if! { @__items () ; $( ( ($($meta),*) ($($it)*) ), )* ( () ($($it2)*) ), }
    };
    (@__items ($($not:meta,)*) ; ) => {};
    (@__items ($($not:meta,)*) ; ( ($($m:meta),*) ($($it:item)*) ), $($rest:tt)*) => {
        cfg_if! { @__apply cfg(all($($m,)* not(any($($not),*)))), $($it)* }
        cfg_if! { @__items ($($not,)* $($m,)*) ; $($rest)* }
    };
    (@__apply $m:meta, $($it:item)*) => { $(#[$m] $it)* };
}
cfg_if! {
    if #[cfg(all(target_pointer_width = \"64\", not(miri)))] {
        pub mod wide;
        pub use wide as chosen;
    } else {
        #[path = \"narrow.rs\"]
        pub mod other;
        pub use other as chosen;
    }
}
";

#[test]
fn conditions_in_the_arguments_of_macros_are_decided() {
    let made = file(&[
        MANIFEST,
        ("src/main.rs", "fn main() { println!(\"{}\", one::chosen::bits()); }\n"),
        ("src/lib.rs", CHAIN),
        ("src/wide.rs", "pub fn bits() -> u32 { 64 }\n"),
        ("src/narrow.rs", "pub fn bits() -> u32 { 32 }\n"),
    ]);
    let made = made.unwrap();
    assert!(made.contains("64") && !made.contains("32 }") && !made.contains("cfg_if"), "{made}");
}

/// Trait objects without `dyn`, in all places that types have, and names that are keywords now.
const OLD: &str = "use std::error::Error;
use std::fmt::Debug;
pub trait T { fn f(&self) -> u32; }
impl T for u32 { fn f(&self) -> u32 { *self } }
pub fn a(x: Box<T>) -> u32 { x.f() }
pub fn b(x: &T) -> u32 { x.f() + 1 }
pub fn d() -> Result<u32, Box<Error + Send + Sync>> { Ok(3) }
pub struct S<'a> { pub f: &'a Debug, pub g: Vec<Box<T + 'a>> }
pub fn call(f: &mut FnMut(u32) -> u32, g: Box<Fn(u32) -> u32 + Send>, h: &for<'a> Fn(&'a u32) -> u32) -> u32 { f(g(h(&1))) }
pub fn generic<F: Fn(u32) -> u32>(f: F) -> u32 where F: Fn(u32) -> u32 { f(1) }
pub fn async(await: u32) -> u32 { await }
pub type F = ::std::ops::Fn(u32) -> u32;
";

#[test]
fn objects_and_names_of_older_editions_are_written_as_all_read_them() {
    let main = "use lib::*;
fn main() {
    let s = S { f: &1, g: vec![Box::new(5u32)] };
    println!(\"{} {} {} {:?} {}\", a(Box::new(1u32)), b(&1u32), d().unwrap(), s.f, s.g[0].f());
    println!(\"{} {}\", call(&mut |x| x + 1, Box::new(|x| x * 3), &|x| x + 10), r#async(4));
    let f: &F = &|x| x;
    println!(\"{} {}\", f(7), generic(|x| x));
}
";
    for edition in ["2015", "2018"] {
        let manifest = format!("[package]\nname = \"lib\"\nedition = \"{edition}\"\n");
        let library = if edition == "2015" {
            OLD
        } else {
            &OLD.replace("async(await", "f(x").replace("{ await }", "{ x }")
        };
        let main = if edition == "2015" { main } else { &main.replace("r#async", "lib::f") };
        let files = [
            ON_LIBRARY,
            ("src/main.rs", main),
            ("lib/Cargo.toml", &manifest),
            ("lib/src/lib.rs", library),
        ];
        let made = file(&files).unwrap();
        for written in [
            "Box<dyn T>",
            "&dyn T",
            "&'a dyn Debug",
            "&mut dyn FnMut",
            "&dyn for<'a> Fn",
            "F: Fn(u32)",
        ] {
            assert!(made.contains(written), "{edition}: {written} is not in\n{made}");
        }
    }
    let files = [
        ON_LIBRARY,
        ("src/main.rs", "fn main() { println!(\"{}\", lib::f()); }\n"),
        ("lib/Cargo.toml", "[package]\nname = \"lib\"\nedition = \"2015\"\n"),
        ("lib/src/lib.rs", "pub trait T { fn m(&self, u32); }\npub fn f() -> u32 { 1 }\n"),
    ];
    let said = file(&files).unwrap_err();
    assert!(said.contains("lib.rs:1:30, of edition 2015: expected `:`"), "{said}");
}

#[test]
fn what_is_included_is_put_in_where_it_is_short() {
    let library = "pub const TABLE: &[u32] = &include!(\"table.rs\");
include!(\"items.rs\");
pub fn text() -> &'static str { include_str!(\"text.txt\") }
";
    let main = "fn main() { println!(\"{:?} {} {}\", one::TABLE, one::text(), one::two()); }\n";
    let long = "1,\n".repeat(41);
    let of = |table| {
        file(&[
            MANIFEST,
            ("src/main.rs", main),
            ("src/lib.rs", library),
            ("src/table.rs", table),
            ("src/items.rs", "pub fn two() -> u32 { 2 }\npub fn unused() {}\n"),
            ("src/text.txt", "a \"b\"\n"),
        ])
    };
    let made = of("[1, 5]\n").unwrap();
    for needed in ["[1, 5]", "fn two", "\"a \\\"b\\\"\\n\""] {
        assert!(made.contains(needed) && !made.contains("unused"), "{needed} is not in\n{made}");
    }
    let said = of(&format!("[{long}]")).unwrap_err();
    assert!(said.contains("`include!`: `table.rs` has 42 lines, and at most 40"), "{said}");
}

#[test]
fn documentation_that_is_included_is_not_read() {
    let library = "#![doc = include_str!(\"../README.md\")]
#[doc = include_str!(\"not-there.md\")]
pub fn one() -> u32 { 1 }
";
    let main = "fn main() { println!(\"{}\", one::one()); }\n";
    let made = file(&[MANIFEST, ("src/main.rs", main), ("src/lib.rs", library)]).unwrap();
    assert!(made.contains("fn one") && !made.contains("doc"), "{made}");
}

#[test]
fn the_name_that_extern_crate_gives_leads_to_the_crate_from_each_module() {
    let library = "extern crate alloc as other;
extern crate std;
use std::fmt::Debug;
pub fn is_debug<T: Debug>(_: &T) -> bool { true }
pub mod inner {
    use other::vec::Vec;
    pub fn all() -> Vec<u32> { other::vec![1, 2] }
}
";
    let main = "fn main() { println!(\"{}\", one::is_debug(&one::inner::all())); }\n";
    let made = file(&[MANIFEST, ("src/main.rs", main), ("src/lib.rs", library)]).unwrap();
    assert!(made.contains("fn all") && !made.contains("::std as std"), "{made}");
}

#[test]
fn a_condition_that_is_an_argument_is_refused_only_where_it_is_asked() {
    let library = "macro_rules! holds { ($($c:tt)*) => { cfg!($($c)*) }; }
pub fn asked() -> bool { holds!(debug_assertions) }
pub fn other() -> u32 { 1 }
";
    let of = |main: &str| file(&[MANIFEST, ("src/main.rs", main), ("src/lib.rs", library)]);
    let made = of("fn main() { println!(\"{}\", one::other()); }\n").unwrap();
    assert!(made.contains("fn other") && !made.contains("asked"), "{made}");
    let said = of("fn main() { println!(\"{}\", one::asked()); }\n").unwrap_err();
    assert!(said.contains("this is known only where the macro is called"), "{said}");
}

/// The trait of a number has a method that the program does not call, with a body that calls another one by its path.
const NUMBERS: &str = "pub trait Wide { fn wide(&self) -> Option<u64>; }
impl Wide for usize { fn wide(&self) -> Option<u64> { Some(*self as u64) } }
pub trait Number: Sized {
    fn of_usize(n: usize) -> Option<Self> { n.wide().and_then(Number::of_u64) }
    fn of_u64(n: u64) -> Option<Self>;
}
impl Number for i64 {
    fn of_usize(n: usize) -> Option<i64> { Some(n as i64) }
    fn of_u64(n: u64) -> Option<i64> { Some(n as i64) }
}
impl Number for i8 { fn of_u64(n: u64) -> Option<i8> { Some(n as i8) } }
";

#[test]
fn a_method_that_is_called_by_its_traits_path_is_asked_for() {
    let main = "use one::Number;\nfn main() { println!(\"{:?}\", i64::of_usize(3)); }\n";
    let made = file(&[MANIFEST, ("src/main.rs", main), ("src/lib.rs", NUMBERS)]).unwrap();
    assert!(made.contains("for i64") && !made.contains("for i8"), "{made}");
}
