//! What the names of a program are of.

use super::units::{Kind, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// Which crate a unit is of: its outermost module; `None` for the solution.
pub type Crate = Option<usize>;

/// Attributes of what does something though nothing names it.
const ROOTS: [&str; 5] = ["no_mangle", "export_name", "link_section", "used", "global_allocator"];

/// What the names of a program are of.
#[derive(Default)]
pub struct Names {
    /// The crates that name each crate.
    pub users: BTreeMap<Crate, BTreeSet<Crate>>,
    /// The items of each crate, by their names; not those of types and traits.
    pub items: BTreeMap<(Crate, String), Vec<usize>>,
    /// The modules, by their names.
    pub modules: BTreeMap<String, Vec<usize>>,
    /// What does something though nothing names it.
    pub roots: BTreeSet<usize>,
    /// The items of traits, by the traits' names.
    traits: BTreeMap<String, Vec<usize>>,
}

impl Names {
    pub fn new(text: &str, units: &[Unit], solution_end: usize) -> Names {
        let mut names = Names::default();
        let mut crates = BTreeMap::new();
        for (id, unit) in units.iter().enumerate().filter(|(_, unit)| unit.kind == Kind::Item) {
            let krate = crate_of(units, solution_end, id);
            let name = &text[unit.name.clone()];
            if krate == Some(id) {
                crates.insert(name, id);
            }
            if !unit.is_of_type {
                names.items.entry((krate, name.to_owned())).or_default().push(id);
            }
            if unit.goes_when_empty {
                names.modules.entry(name.to_owned()).or_default().push(id);
            }
            let items = unit.children.iter().filter(|&&child| units[child].is_associated_item());
            let items: Vec<usize> = items.copied().collect();
            if !items.is_empty() {
                names.traits.entry(name.to_owned()).or_default().extend(items);
            }
        }
        for (id, unit) in units.iter().enumerate() {
            let user = crate_of(units, solution_end, id);
            for mention in &unit.mentions {
                let name = &text[mention.range.clone()];
                if ROOTS.contains(&name) {
                    names.roots.insert(id);
                }
                if let Some(&used) = crates.get(name) {
                    names.users.entry(Some(used)).or_default().insert(user);
                }
            }
        }
        names
    }

    /// The items of traits with a name, if the program has such.
    pub fn items_of(&self, of_trait: &str) -> Option<&[usize]> {
        self.traits.get(of_trait).map(Vec::as_slice)
    }
}

/// The crate of a unit.
pub fn crate_of(units: &[Unit], solution_end: usize, mut unit: usize) -> Crate {
    while let Some(parent) = units[unit].parent {
        unit = parent;
    }
    (units[unit].range.start >= solution_end).then_some(unit)
}
