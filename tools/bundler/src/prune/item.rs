//! What can be removed from a program.

use super::type_shape::TypeShape;
use std::collections::BTreeSet;
use std::ops::Range;

/// Something that can be removed: an item in Rust's sense, or a part of one, such as a name in a `use`.
/// Items are referred to by their positions in the list of all, outer ones first.
pub struct Item {
    /// All of it, in bytes.
    pub range: Range<usize>,
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
    /// Whether no lint tells that it is dead. Only compiling without it does.
    pub is_unlinted: bool,
    /// Whether it is an associated item of a type or trait.
    pub is_associated: bool,
    /// The impl that it is, or those in the expansion of the macro that it calls; of a supertrait, that for
    /// any type, as it answers the same errors.
    pub impls: Vec<ImplHeader>,
    /// The last names of the traits in the bounds of an impl.
    pub bounds: BTreeSet<String>,
    /// The identifiers in it that are in no item inside it, but for its own name.
    pub references: Vec<Reference>,
    /// What it brings into scope, where it is a name in a `use`.
    pub import: Option<Import>,
    /// The body of a function, with its braces, if only programs run it, and the compiler does not.
    pub body: Option<Range<usize>>,
    /// The name of the type that an impl is removed with.
    pub self_type: Option<String>,
    /// The names of the items that a macro call expands to, as far as its arguments tell.
    pub defines: Vec<String>,
    /// The names of the items that the macro which it calls has in its definition.
    pub writes: BTreeSet<String>,
    /// The identifiers among the arguments of a macro call, in order.
    pub arguments: Vec<String>,
    /// The identifiers in the definition of the macro that it calls.
    pub expansion: BTreeSet<String>,
    /// The identifiers by which a diagnostic may ask for it: one of each list.
    pub clues: Vec<Vec<String>>,
}

impl Item {
    /// An item with nothing known but its place.
    pub fn new(kind: Kind, range: Range<usize>, name: Range<usize>, parent: Option<usize>) -> Item {
        Item {
            range,
            name,
            kind,
            parent,
            children: Vec::new(),
            goes_when_empty: false,
            is_unlinted: false,
            is_associated: false,
            impls: Vec::new(),
            bounds: BTreeSet::new(),
            references: Vec::new(),
            import: None,
            body: None,
            self_type: None,
            defines: Vec::new(),
            writes: BTreeSet::new(),
            arguments: Vec::new(),
            expansion: BTreeSet::new(),
            clues: Vec::new(),
        }
    }

    /// The name of the type of an impl or a derive.
    pub fn type_name(&self) -> Option<&str> {
        let header = self.impls.first();
        let header = header.filter(|_| matches!(self.kind, Kind::Impl | Kind::Derive));
        header.and_then(|header| header.shape.name()).or(self.self_type.as_deref())
    }

    /// Whether it is an associated item of a trait, or of a type's inherent impl.
    pub fn is_associated_definition(&self) -> bool {
        self.is_associated && self.kind == Kind::Definition
    }

    /// Whether it imports all names of something.
    pub fn is_glob(&self) -> bool {
        self.import.as_ref().is_some_and(|import| import.glob_of.is_some())
    }

    /// Whether a diagnostic that quotes these words seems to ask for it.
    pub fn is_hinted_at(&self, words: &BTreeSet<&str>) -> bool {
        let has_one = |clues: &Vec<String>| clues.iter().any(|clue| words.contains(&**clue));
        let mut lists = self.clues.iter().filter(|clues| !clues.is_empty());
        // An impl: its trait and its type. A macro call: one of its arguments, and something of its
        // expansion, unless the diagnostic quotes nothing else.
        let expands =
            self.kind != Kind::MacroCall || words.len() == 1 || self.expands_to_one_of(words);
        expands && lists.all(has_one)
    }

    /// Whether the expansion of a macro call has one of these words.
    pub fn expands_to_one_of(&self, words: &BTreeSet<&str>) -> bool {
        self.expansion.iter().any(|identifier| words.contains(&**identifier))
    }
}

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An item with a name, an associated item of a trait or of a type's inherent impl.
    Definition,
    /// An impl.
    Impl,
    /// An item in the impl of a trait, which is removed with the trait's own.
    TraitImplItem,
    /// A name in a `use`, or all of the `use`.
    Import,
    /// An arm of a `macro_rules!`.
    MacroArm,
    /// A macro that other modules reach by its path.
    ExportedMacro,
    /// A macro call that expands to items.
    MacroCall,
    /// An entry of a list among the arguments of such a call.
    ListEntry,
    /// A `derive`, or a trait in one.
    Derive,
    /// A trait that the trait around it requires.
    Supertrait,
}

/// An identifier in a program.
#[derive(Clone, Debug)]
pub struct Reference {
    /// Where it is.
    pub range: Range<usize>,
    /// Whether it follows a dot, as fields and methods do.
    pub is_after_dot: bool,
}

/// What a name in a `use` brings into scope.
#[derive(Clone, Debug)]
pub struct Import {
    /// The name; `None` where it is `_`, or all names of something.
    pub name: Option<String>,
    /// What has the names, where it is a glob.
    pub glob_of: Option<String>,
    /// Whether other modules may see it.
    pub is_public: bool,
    /// Whether no reference in its module has the name: a trait, of which the methods are called.
    pub is_unreferenced: bool,
}

/// An impl of a trait, in outline.
#[derive(Clone, Debug)]
pub struct ImplHeader {
    /// The trait's last name; `None` where it is an argument of a macro.
    pub of_trait: Option<String>,
    /// The type that the trait is applied to, where it is given: that of the other operand.
    pub argument: Option<TypeShape>,
    /// The type.
    pub shape: TypeShape,
    /// Whether the program defines the trait.
    pub is_own_trait: bool,
}

/// Whether a range is inside another.
pub fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
