//! Which items are reachable: by references, from the solution on; or because a diagnostic required them
//! for another reachable item.
//!
//! A reference is a bare identifier, and what it refers to is not resolved: this is a guess. Of trait
//! impls, derives, most macro calls and lists in their arguments references tell nothing, so that these
//! are not reachable at first. The compiler says what is missing, and what is too much.

use super::item::Kind;
use super::program::Program;
use super::tree::{Crate, scope_of};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The items that diagnostics required, and the items that need them; `None` is the program itself.
pub type Required = BTreeMap<usize, BTreeSet<Option<usize>>>;

/// For each item whether it is reachable without going through `dead` ones.
pub fn reachable(program: &Program, dead: &BTreeSet<usize>, required: &Required) -> Vec<bool> {
    let mut search = Search {
        program,
        dead,
        required,
        reached: vec![false; program.items.len()],
        referenced: HashSet::new(),
        in_crate: HashSet::new(),
        inside: HashSet::new(),
        in_imports: HashSet::new(),
    };
    while search.grow() {}
    search.reached
}

/// What is reached so far, and the identifiers in it.
struct Search<'a> {
    program: &'a Program<'a>,
    dead: &'a BTreeSet<usize>,
    required: &'a Required,
    reached: Vec<bool>,
    /// All identifiers.
    referenced: HashSet<&'a str>,
    /// Those that do not follow a dot.
    in_crate: HashSet<(Crate, &'a str)>,
    /// Those in an item and in what is inside it.
    inside: HashSet<(usize, &'a str)>,
    /// Those in imports, and in the solution.
    in_imports: HashSet<&'a str>,
}

impl Search<'_> {
    /// Reaches what is referred to by now; whether that is more than before.
    fn grow(&mut self) -> bool {
        let mut grown = false;
        for item in 0..self.reached.len() {
            if !self.reached[item] && self.may_be_reached(item) && self.is_referenced(item) {
                self.reach(item);
                grown = true;
            }
        }
        grown
    }

    /// Reaches an item and those around it.
    fn reach(&mut self, item: usize) {
        let mut next = Some(item);
        while let Some(item) = next.filter(|&item| !self.reached[item]) {
            self.reached[item] = true;
            self.add_references(item);
            next = self.program.items[item].parent;
        }
    }

    fn add_references(&mut self, id: usize) {
        let program = self.program;
        let item = &program.items[id];
        let krate = program.crate_of(id);
        for reference in &item.references {
            let name = &program.text[reference.range.clone()];
            self.referenced.insert(name);
            if !reference.is_after_dot {
                self.in_crate.insert((krate, name));
            }
            if item.kind == Kind::Import || krate.is_none() {
                self.in_imports.insert(name);
            }
            let mut around = Some(id);
            while let Some(item) = around {
                self.inside.insert((item, name));
                around = program.items[item].parent;
            }
        }
    }

    /// Whether neither the item nor what it is in is dead, or has to be referred to first.
    fn may_be_reached(&self, item: usize) -> bool {
        if self.dead.contains(&item) {
            return false;
        }
        let mut parent = self.program.items[item].parent;
        while let Some(item) = parent.filter(|&item| !self.reached[item]) {
            if self.dead.contains(&item) || !self.program.items[item].goes_when_empty {
                return false;
            }
            parent = self.program.items[item].parent;
        }
        true
    }

    fn is_referenced(&self, id: usize) -> bool {
        let program = self.program;
        let item = &program.items[id];
        if !program.is_of_library(id) {
            return true;
        }
        let mut needed_by = self.required.get(&id).into_iter().flatten();
        let is_required = needed_by.any(|by| by.is_none_or(|by| self.reached[by]));
        if is_required || program.names.roots.contains(&id) {
            return true;
        }
        let is_in_crate = |name: &str| self.is_in_crate(name, program.crate_of(id));
        if item.defines.iter().any(|name| is_in_crate(name)) {
            return true;
        }
        if item.is_unlinted && !matches!(item.kind, Kind::ExportedMacro | Kind::Supertrait) {
            return false;
        }
        let name = program.name(id);
        match item.kind {
            Kind::Definition if item.is_associated => {
                self.referenced.contains(name) && self.is_self_type_reached(item.parent)
            }
            Kind::Definition => {
                !item.goes_when_empty && (is_in_crate(name) || self.is_trait_of_reference(id))
            }
            Kind::ExportedMacro => self.in_imports.contains(name),
            Kind::Import => self.is_import_referenced(id),
            Kind::Impl => !item.goes_when_empty && self.is_self_type_reached(Some(id)),
            Kind::MacroArm | Kind::Supertrait => true,
            Kind::TraitImplItem => self.is_trait_item_reached(id),
            Kind::MacroCall | Kind::ListEntry | Kind::Derive => false,
        }
    }

    /// Whether a crate, or one that uses it, has a name that does not follow a dot.
    fn is_in_crate(&self, name: &str, krate: Crate) -> bool {
        let users = self.program.names.users.get(&krate);
        let mut crates = users.into_iter().flatten().chain([&krate]);
        crates.any(|&krate| self.in_crate.contains(&(krate, name)))
    }

    /// Whether an item, or the solution, has a name.
    fn is_inside(&self, name: &str, scope: Option<usize>) -> bool {
        scope.is_none_or(|scope| self.inside.contains(&(scope, name)))
    }

    /// Whether it is a trait, and its crate has the name of an associated item of it.
    fn is_trait_of_reference(&self, id: usize) -> bool {
        let krate = self.program.crate_of(id);
        let items = &self.program.items;
        let mut associated =
            items[id].children.iter().filter(|&&item| items[item].is_associated_definition());
        associated.any(|&item| self.is_inside(self.program.name(item), krate))
    }

    /// Whether the type that an impl is removed with is reached, as far as that can be told.
    fn is_self_type_reached(&self, item: Option<usize>) -> bool {
        let Some(id) = item else { return true };
        let Some(name) = &self.program.items[id].self_type else { return true };
        let key = (self.program.crate_of(id), name.clone());
        let types = self.program.names.definitions.get(&key);
        types.is_none_or(|types| types.iter().any(|&other| self.reached[other]))
    }

    /// Whether a module is reached, as far as that can be told.
    fn is_module_reached(&self, name: &str) -> bool {
        let Some(modules) = self.program.names.modules.get(name) else { return true };
        modules.iter().any(|&module| self.reached[module])
    }

    fn is_import_referenced(&self, id: usize) -> bool {
        let Program { items, names, .. } = self.program;
        let Some(import) = &items[id].import else { return false };
        let scope = scope_of(items, id);
        let is_scope_reached = scope.is_none_or(|scope| self.reached[scope]);
        match &import.name {
            None => {
                let module = import.glob_of.as_ref();
                is_scope_reached && module.is_none_or(|name| self.is_module_reached(name))
            }
            Some(name) if import.is_public => self.is_in_crate(name, self.program.crate_of(id)),
            Some(name) if import.is_unreferenced => {
                is_scope_reached
                    && names.items_of_trait(name).is_none_or(|items| {
                        items.iter().any(|&item| self.is_inside(self.program.name(item), scope))
                    })
            }
            Some(name) => self.is_inside(name, scope),
        }
    }

    /// Whether the item of the trait that an item of an impl implements is reached; true for traits that
    /// the program does not define.
    fn is_trait_item_reached(&self, id: usize) -> bool {
        let Program { items, names, .. } = self.program;
        let header = items[id].parent.and_then(|parent| items[parent].impls.first());
        let Some(header) = header.filter(|header| header.is_own_trait) else { return true };
        let name = self.program.name(id);
        let of_trait = header.of_trait.as_deref().and_then(|name| names.items_of_trait(name));
        let of_trait = of_trait.into_iter().flatten();
        let mut of_name = of_trait.filter(|&&item| self.program.name(item) == name).peekable();
        of_name.peek().is_none() || of_name.any(|&item| self.reached[item])
    }
}
