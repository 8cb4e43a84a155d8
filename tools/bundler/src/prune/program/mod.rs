//! A program and its items, with indexes: all that pruning does not change.

mod headers;

use super::collect::collect;
use super::ir::Functions;
use super::item::{Import, Item, Kind};
use super::stubs::STUB;
use crate::edit::{blanked, cut};
use anyhow::Result;
use std::collections::{BTreeSet, HashMap};
use std::iter::successors;
use std::ops::Range;

/// A program whose items may be removed.
pub struct Program<'a> {
    /// The text.
    pub text: &'a str,
    /// Where the solution ends and the libraries begin.
    pub solution_end: usize,
    /// The items, outer ones first.
    pub items: Vec<Item>,
    /// Those that do something though nothing refers to them.
    pub roots: BTreeSet<usize>,
    /// For each item the identifiers in it that are in no item inside it, but for its own name.
    pub identifiers: Vec<BTreeSet<&'a str>>,
    /// For each name the items that it may make reachable: those that it is the name of, and impls whose trait or type
    /// has it.
    names: HashMap<String, Vec<usize>>,
    /// What the headers of each item are of.
    pub headers: Vec<Vec<Resolved>>,
    /// For each impl and macro call the items of traits that macros in it may write: they name both the trait and them.
    pub written: HashMap<usize, Vec<usize>>,
    /// For each macro call that may write impls of what it or its macros name, the types and traits that these are;
    /// `None` where one of them is another name.
    arguments: HashMap<usize, Option<Vec<usize>>>,
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

impl Resolved {
    /// Whether the program defines its trait or one of its types.
    fn is_known(&self) -> bool {
        self.of_trait.is_some() || !self.types.is_empty()
    }

    /// Whether its trait and types are there, where the program defines them.
    pub fn is_there(&self, is_there: &[bool]) -> bool {
        let one = |items: &Vec<usize>| items.iter().any(|&item| is_there[item]);
        self.of_trait.as_ref().is_none_or(one) && self.types.iter().all(one)
    }
}

impl<'a> Program<'a> {
    /// Collects the items of `text`, in which the libraries begin at `solution_end`.
    pub fn new(text: &'a str, solution_end: usize) -> Result<Program<'a>> {
        let (items, roots) = collect(text)?;
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let line_starts = [0].into_iter().chain(starts).collect();
        let mut program = Program {
            text,
            solution_end,
            items,
            roots,
            identifiers: Vec::new(),
            names: HashMap::new(),
            headers: Vec::new(),
            written: HashMap::new(),
            arguments: HashMap::new(),
            line_starts,
        };
        program.identifiers =
            program.items.iter().map(|item| program.identifiers_of(item)).collect();
        program.index_names();
        program.resolve_headers();
        let is_impl =
            |&id: &usize| matches!(program.items[id].kind, Kind::MacroCall | Kind::TraitImpl);
        let impls = (0..program.items.len()).filter(is_impl);
        program.written = impls.map(|id| (id, program.written_by(id))).collect();
        Ok(program)
    }

    fn index_names(&mut self) {
        for id in 0..self.items.len() {
            let item = &self.items[id];
            let mut names: BTreeSet<String> = item.defines.iter().cloned().collect();
            match &item.import {
                Some(import) => {
                    names.extend(import.name.clone());
                    names.insert(import.of.last.clone());
                }
                None => {
                    names.insert(self.name(id).to_owned());
                }
            }
            // A trait waits for the call of a method.
            let of_trait = item.parent.filter(|_| item.kind == Kind::TraitItem);
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                self.names.entry(name).or_default().extend([id].into_iter().chain(of_trait));
            }
        }
    }

    /// The items that a name may make reachable.
    pub fn named(&self, name: &str) -> &[usize] {
        self.names.get(name).map_or(&[], Vec::as_slice)
    }

    /// The type that a trait in a `derive` is for.
    pub fn around_derive(&self, id: usize) -> Option<usize> {
        self.items[id].parent.and_then(|attribute| self.items[attribute].parent)
    }

    /// Whether it is a trait of this name in a `derive`.
    pub fn is_derive_of(&self, id: usize, name: &str) -> bool {
        let Item { kind, headers, .. } = &self.items[id];
        *kind == Kind::Derive
            && headers.iter().flat_map(|it| &it.of_trait).any(|it| it.last == name)
    }

    /// The definitions of a name, but for modules.
    pub fn definitions(&self, name: &str) -> Vec<usize> {
        let is_meant = |&id: &usize| {
            let item = &self.items[id];
            item.kind == Kind::Definition && !item.goes_when_empty && self.name(id) == name
        };
        self.named(name).iter().copied().filter(is_meant).collect()
    }

    /// Those that an item may name, or the macro calls that write these: of its own crate, or of those before it, on
    /// which it may depend.
    fn known_to(&self, id: usize, name: &str) -> Vec<usize> {
        let root = successors(Some(id), |&id| self.items[id].parent).last().unwrap_or(id);
        let end = self.items[root].range.end;
        let mut found = self.definitions(name);
        let calls = self.named(name).iter().copied();
        found.extend(calls.filter(|&id| self.items[id].declares.iter().any(|it| it == name)));
        found.retain(|&it| !self.is_of_library(root) || self.items[it].range.start < end);
        found
    }

