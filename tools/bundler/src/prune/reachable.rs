//! Which items are reachable from the solution by names.
//!
//! A name is not resolved: it reaches all items of that name in its crate, and in those other crates that are
//! mentioned beside it, or of which its crate imports all names.
//! An impl of a trait is reachable once its trait and its types are. So there is more than the program needs,
//! and what there is compiles if the whole does.

use super::item::{Item, Kind};
use super::program::{Crate, Program};
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
        blocked,
        reached: vec![false; program.items.len()],
        words: HashSet::new(),
        of_crate: HashSet::new(),
        into_crate: HashSet::new(),
        inside: HashSet::new(),
        open: Vec::new(),
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

/// What is reached so far, and the identifiers in it.
struct Search<'a> {
    program: &'a Program<'a>,
    blocked: &'a BTreeSet<usize>,
    reached: Vec<bool>,
    /// All identifiers.
    words: HashSet<&'a str>,
    /// Those of each crate.
    of_crate: HashSet<(Crate, &'a str)>,
    /// Those that may be of an item of each crate: they do not follow a dot.
    into_crate: HashSet<(Crate, &'a str)>,
    /// Those in each item and in what is inside it.
    inside: HashSet<(usize, &'a str)>,
    /// Items that may be reachable now.
    open: Vec<usize>,
}

impl Search<'_> {
    /// Reaches an item and those around it.
    fn reach(&mut self, item: usize) {
        let mut next = Some(item);
        while let Some(item) = next.filter(|&item| !self.reached[item]) {
            self.reached[item] = true;
            self.add_references(item);
            self.open.extend(&self.program.items[item].children);
            self.look_at(self.program.name(item));
            next = self.program.items[item].parent;
        }
    }

    /// Looks again at the items that a name may make reachable.
    fn look_at(&mut self, name: &str) {
        if let Some(named) = self.program.by_name.get(name) {
            self.open.extend(named);
        }
    }

    fn add_references(&mut self, id: usize) {
        let program = self.program;
        let krate = program.crate_of(id);
        let references = &program.items[id].references;
        let names = references.iter().map(|it| (&program.text[it.range.clone()], it.is_after_dot));
        for (name, is_after_dot) in names.flat_map(|(name, is_after_dot)| {
            // What a macro of the standard library calls.
            let called = ["write", "writeln"].contains(&name).then_some(("write_fmt", true));
            [(name, is_after_dot)].into_iter().chain(called)
        }) {
            self.words.insert(name);
            let mut is_new = self.of_crate.insert((krate, name));
            for &krate in program.named_crates[id].iter().filter(|_| !is_after_dot) {
                is_new |= self.into_crate.insert((krate, name));
            }
            let mut around = Some(id);
            while let Some(item) = around.filter(|&item| self.inside.insert((item, name))) {
                is_new = true;
                around = program.items[item].parent;
            }
            if is_new {
                self.look_at(name);
            }
        }
    }

    /// Whether neither the item nor what it is in is blocked, or has to be reached first.
    fn is_open(&self, item: usize) -> bool {
        let mut parent = self.program.items[item].parent;
        while let Some(around) = parent.filter(|&around| !self.reached[around]) {
            if self.blocked.contains(&around) || !self.program.items[around].goes_when_empty {
                return false;
            }
            parent = self.program.items[around].parent;
        }
        !self.blocked.contains(&item)
    }

    fn is_reachable(&self, id: usize) -> bool {
        let item = &self.program.items[id];
        let name = self.program.name(id);
        match item.kind {
            Kind::Import => self.is_import_reachable(id),
            Kind::MacroArm => true,
            Kind::InherentImpl => !item.goes_when_empty && self.is_header_reached(id),
            Kind::Derive if item.goes_when_empty => false,
            Kind::Definition | Kind::ExportedMacro => {
                self.is_named(name, id) || self.is_trait_of_call(id)
            }
            Kind::TraitItem => self.words.contains(name),
            Kind::InherentItem => {
                self.words.contains(name) && item.parent.is_none_or(|id| self.is_header_reached(id))
            }
            Kind::TraitImpl | Kind::Derive => self.is_header_reached(id),
            Kind::TraitImplItem => self.is_trait_item_reached(id),
            Kind::MacroCall => {
                item.defines.iter().any(|name| self.is_named(name, id))
                    || self.is_header_reached(id)
            }
        }
    }

    /// Whether a name is reached that may be of an item.
    fn is_named(&self, name: &str, item: usize) -> bool {
        self.into_crate.contains(&(self.program.crate_of(item), name))
    }

    /// Whether it is a trait, and one of its items is named where it is in scope without an import that names it: in
    /// its module, or in a crate with a glob.
    fn is_trait_of_call(&self, id: usize) -> bool {
        let program = self.program;
        let krate = program.crate_of(id);
        let scope = program.scope(id);
        let users: Vec<Crate> =
            program.globs.iter().filter(|(_, of)| of.contains(&krate)).map(|(&it, _)| it).collect();
        program.items_of_trait(id).any(|item| {
            let name = program.name(item);
            scope.is_some_and(|scope| self.inside.contains(&(scope, name)))
                || users.iter().any(|&user| self.of_crate.contains(&(user, name)))
        })
    }

    fn is_one_reached(&self, items: &[usize]) -> bool {
        items.iter().any(|&item| self.reached[item])
    }

    /// Whether the trait and the types of an impl are reached, where the program defines them.
    fn is_header_reached(&self, id: usize) -> bool {
        self.program.has_header(id, &self.reached)
    }

    /// Whether the item of the trait that an item of an impl implements is reached; true for traits that
    /// the program does not define.
    fn is_trait_item_reached(&self, id: usize) -> bool {
        let of_trait = self.program.trait_items(id);
        of_trait.is_none_or(|items| items.is_empty() || self.is_one_reached(&items))
    }

    fn is_import_reachable(&self, id: usize) -> bool {
        let Some(import) = &self.program.items[id].import else { return false };
        let scope = self.program.scope(id);
        let is_named = import.name.as_ref().is_some_and(|name| match scope {
            Some(scope) if !import.is_public => self.inside.contains(&(scope, name)),
            _ => self.is_named(name, id),
        });
        let is_scope_reached = scope.is_none_or(|scope| self.reached[scope]);
        if import.is_of_std {
            return is_named || is_scope_reached;
        }
        let named = self.program.by_name.get(&import.of).into_iter().flatten().copied();
        let is_meant = |&id: &usize| {
            matches!(self.program.items[id].kind, Kind::Definition | Kind::ExportedMacro)
                && self.program.name(id) == import.of
        };
        let definitions: Vec<usize> = named.filter(is_meant).collect();
        let is_there = definitions.is_empty()
            || definitions.iter().any(|definition| !self.blocked.contains(definition));
        if is_named || !is_scope_reached {
            return is_named && is_there;
        }
        // What the program does not define is a variant, or of a crate that the judge has.
        if definitions.is_empty() || import.is_glob {
            return definitions.is_empty() || self.is_one_reached(&definitions);
        }
        // The methods of a trait are called without naming it.
        let mut items = definitions.iter().flat_map(|&id| self.program.items_of_trait(id));
        items.any(|id| {
            let name = self.program.name(id);
            scope.is_none_or(|scope| self.inside.contains(&(scope, name)))
        })
    }
}
