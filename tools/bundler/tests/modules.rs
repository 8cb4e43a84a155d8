//! Which modules of a library are loaded.

mod common;

use self::common::{MANIFEST, package};
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::{assemble, bundle};

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
    assemble(solution, &Profile::default(), &solution.toolchain.options, is_whole).unwrap()
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
