//! An index of the names by which items may become reachable.

use super::Program;
use crate::prune::item::{Item, Kind, Reference};
use std::collections::{BTreeSet, HashMap};

/// The names in a program, each with a number.
#[derive(Default)]
pub struct Names {
    numbers: HashMap<String, usize>,
    /// By number, the items that a name may make reachable: those that it is the name of, and impls that have it in
    /// their headers.
    items: Vec<Vec<usize>>,
}

impl Names {
    /// The number of a name.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.numbers.get(name).copied()
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// The items that the name with a number may make reachable.
    pub fn items(&self, number: usize) -> &[usize] {
        &self.items[number]
    }

    /// The items that a name may make reachable.
    pub fn named(&self, name: &str) -> &[usize] {
        self.number(name).map_or(&[], |number| self.items(number))
    }

    fn add(&mut self, name: &str) -> usize {
        self.number(name).unwrap_or_else(|| {
            self.numbers.insert(name.to_owned(), self.items.len());
            self.items.push(Vec::new());
            self.items.len() - 1
        })
    }

    fn add_item(&mut self, name: &str, item: usize) {
        let number = self.add(name);
        self.items[number].push(item);
    }
}

impl Program<'_> {
    pub(super) fn index_names(&mut self) {
        let mut all = Names::default();
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
                all.add_item(name, id);
                // A trait waits for the call of a method.
                if let (Kind::TraitItem, Some(parent)) = (item.kind, item.parent) {
                    all.add_item(name, parent);
                }
            }
        }
        // The import of a trait waits for the call of a method too.
        for id in 0..self.items.len() {
            let named = all.named(self.name(id)).iter().copied();
            let imports: Vec<usize> =
                named.filter(|&it| self.items[it].kind == Kind::Import).collect();
            for item in self.items_of_trait(id) {
                for &import in &imports {
                    all.add_item(self.name(item), import);
                }
            }
        }
        self.index_references(&mut all);
        self.names = all;
    }

    pub(super) fn index_scopes(&mut self) {
        self.is_scope = vec![false; self.items.len()];
        for (id, item) in self.items.iter().enumerate() {
            let is_in_scope = item.kind == Kind::Import || self.items_of_trait(id).next().is_some();
            if let (true, Some(scope)) = (is_in_scope, self.scope(id)) {
                self.is_scope[scope] = true;
            }
        }
    }

    fn index_references(&mut self, names: &mut Names) {
        let numbers = |item: &Item| {
            let mut found = Vec::new();
            for Reference { range, is_after_dot } in &item.references {
                let name = &self.text[range.clone()];
                found.push((names.add(name), *is_after_dot));
                // What a macro of the standard library calls.
                if ["write", "writeln"].contains(&name) {
                    found.push((names.add("write_fmt"), true));
                }
            }
            found
        };
        self.references = self.items.iter().map(numbers).collect();
    }
}
