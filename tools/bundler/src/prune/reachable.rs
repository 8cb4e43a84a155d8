//! Which items are reachable from the solution by names.
//!
//! A name is not resolved: it reaches all items of that name in its crate, and in those other crates that are
//! mentioned beside it, or of which its crate imports all names.
//! An impl of a trait is reachable once its trait and its types are. So there is more than the program needs,
//! and what there is compiles if the whole does.

use super::item::{Item, Kind};
use super::program::{Crate, Program};
use std::collections::BTreeSet;
use std::iter::successors;

/// For each item whether it is reachable without going through `blocked` ones. Those that are `required`
/// are, as the solution is.
pub fn reachable(
    program: &Program,
    blocked: &BTreeSet<usize>,
    required: &BTreeSet<usize>,
) -> Vec<bool> {
    let (items, names) = (program.items.len(), program.names.len());
    let mut search = Search {
        program,
        is_blocked: (0..items).map(|item| blocked.contains(&item)).collect(),
        reached: vec![false; items],
        words: vec![false; names],
        of_crate: Table::new(items + 1, names),
        into_crate: Table::new(items + 1, names),
        inside: Table::new(items, names),
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

/// What is reached so far, and the identifiers in it, by their numbers.
struct Search<'a> {
    program: &'a Program<'a>,
    is_blocked: Vec<bool>,
    reached: Vec<bool>,
    /// All identifiers.
    words: Vec<bool>,
    /// Those of each crate.
    of_crate: Table,
    /// Those that may be of an item of each crate: they do not follow a dot.
    into_crate: Table,
    /// Those in each scope.
    inside: Table,
    /// Items that may be reachable now.
    open: Vec<usize>,
}

/// A set of identifiers for each row; few rows have any.
struct Table {
    names: usize,
    rows: Vec<Vec<bool>>,
}

impl Table {
    fn new(rows: usize, names: usize) -> Table {
        Table { names, rows: vec![Vec::new(); rows] }
    }

    /// Adds an identifier; whether it is new.
    fn insert(&mut self, row: usize, name: usize) -> bool {
        let row = &mut self.rows[row];
        if row.is_empty() {
            row.resize(self.names, false);
        }
        !std::mem::replace(&mut row[name], true)
    }

    fn contains(&self, row: usize, name: usize) -> bool {
        self.rows[row].get(name).is_some_and(|&is_in| is_in)
    }
}

/// The row of a crate.
fn row(krate: Crate) -> usize {
    krate.map_or(0, |module| module + 1)
}

impl Search<'_> {
    /// Reaches an item and those around it.
    fn reach(&mut self, item: usize) {
        let mut next = Some(item);
        while let Some(item) = next.filter(|&item| !self.reached[item]) {
            self.reached[item] = true;
            self.add_references(item);
            self.open.extend(&self.program.items[item].children);
            self.open.extend(self.program.names.named(self.program.name(item)));
            next = self.program.items[item].parent;
        }
    }

    fn add_references(&mut self, id: usize) {
        let program = self.program;
        let krate = program.crate_of(id);
        let is_scope = |&id: &usize| program.is_scope[id];
        let around = successors(Some(id), |&id| program.items[id].parent);
        let scopes: Vec<usize> = around.filter(is_scope).collect();
        for &(name, is_after_dot) in &program.references[id] {
            self.words[name] = true;
            let mut is_new = self.of_crate.insert(row(krate), name);
            for &krate in program.named_crates[id].iter().filter(|_| !is_after_dot) {
                is_new |= self.into_crate.insert(row(krate), name);
            }
            for &scope in &scopes {
                is_new |= self.inside.insert(scope, name);
            }
            if is_new {
                self.open.extend(program.names.items(name));
            }
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
        match item.kind {
            Kind::Import => self.is_import_reachable(id),
            Kind::MacroArm => true,
            Kind::InherentImpl => !item.goes_when_empty && self.is_header_reached(id),
            Kind::Derive if item.goes_when_empty => false,
            Kind::Definition | Kind::ExportedMacro => {
                self.is_named(name, id) || self.is_trait_of_call(id)
            }
            Kind::TraitItem => self.is_word(name),
            Kind::InherentItem => {
                self.is_word(name) && item.parent.is_none_or(|id| self.is_header_reached(id))
            }
            Kind::TraitImpl | Kind::Derive => self.is_header_reached(id),
            Kind::TraitImplItem => self.is_trait_item_reached(id),
            Kind::MacroCall => {
                item.defines.iter().any(|name| self.is_named(name, id))
                    || self.is_header_reached(id)
            }
        }
    }

    fn is_word(&self, name: &str) -> bool {
        self.program.names.number(name).is_some_and(|name| self.words[name])
    }

    /// Whether a name is reached that may be of an item.
    fn is_named(&self, name: &str, item: usize) -> bool {
        self.is_in(&self.into_crate, row(self.program.crate_of(item)), name)
    }

    fn is_in(&self, table: &Table, row: usize, name: &str) -> bool {
        self.program.names.number(name).is_some_and(|name| table.contains(row, name))
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
            scope.is_some_and(|scope| self.is_in(&self.inside, scope, name))
                || users.iter().any(|&user| self.is_in(&self.of_crate, row(user), name))
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
            Some(scope) if !import.is_public => self.is_in(&self.inside, scope, name),
            _ => self.is_named(name, id),
        });
        let is_scope_reached = scope.is_none_or(|scope| self.reached[scope]);
        if import.is_of_std {
            return is_named || is_scope_reached;
        }
        let named = self.program.names.named(&import.of).iter().copied();
        let is_meant = |&id: &usize| {
            matches!(self.program.items[id].kind, Kind::Definition | Kind::ExportedMacro)
                && self.program.name(id) == import.of
        };
        let definitions: Vec<usize> = named.filter(is_meant).collect();
        let is_there = definitions.is_empty()
            || definitions.iter().any(|definition| !self.is_blocked[*definition]);
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
            scope.is_none_or(|scope| self.is_in(&self.inside, scope, name))
        })
    }
}
