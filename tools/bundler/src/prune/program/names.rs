//! An index of the names by which items may become reachable.

use super::Program;
use crate::prune::item::{Item, Kind};
use std::collections::{BTreeSet, HashMap};

/// The names in a program, each with a number.
#[derive(Default)]
pub struct Names {
    numbers: HashMap<String, usize>,
    /// By number, the items that a name may make reachable: those that it is the name of, and impls whose trait or
    /// type has it.
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

    pub(super) fn add_item(&mut self, name: &str, item: usize) {
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
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                all.add_item(name, id);
                // A trait waits for the call of a method.
                if let (Kind::TraitItem, Some(parent)) = (item.kind, item.parent) {
                    all.add_item(name, parent);
                }
            }
        }
        self.index_references(&mut all);
        self.names = all;
    }

    fn index_references(&mut self, names: &mut Names) {
        let numbers = |item: &Item| {
            let mut found = Vec::new();
            for range in &item.references {
                let name = self.identifier(range);
                found.push(names.add(name));
                // What a macro of the standard library calls.
                if ["write", "writeln"].contains(&name) {
                    found.push(names.add("write_fmt"));
                }
            }
            found
        };
        self.references = self.items.iter().map(numbers).collect();
    }
}
