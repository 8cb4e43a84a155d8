//! A program and its items, with indexes: all that pruning does not change.

use super::collect::collect;
use super::item::{Header, Item, Kind};
use crate::edit::blanked;
use anyhow::Result;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// Names that are in scope everywhere, and mean what the standard library has by them, unless a module has its
/// own.
const PRELUDE: [&str; 34] = [
    "AsMut",
    "AsRef",
    "Box",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "DoubleEndedIterator",
    "Drop",
    "Eq",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Hash",
    "Into",
    "IntoIterator",
    "Iterator",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Self",
    "Send",
    "Sized",
    "String",
    "Sync",
    "TryFrom",
    "TryInto",
    "Vec",
];

/// Attributes of items that are roots: they do something though nothing refers to them.
const ROOT_ATTRIBUTES: [&str; 5] =
    ["no_mangle", "export_name", "link_section", "used", "global_allocator"];

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
    /// The items that a name may make reachable: those that it is the name of, and impls that have it in their
    /// headers.
    pub by_name: HashMap<String, Vec<usize>>,
    /// The crates that refer to each crate, be it through others, and the crate itself.
    pub users: HashMap<Crate, Vec<Crate>>,
    /// The crates, by their modules' names.
    pub crates: HashMap<&'a str, usize>,
    /// The names that each crate imports from other crates.
    imported: HashMap<Crate, HashMap<String, BTreeSet<Crate>>>,
    /// The crates of which each crate imports all names of something.
    pub globs: HashMap<Crate, BTreeSet<Crate>>,
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
            by_name: HashMap::new(),
            users: HashMap::new(),
            crates: HashMap::new(),
            imported: HashMap::new(),
            globs: HashMap::new(),
            roots: BTreeSet::new(),
            headers: Vec::new(),
            line_starts,
        };
        program.index_names();
        program.index_crates();
        program.resolve_headers();
        Ok(program)
    }

    fn index_names(&mut self) {
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (id, item) in self.items.iter().enumerate() {
            let mut names: BTreeSet<&str> = item.defines.iter().map(String::as_str).collect();
            match &item.import {
                Some(import) => {
                    names.extend(import.name.as_deref());
                    names.insert(&import.of);
                }
                None => {
                    names.insert(self.name(id));
                }
            }
            for header in &item.headers {
                names.extend(header.of_trait.as_deref());
                names.extend(header.types.iter().map(String::as_str));
            }
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                by_name.entry(name.to_owned()).or_default().push(id);
                // A trait waits for the call of a method.
                if let (Kind::TraitItem, Some(parent)) = (item.kind, item.parent) {
                    by_name.entry(name.to_owned()).or_default().push(parent);
                }
            }
        }
        // The import of a trait waits for the call of a method too.
        for id in 0..self.items.len() {
            let Some(trait_) =
                self.items[id].parent.filter(|_| self.items[id].kind == Kind::TraitItem)
            else {
                continue;
            };
            let named = by_name.get(self.name(trait_)).into_iter().flatten().copied();
            let imports: Vec<usize> =
                named.filter(|&it| self.items[it].kind == Kind::Import).collect();
            by_name.entry(self.name(id).to_owned()).or_default().extend(imports);
        }
        self.by_name = by_name;
    }

    fn index_crates(&mut self) {
        self.crates = (0..self.items.len())
            .filter(|&id| self.items[id].parent.is_none() && self.is_of_library(id))
            .map(|id| (self.name(id), id))
            .collect();
        // What is imported may be a module that other imports begin with.
        for _ in 0..2 {
            for id in 0..self.items.len() {
                let import = self.items[id].import.as_ref();
                let Some(name) = import.and_then(|import| import.name.clone()) else { continue };
                let (krate, mentioned) = (self.crate_of(id), self.mentioned(id));
                if !mentioned.is_empty() {
                    let imported = self.imported.entry(krate).or_default();
                    imported.entry(name).or_default().extend(mentioned);
                }
            }
        }
        let mut uses: HashMap<Crate, BTreeSet<Crate>> = HashMap::new();
        for (id, item) in self.items.iter().enumerate() {
            let krate = self.crate_of(id);
            let mentioned = self.mentioned(id);
            if item.import.as_ref().is_some_and(|it| it.is_glob && !it.is_of_std) {
                let own = [krate].into_iter().filter(|_| mentioned.is_empty());
                self.globs.entry(krate).or_default().extend(mentioned.iter().copied().chain(own));
            }
            uses.entry(krate).or_default().extend(mentioned);
            let mut names = item.references.iter().map(|it| &self.text[it.range.clone()]);
            if names.any(|name| ROOT_ATTRIBUTES.contains(&name)) {
                self.roots.insert(id);
            }
        }
        for user in self.crates.values().map(|&id| Some(id)).chain([None]) {
            let (mut seen, mut open) = (BTreeSet::from([user]), vec![user]);
            while let Some(next) = open.pop() {
                self.users.entry(next).or_default().push(user);
                let more = uses.get(&next).into_iter().flatten();
                open.extend(more.filter(|&&krate| seen.insert(krate)));
            }
        }
    }

    /// The crates that an item, or the `use` around it, mentions.
    pub fn mentioned(&self, id: usize) -> BTreeSet<Crate> {
        let imported = self.imported.get(&self.crate_of(id));
        let mut found = BTreeSet::new();
        let mut around = Some(id);
        while let Some(item) = around.map(|id| &self.items[id]) {
            for reference in &item.references {
                let name = &self.text[reference.range.clone()];
                found.extend(self.crates.get(name).map(|&id| Some(id)));
                found.extend(imported.and_then(|it| it.get(name)).into_iter().flatten());
            }
            around = item.parent.filter(|&id| self.items[id].kind == Kind::Import);
        }
        found
    }

    fn resolve_headers(&mut self) {
        let items = self.items.iter().enumerate();
        let imports = items.filter_map(|(id, item)| Some((id, item.import.as_ref()?)));
        // The names that modules import, and whether from the standard library.
        let imports: HashMap<(Option<usize>, &str), bool> = imports
            .filter_map(|(id, import)| {
                Some(((self.scope(id), import.name.as_deref()?), import.is_of_std))
            })
            .collect();
        let resolve = |id: usize, name: &str| -> Vec<usize> {
            let scope = self.scope(id);
            let imported = imports.get(&(scope, name));
            if imported == Some(&true) {
                return Vec::new();
            }
            let found = self.definitions(name, self.crate_of(id));
            let here: Vec<usize> =
                found.iter().copied().filter(|&other| self.scope(other) == scope).collect();
            if !here.is_empty() {
                return here;
            }
            if PRELUDE.contains(&name) && imported.is_none() {
                return Vec::new();
            }
            found
        };
        let resolved = |id: usize, header: &Header| Resolved {
            of_trait: header
                .of_trait
                .as_ref()
                .filter(|_| !header.is_of_std)
                .map(|name| resolve(id, name))
                .filter(|found| !found.is_empty()),
            types: if self.items[id].kind == Kind::Derive {
                vec![self.around_derive(id).into_iter().collect()]
            } else {
                let types = header.types.iter().map(|name| resolve(id, name));
                types.filter(|found| !found.is_empty()).collect()
            },
        };
        self.headers = (0..self.items.len())
            .map(|id| self.items[id].headers.iter().map(|header| resolved(id, header)).collect())
            .collect();
    }

    /// The type that a trait in a `derive` is for.
    fn around_derive(&self, id: usize) -> Option<usize> {
        self.items[id].parent.and_then(|attribute| self.items[attribute].parent)
    }

    /// The definitions of a name, but for modules, in a crate and those that it uses.
    pub fn definitions(&self, name: &str, krate: Crate) -> Vec<usize> {
        let named = self.by_name.get(name).into_iter().flatten().copied();
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

    /// Whether an item has one of these lines, counted from 1.
    pub fn has_a_line(&self, item: usize, lines: &BTreeSet<usize>) -> bool {
        let line = |at: usize| self.line_starts.partition_point(|&start| start <= at);
        let Range { start, end } = self.items[item].range;
        lines.range(line(start)..=line(end - 1)).next().is_some()
    }

    /// The outermost items of the solution.
    pub fn outermost_of_solution(&self) -> Vec<Range<usize>> {
        let items = self.items.iter().filter(|item| item.parent.is_none());
        let ranges = items.map(|item| item.range.clone());
        ranges.filter(|range| range.start < self.solution_end).collect()
    }

    /// The text with blanks for removed items.
    pub fn without(&self, removed: impl IntoIterator<Item = usize>) -> String {
        blanked(self.text, removed.into_iter().map(|item| self.items[item].range.clone()))
    }
}