    /// The items that a name in a `use` may be of, enums for their variants; a module only if all its names are
    /// imported, or nothing else has that name.
    pub fn imported(&self, import: &Import) -> Vec<usize> {
        if import.of.is_of_std() {
            return Vec::new();
        }
        let name = &import.of.last;
        let is_meant = |&id: &usize| {
            let item = &self.items[id];
            matches!(item.kind, Kind::Definition | Kind::ExportedMacro)
                && (self.name(id) == name || item.defines.contains(name))
        };
        let found: Vec<usize> = self.named(name).iter().copied().filter(is_meant).collect();
        let is_module = |&id: &usize| self.items[id].goes_when_empty;
        if import.name.is_none() || found.iter().all(is_module) {
            return found;
        }
        found.into_iter().filter(|id| !is_module(id)).collect()
    }

    /// The items of the trait that an item of an impl implements one of; `None` where the program does not
    /// define it.
    pub fn trait_items(&self, impl_item: usize) -> Option<Vec<usize>> {
        let parent = self.items[impl_item].parent?;
        let traits = self.headers[parent].first()?.of_trait.as_ref()?;
        let items = traits.iter().flat_map(|&it| &self.items[it].children).copied();
        Some(items.filter(|&item| self.name(item) == self.name(impl_item)).collect())
    }

    /// The macros that a macro call names, and those that these name.
    pub fn macros_of(&self, call: usize) -> BTreeSet<usize> {
        let is_arm = |&item: &usize| self.items[item].kind == Kind::MacroArm;
        let (mut found, mut open) = (BTreeSet::new(), vec![call]);
        while let Some(next) = open.pop() {
            for &item in self.identifiers[next].iter().flat_map(|name| self.named(name)) {
                let children = &self.items[item].children;
                if children.iter().any(is_arm) && found.insert(item) {
                    open.extend(children);
                }
            }
        }
        found
    }

    /// The identifiers in a macro call, or an item with such calls, and in the macros.
    fn words_of(&self, id: usize) -> BTreeSet<&'a str> {
        let macros = self.macros_of(id);
        let arms = macros.iter().flat_map(|&id| &self.items[id].children);
        arms.chain([&id]).flat_map(|&id| &self.identifiers[id]).copied().collect()
    }

    /// The types and traits that a macro call and its macros name.
    fn named_by(&self, id: usize) -> Vec<usize> {
        let found = self.words_of(id).into_iter().map(|word| self.known_to(id, word));
        let found = found.flat_map(|known| [self.with_meant(known.clone()), known].concat());
        found.filter(|&id| !self.items[id].is_function).collect()
    }

    fn written_by(&self, id: usize) -> Vec<usize> {
        let words = self.words_of(id);
        let is_written = |&id: &usize| {
            let item = &self.items[id];
            let is_named = |parent| words.contains(self.name(parent));
            item.kind == Kind::TraitItem && item.parent.is_some_and(is_named)
        };
        let named = words.iter().flat_map(|name| self.named(name)).copied();
        named.filter(is_written).collect()
    }

    /// The associated items of a trait.
    pub fn items_of_trait(&self, id: usize) -> impl Iterator<Item = usize> {
        let children = self.items[id].children.iter().copied();
        children.filter(|&child| self.items[child].kind == Kind::TraitItem)
    }

    /// Whether one of the headers of an item has a trait and types that are there, where the program defines them.
    pub fn has_header(&self, id: usize, is_there: &[bool]) -> bool {
        let is_one = |named: &Vec<usize>| named.iter().any(|&id| is_there[id]);
        self.headers[id].iter().any(|header| header.is_there(is_there))
            || self.arguments.get(&id).is_some_and(|named| named.as_ref().is_none_or(is_one))
    }

    fn identifiers_of(&self, item: &Item) -> BTreeSet<&'a str> {
        let mut found: BTreeSet<&str> =
            item.references.iter().map(|place| self.identifier(place)).collect();
        // What a macro of the standard library calls.
        if ["write", "writeln"].iter().any(|name| found.contains(name)) {
            found.insert("write_fmt");
        }
        found
    }

    /// The name of an item.
    pub fn name(&self, item: usize) -> &'a str {
        self.identifier(&self.items[item].name)
    }

    /// The identifier at a place, be it raw or not.
    fn identifier(&self, place: &Range<usize>) -> &'a str {
        cut(self.text, place.clone()).unwrap_or_default().trim_start_matches("r#")
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
    pub fn has_code(&self, item: usize, functions: &Functions) -> bool {
        let line = |at: usize| self.line_starts.partition_point(|&start| start <= at);
        let Range { start, end } = self.items[item].range;
        let name = self.name(item);
        let lines = (line(start), String::new())..(line(end - 1) + 1, String::new());
        let mut on_lines = functions.range(lines);
        on_lines.any(|(_, other)| !self.items[item].is_function || other == name)
    }

    /// Whether an item is a function that is a stub.
    pub fn is_stub(&self, item: usize) -> bool {
        cut(self.text, self.items[item].body.clone()).is_ok_and(|body| body == STUB)
    }

    /// The text with blanks for removed items.
    pub fn without(&self, removed: impl IntoIterator<Item = usize>) -> Result<String> {
        blanked(self.text, removed.into_iter().map(|item| self.items[item].range.clone()))
    }
}
