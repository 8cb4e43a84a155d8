//! An index of the names by which items may become reachable.

use super::Program;
use crate::prune::item::Kind;
use std::collections::{BTreeSet, HashMap};

impl Program<'_> {
    pub(super) fn index_names(&mut self) {
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
            let named = by_name.get(self.name(id)).into_iter().flatten().copied();
            let imports: Vec<usize> =
                named.filter(|&it| self.items[it].kind == Kind::Import).collect();
            for item in self.items_of_trait(id) {
                by_name.entry(self.name(item).to_owned()).or_default().extend(&imports);
            }
        }
        self.by_name = by_name;
    }
}
