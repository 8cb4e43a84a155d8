//! What can be removed from a program.

use crate::syntax::{Header, Path};
use std::ops::Range;

/// Something that can be removed: an item in Rust's sense, or a part of one, such as a name in a `use`.
/// Items are referred to by their positions in the list of all, outer ones first.
#[derive(Default)]
pub struct Item {
    /// All of it, in bytes.
    pub range: Range<usize>,
    /// Its body, where it is a function.
    pub body: Range<usize>,
    /// Its name, or what a lint points at.
    pub name: Range<usize>,
    /// What it is.
    pub kind: Kind,
    /// The item around it.
    pub parent: Option<usize>,
    /// The items inside it, one level down.
    pub children: Vec<usize>,
    /// Whether it is removed when all inside it is: modules, inherent impls, braces of a `use`.
    pub goes_when_empty: bool,
    /// Whether it is a function that only the program runs, and not the compiler.
    pub is_function: bool,
    /// Whether it is another name of a type.
    pub is_alias: bool,
    /// The identifiers in it that are in no item inside it, but for its own name.
    pub references: Vec<Range<usize>>,
    /// What it brings into scope, where it is a name in a `use`.
    pub import: Option<Import>,
    /// The impls that it is, or that the macro which it calls may expand to.
    pub headers: Vec<Header>,
    /// The names that it has inside: of the variants of an enum, or of the items that a macro call may expand to.
    pub defines: Vec<String>,
    /// Those of them that stand after a keyword in the arguments of the macro call that it is.
    pub declares: Vec<String>,
}

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// An item with a name.
    #[default]
    Definition,
    /// An associated item of a trait.
    TraitItem,
    /// An associated item of a type's inherent impl.
    InherentItem,
    /// An inherent impl.
    InherentImpl,
    /// An impl of a trait.
    TraitImpl,
    /// An associated item in the impl of a trait.
    TraitImplItem,
    /// A name in a `use`, or all of the `use`.
    Import,
    /// A macro that other modules reach by its path.
    ExportedMacro,
    /// An arm of a `macro_rules!`.
    MacroArm,
    /// A macro call that expands to items.
    MacroCall,
    /// A `derive`, or a trait in one.
    Derive,
}

/// What a name in a `use` brings into scope.
#[derive(Clone, Default)]
pub struct Import {
    /// The name; `None` where it is `_`, or all names of something.
    pub name: Option<String>,
    /// The path of what is imported, or has the names that are.
    pub of: Path,
}

/// Whether a range is inside another.
pub fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
