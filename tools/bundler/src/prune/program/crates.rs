//! Which crates a program is of, and which of them each item may name something of.

use super::{Crate, Program};
use crate::prune::item::Kind;
use std::collections::{BTreeSet, HashMap};

/// Attributes of items that are roots: they do something though nothing refers to them.
const ROOT_ATTRIBUTES: [&str; 5] =
    ["no_mangle", "export_name", "link_section", "used", "global_allocator"];

impl Program<'_> {
    pub(super) fn index_crates(&mut self) {
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
        let mentioned: Vec<BTreeSet<Crate>> =
            (0..self.items.len()).map(|id| self.mentioned(id)).collect();
        let mut uses: HashMap<Crate, BTreeSet<Crate>> = HashMap::new();
        for (id, item) in self.items.iter().enumerate() {
            let (krate, mentioned) = (self.crate_of(id), &mentioned[id]);
            if item.import.as_ref().is_some_and(|it| it.is_glob && !it.is_of_std) {
                let own = [krate].into_iter().filter(|_| mentioned.is_empty());
                self.globs.entry(krate).or_default().extend(mentioned.iter().copied().chain(own));
            }
            uses.entry(krate).or_default().extend(mentioned);
            if self.identifiers(id).any(|name| ROOT_ATTRIBUTES.contains(&name)) {
                self.roots.insert(id);
            }
        }
        let mentioned = mentioned.into_iter().enumerate();
        self.named_crates = mentioned.map(|(id, it)| self.with_globs(id, it)).collect();
        for user in self.crates.values().map(|&id| Some(id)).chain([None]) {
            let (mut seen, mut open) = (BTreeSet::from([user]), vec![user]);
            while let Some(next) = open.pop() {
                self.users.entry(next).or_default().push(user);
                let more = uses.get(&next).into_iter().flatten();
                open.extend(more.filter(|&&krate| seen.insert(krate)));
            }
        }
    }

    /// The crate of an item, those that it mentions, and those of which these import all names.
    fn with_globs(&self, id: usize, mut crates: BTreeSet<Crate>) -> BTreeSet<Crate> {
        crates.insert(self.crate_of(id));
        let mut open: Vec<Crate> = crates.iter().copied().collect();
        while let Some(krate) = open.pop() {
            let more = self.globs.get(&krate).into_iter().flatten();
            open.extend(more.filter(|&&krate| crates.insert(krate)));
        }
        crates
    }

    /// The crates that an item, or the `use` around it, mentions.
    fn mentioned(&self, id: usize) -> BTreeSet<Crate> {
        let imported = self.imported.get(&self.crate_of(id));
        let mut found = BTreeSet::new();
        let mut around = Some(id);
        while let Some(id) = around {
            for name in self.identifiers(id) {
                found.extend(self.crates.get(name).map(|&id| Some(id)));
                found.extend(imported.and_then(|it| it.get(name)).into_iter().flatten());
            }
            around = self.items[id].parent.filter(|&id| self.items[id].kind == Kind::Import);
        }
        found
    }
}
