//! An index of the names in a program.

use super::item::{Item, Kind};
use super::tree::{Crate, crate_of};
use std::collections::{BTreeMap, BTreeSet};

/// Attributes of items that are roots: they do something though nothing refers to them.
const ROOT_ATTRIBUTES: [&str; 5] =
    ["no_mangle", "export_name", "link_section", "used", "global_allocator"];

/// What the names in a program may be of.
#[derive(Default)]
pub struct Names {
    /// The crates that refer to each crate.
    pub users: BTreeMap<Crate, BTreeSet<Crate>>,
    /// The definitions of each crate, by their names; not associated items.
    pub definitions: BTreeMap<(Crate, String), Vec<usize>>,
    /// The modules, by their names.
    pub modules: BTreeMap<String, Vec<usize>>,
    /// The items that do something though nothing refers to them.
    pub roots: BTreeSet<usize>,
    /// The associated items of traits, by the traits' names.
    traits: BTreeMap<String, Vec<usize>>,
}

impl Names {
    pub fn new(text: &str, items: &[Item], solution_end: usize) -> Names {
        let mut names = Names::default();
        let mut crates = BTreeMap::new();
        for (id, item) in items.iter().enumerate().filter(|(_, item)| item.kind == Kind::Definition)
        {
            let krate = crate_of(items, solution_end, id);
            let name = &text[item.name.clone()];
            if krate == Some(id) {
                crates.insert(name, id);
            }
            if !item.is_associated {
                names.definitions.entry((krate, name.to_owned())).or_default().push(id);
            }
            if item.goes_when_empty {
                names.modules.entry(name.to_owned()).or_default().push(id);
            }
            let associated =
                item.children.iter().filter(|&&child| items[child].is_associated_definition());
            let ids: Vec<usize> = associated.copied().collect();
            if !ids.is_empty() {
                names.traits.entry(name.to_owned()).or_default().extend(ids);
            }
        }
        for (id, item) in items.iter().enumerate() {
            let user = crate_of(items, solution_end, id);
            for reference in &item.references {
                let name = &text[reference.range.clone()];
                if ROOT_ATTRIBUTES.contains(&name) {
                    names.roots.insert(id);
                }
                if let Some(&used) = crates.get(name) {
                    names.users.entry(Some(used)).or_default().insert(user);
                }
            }
        }
        names
    }

    /// The associated items of the traits with a name, if the program has such.
    pub fn items_of_trait(&self, of_trait: &str) -> Option<&[usize]> {
        self.traits.get(of_trait).map(Vec::as_slice)
    }

    /// The traits that the program defines, and their associated items.
    pub fn traits(&self) -> impl Iterator<Item = (&str, &[usize])> {
        self.traits.iter().map(|(name, items)| (&**name, &**items))
    }
}
