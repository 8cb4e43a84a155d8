//! The list of items while it grows.

use crate::prune::item::{Item, Kind};
use std::collections::BTreeSet;
use std::ops::Range;

/// The items that were found so far, and where the search is.
pub struct Builder<'a> {
    /// The text of the program.
    pub text: &'a str,
    /// The items, outer ones first.
    pub items: Vec<Item>,
    /// Those of them that do something though nothing refers to them.
    pub roots: BTreeSet<usize>,
    /// The items around the current place, the innermost last.
    parents: Vec<usize>,
}

impl<'a> Builder<'a> {
    /// Before the first item.
    pub fn new(text: &'a str) -> Builder<'a> {
        Builder { text, items: Vec::new(), roots: BTreeSet::new(), parents: Vec::new() }
    }

    /// Adds an item at the current place.
    pub fn add(&mut self, kind: Kind, range: Range<usize>, name: Range<usize>) -> usize {
        let id = self.items.len();
        let parent = self.parents.last().copied();
        if let Some(parent) = parent {
            self.items[parent].children.push(id);
        }
        self.items.push(Item { range, name, kind, parent, ..Item::default() });
        id
    }

    /// What is added from here on is inside the item `id`.
    pub fn enter(&mut self, id: usize) {
        self.parents.push(id);
    }

    /// The item around the current place does something though nothing refers to it.
    pub fn add_root(&mut self) {
        self.roots.extend(self.parents.last());
    }

    /// What is added from here on is no longer inside the item that was entered last.
    pub fn leave(&mut self) {
        self.parents.pop();
    }
}
