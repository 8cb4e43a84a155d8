//! Which items are reachable from the solution by names.
//!
//! A name is not resolved: it reaches all items of that name. An impl of a trait is reachable once its trait and its
//! types are. So there is more than the program needs, and what there is compiles if the whole does.

use super::item::{Item, Kind};
use super::program::Program;
use std::collections::{BTreeSet, HashSet};

/// For each item whether it is reachable without going through `blocked` ones. Those that are `required`
/// are, as the solution is.
pub fn reachable(
    program: &Program,
    blocked: &BTreeSet<usize>,
    required: &BTreeSet<usize>,
) -> Vec<bool> {
    let mut search = Search {
        program,
        is_blocked: (0..program.items.len()).map(|item| blocked.contains(&item)).collect(),
        reached: vec![false; program.items.len()],
        words: HashSet::new(),
        open: (0..program.items.len()).collect(),
    };
    let of_solution = (0..program.items.len()).filter(|&item| !program.is_of_library(item));
    for item in of_solution.chain(program.roots.iter().chain(required).copied()) {
        if search.is_open(item) {
            search.reach(item);
        }
    }
    while let Some(item) = search.open.pop() {
        if search.reached[item] || !search.is_open(item) {
            continue;
        }
        let Item { kind, goes_when_empty, children, .. } = &program.items[item];
        if required.contains(&item) || search.is_reachable(item) {
            search.reach(item);
        } else if *goes_when_empty && *kind != Kind::Definition {
            search.open.extend(children);
        }
    }
    search.reached
}

/// What is reached so far.
struct Search<'a> {
    program: &'a Program<'a>,
    is_blocked: Vec<bool>,
    reached: Vec<bool>,
    /// The identifiers in it.
    words: HashSet<&'a str>,
    /// Items that may be reachable now.
    open: Vec<usize>,
}

impl Search<'_> {
    /// Reaches an item and those around it.
    fn reach(&mut self, item: usize) {
        let mut next = Some(item);
        while let Some(item) = next.filter(|&item| !self.reached[item]) {
            self.reached[item] = true;
            for &name in &self.program.identifiers[item] {
                if self.words.insert(name) {
                    self.open.extend(self.program.named(name));
                }
            }
            self.open.extend(&self.program.items[item].children);
            self.open.extend(self.program.named(self.program.name(item)));
            next = self.program.items[item].parent;
        }
    }

    /// Whether neither the item nor what it is in is blocked, or has to be reached first.
    fn is_open(&self, item: usize) -> bool {
        let mut parent = self.program.items[item].parent;
        while let Some(around) = parent.filter(|&around| !self.reached[around]) {
            if self.is_blocked[around] || !self.program.items[around].goes_when_empty {
                return false;
            }
            parent = self.program.items[around].parent;
        }
        !self.is_blocked[item]
    }

    fn is_reachable(&self, id: usize) -> bool {
        let item = &self.program.items[id];
        let name = self.program.name(id);
        // A path names the modules around what it leads to; macros need none.
        let is_macro = || {
            item.children.first().is_some_and(|&id| self.program.items[id].kind == Kind::MacroArm)
        };
        let is_in_scope = self.program.scope(id).is_none_or(|scope| self.reached[scope]);
        match item.kind {
            Kind::Import | Kind::Definition if !is_in_scope && !is_macro() => false,
            Kind::Import => self.is_import_reachable(id),
            Kind::MacroArm => true,
            Kind::InherentImpl => !item.goes_when_empty && self.has_header(id),
            Kind::Derive if item.goes_when_empty => false,
            Kind::Definition | Kind::ExportedMacro => {
                // The methods of a trait are called without naming it.
                let mut items = self.program.items_of_trait(id);
                self.is_word(name) || items.any(|item| self.is_word(self.program.name(item)))
            }
            Kind::TraitItem => self.is_word(name),
            Kind::InherentItem => {
                self.is_word(name) && item.parent.is_none_or(|id| self.has_header(id))
            }
            Kind::TraitImpl | Kind::Derive => self.has_header(id),
            Kind::TraitImplItem => self.is_trait_item_reached(id),
            Kind::MacroCall => {
                is_in_scope && item.defines.iter().any(|name| self.is_word(name))
                    || self.has_header(id)
            }
        }
    }

    fn is_word(&self, name: &str) -> bool {
        self.words.contains(name)
    }

    fn has_header(&self, id: usize) -> bool {
        self.program.has_header(id, &self.reached)
    }

    fn is_one_reached(&self, items: &[usize]) -> bool {
        items.iter().any(|&item| self.reached[item])
    }

    /// Whether the item of the trait that an item of an impl implements is reached; true for traits that
    /// the program does not define.
    fn is_trait_item_reached(&self, id: usize) -> bool {
        let of_trait = self.program.trait_items(id);
        of_trait.is_none_or(|items| items.is_empty() || self.is_one_reached(&items))
    }

    fn is_import_reachable(&self, id: usize) -> bool {
        let Some(import) = &self.program.items[id].import else { return false };
        let definitions = self.program.imported(import);
        // What the program does not define is a variant, or of a crate that the judge has.
        let is_reached = |holds: &dyn Fn(usize) -> bool| {
            definitions.is_empty() || definitions.iter().any(|&item| holds(item))
        };
        if import.name.as_ref().is_some_and(|name| self.is_word(name)) {
            return is_reached(&|item| !self.is_blocked[item]);
        }
        // All names of a module are in scope wherever all names of this one are.
        import.name.is_none() && !definitions.is_empty() || is_reached(&|item| self.reached[item])
    }
}
