//! A program and its items, with indexes: all that pruning does not change.

mod crates;
mod headers;
mod names;

use self::names::Names;
use super::collect::collect;
use super::item::{Item, Kind};
use crate::edit::blanked;
use anyhow::Result;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// A crate in the bundle: the item that is its module; `None` for the solution.
pub type Crate = Option<usize>;

/// A program whose items may be removed.
pub struct Program<'a> {
    /// The text.
    pub text: &'a str,
    /// Where the solution ends and the libraries begin.
    pub solution_end: usize,
    /// The items, outer ones first.
    pub items: Vec<Item>,
    /// The names in it.
    pub names: Names,
    /// For each item the numbers of its identifiers, and whether they follow a dot.
    pub references: Vec<Vec<(usize, bool)>>,
    /// For each item whether it is a scope that imports or traits are in.
    pub is_scope: Vec<bool>,
    /// The crates that refer to each crate, be it through others, and the crate itself.
    users: HashMap<Crate, Vec<Crate>>,
    /// The crates, by their modules' names.
    crates: HashMap<&'a str, usize>,
    /// The names that each crate imports from other crates.
    imported: HashMap<Crate, HashMap<String, BTreeSet<Crate>>>,
    /// The crates of which each crate imports all names of something.
    pub globs: HashMap<Crate, BTreeSet<Crate>>,
    /// For each item the crates of which its identifiers may name something.
    pub named_crates: Vec<BTreeSet<Crate>>,
    /// The items that do something though nothing refers to them.
    pub roots: BTreeSet<usize>,
    /// What the headers of each item are of.
    pub headers: Vec<Vec<Resolved>>,
    /// Where its lines begin.
    line_starts: Vec<usize>,
}

/// The definitions that the names in a header may be of.
pub struct Resolved {
    /// Those of the trait; `None` where the program does not define it.
    pub of_trait: Option<Vec<usize>>,
    /// Those of each type that the program defines.
    pub types: Vec<Vec<usize>>,
}

impl<'a> Program<'a> {
    /// Collects the items of `text`, in which the libraries begin at `solution_end`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(text: &'a str, solution_end: usize) -> Result<Program<'a>> {
        let items = collect(text)?;
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let line_starts = [0].into_iter().chain(starts).collect();
        let mut program = Program {
            text,
            solution_end,
            items,
            names: Names::default(),
            references: Vec::new(),
            is_scope: Vec::new(),
            users: HashMap::new(),
            crates: HashMap::new(),
            imported: HashMap::new(),
            globs: HashMap::new(),
            named_crates: Vec::new(),
            roots: BTreeSet::new(),
            headers: Vec::new(),
            line_starts,
        };
        program.index_names();
        program.index_scopes();
        program.index_crates();
        program.resolve_headers();
        Ok(program)
    }

    /// The type that a trait in a `derive` is for.
    pub fn around_derive(&self, id: usize) -> Option<usize> {
        self.items[id].parent.and_then(|attribute| self.items[attribute].parent)
    }

    /// Whether it is a trait of this name in a `derive`.
    pub fn is_derive_of(&self, id: usize, name: &str) -> bool {
        let Item { kind, headers, .. } = &self.items[id];
        *kind == Kind::Derive && headers.iter().any(|it| it.of_trait.as_deref() == Some(name))
    }

    /// The definitions of a name, but for modules, in a crate and those that it uses.
    pub fn definitions(&self, name: &str, krate: Crate) -> Vec<usize> {
        let named = self.names.named(name).iter().copied();
        let is_meant = |&id: &usize| {
            let item = &self.items[id];
            item.kind == Kind::Definition
                && !item.goes_when_empty
                && self.name(id) == name
                && self.users[&self.crate_of(id)].contains(&krate)
        };
        named.filter(is_meant).collect()
    }

    /// The items of the trait that an item of an impl implements one of; `None` where the program does not
    /// define it.
    pub fn trait_items(&self, impl_item: usize) -> Option<Vec<usize>> {
        let parent = self.items[impl_item].parent?;
        let traits = self.headers[parent].first()?.of_trait.as_ref()?;
        let items = traits.iter().flat_map(|&it| &self.items[it].children).copied();
        Some(items.filter(|&item| self.name(item) == self.name(impl_item)).collect())
    }

    /// The associated items of a trait.
    pub fn items_of_trait(&self, id: usize) -> impl Iterator<Item = usize> {
        let children = self.items[id].children.iter().copied();
        children.filter(|&child| self.items[child].kind == Kind::TraitItem)
    }

    /// Whether one of the headers of an item has a trait and types that are there, where the program defines them.
    pub fn has_header(&self, id: usize, is_there: &[bool]) -> bool {
        let one = |items: &Vec<usize>| items.iter().any(|&item| is_there[item]);
        let mut headers = self.headers[id].iter();
        headers.any(|it| it.of_trait.as_ref().is_none_or(one) && it.types.iter().all(one))
    }

    /// The identifiers in an item that are in no item inside it, but for its own name.
    pub fn identifiers(&self, id: usize) -> impl Iterator<Item = &'a str> {
        self.items[id].references.iter().map(|it| &self.text[it.range.clone()])
    }

    /// The name of an item.
    pub fn name(&self, item: usize) -> &'a str {
        &self.text[self.items[item].name.clone()]
    }

    /// The crate of an item.
    pub fn crate_of(&self, mut item: usize) -> Crate {
        while let Some(parent) = self.items[item].parent {
            item = parent;
        }
        self.is_of_library(item).then_some(item)
    }

    /// The innermost item around an item that is not itself a part of an import: the module or block whose
    /// names an import adds to.
    pub fn scope(&self, item: usize) -> Option<usize> {
        let mut scope = self.items[item].parent;
        while let Some(parent) = scope.filter(|&id| self.items[id].kind == Kind::Import) {
            scope = self.items[parent].parent;
        }
        scope
    }

    /// Whether an item is of a library.
    pub fn is_of_library(&self, item: usize) -> bool {
        self.items[item].range.start >= self.solution_end
    }

    /// Whether a function is one of these, by its line, counted from 1, and its name; or one of them begins on a
    /// line of another item.
    pub fn has_code(&self, item: usize, functions: &BTreeSet<(usize, String)>) -> bool {
        let line = |at: usize| self.line_starts.partition_point(|&start| start <= at);
        let Range { start, end } = self.items[item].range;
        let name = self.name(item).trim_start_matches("r#");
        let lines = (line(start), String::new())..(line(end - 1) + 1, String::new());
        let mut on_lines = functions.range(lines);
        on_lines.any(|(_, other)| !self.items[item].is_function || other == name)
    }

    /// The text with blanks for removed items.
    pub fn without(&self, removed: impl IntoIterator<Item = usize>) -> String {
        blanked(self.text, removed.into_iter().map(|item| self.items[item].range.clone()))
    }
}
