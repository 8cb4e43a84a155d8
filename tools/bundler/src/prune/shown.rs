//! What is there: all that names lead to, from the solution on and from what errors asked for.
//!
//! Names alone do not tell what they are of, so that this is a guess. The compiler says what of it is
//! too much, and what is missing.

use super::Pruner;
use super::mention::scope;
use super::names::{Crate, crate_of};
use super::units::Kind;
use std::collections::HashSet;

/// What is shown so far, and the names in it.
struct Shown<'a> {
    pruner: &'a Pruner,
    units: Vec<bool>,
    /// All names.
    all: HashSet<&'a str>,
    /// Those that do not follow a dot.
    of_crate: HashSet<(Crate, &'a str)>,
    /// Those in a unit and in what is inside it.
    inside: HashSet<(usize, &'a str)>,
    /// Those in imports, and in the solution.
    imported: HashSet<&'a str>,
}

impl Pruner {
    /// Leaves out all that nothing leads to, and what was refused.
    pub(super) fn settle(&mut self) {
        if self.is_careful {
            self.left_out.clone_from(&self.refused);
            self.leave_out_empty();
            return;
        }
        let mut shown = Shown {
            pruner: self,
            units: vec![false; self.units.len()],
            all: HashSet::new(),
            of_crate: HashSet::new(),
            inside: HashSet::new(),
            imported: HashSet::new(),
        };
        while shown.grow() {}
        let is_shown = shown.units;
        self.left_out = (0..self.units.len()).filter(|&unit| !is_shown[unit]).collect();
        // It may come back for the same reasons as before.
        let gone = self.asked.keys().copied().filter(|&unit| !is_shown[unit]);
        self.forget(&gone.collect::<Vec<_>>());
    }

    /// A `use` without names, an inherent impl without methods, a module without items.
    fn leave_out_empty(&mut self) {
        loop {
            let empty: Vec<usize> = (0..self.units.len())
                .filter(|unit| !self.left_out.contains(unit))
                .filter(|&unit| {
                    let parent = &self.units[unit];
                    parent.goes_when_empty
                        && !parent.children.is_empty()
                        && parent.children.iter().all(|child| self.left_out.contains(child))
                })
                .collect();
            if empty.is_empty() {
                return;
            }
            self.left_out.extend(empty);
        }
    }

    fn name(&self, unit: usize) -> &str {
        &self.text[self.units[unit].name.clone()]
    }
}

impl Shown<'_> {
    /// Shows what is led to by now; whether that is more than before.
    fn grow(&mut self) -> bool {
        let mut grown = false;
        for unit in 0..self.units.len() {
            if !self.units[unit] && self.may_be(unit) && self.is_led_to(unit) {
                self.show(unit);
                grown = true;
            }
        }
        grown
    }

    fn show(&mut self, unit: usize) {
        let mut next = Some(unit);
        while let Some(unit) = next.filter(|&unit| !self.units[unit]) {
            self.units[unit] = true;
            self.add_names(unit);
            next = self.pruner.units[unit].parent;
        }
    }

    fn add_names(&mut self, id: usize) {
        let pruner = self.pruner;
        let unit = &pruner.units[id];
        let krate = self.crate_of(id);
        for mention in &unit.mentions {
            let name = &pruner.text[mention.range.clone()];
            self.all.insert(name);
            if !mention.is_after_dot {
                self.of_crate.insert((krate, name));
            }
            if unit.kind == Kind::Import || krate.is_none() {
                self.imported.insert(name);
            }
            let mut around = Some(id);
            while let Some(unit) = around {
                self.inside.insert((unit, name));
                around = pruner.units[unit].parent;
            }
        }
    }

    fn crate_of(&self, unit: usize) -> Crate {
        crate_of(&self.pruner.units, self.pruner.solution_end, unit)
    }

    /// Whether neither it nor what it is in was refused, or has to be led to first.
    fn may_be(&self, unit: usize) -> bool {
        if self.pruner.refused.contains(&unit) {
            return false;
        }
        let mut parent = self.pruner.units[unit].parent;
        while let Some(unit) = parent.filter(|&unit| !self.units[unit]) {
            if self.pruner.refused.contains(&unit) || !self.pruner.units[unit].goes_when_empty {
                return false;
            }
            parent = self.pruner.units[unit].parent;
        }
        true
    }

    fn is_led_to(&self, id: usize) -> bool {
        let unit = &self.pruner.units[id];
        if unit.range.start < self.pruner.solution_end {
            return true;
        }
        let mut asked_by = self.pruner.asked.get(&id).into_iter().flatten();
        let is_asked = asked_by.any(|by| by.is_none_or(|by| self.units[by]));
        if is_asked || self.pruner.names.roots.contains(&id) {
            return true;
        }
        if unit.defines.iter().any(|name| self.is_named(name, self.crate_of(id))) {
            return true;
        }
        if unit.may_be_tried && unit.kind != Kind::ExportedMacro {
            return false;
        }
        let name = self.pruner.name(id);
        match unit.kind {
            Kind::Item if unit.is_of_type => {
                self.all.contains(name) && self.is_type_shown(unit.parent)
            }
            Kind::Item => {
                !unit.goes_when_empty
                    && (self.is_named(name, self.crate_of(id)) || self.is_called(id))
            }
            Kind::ExportedMacro => self.imported.contains(name),
            Kind::Import => self.is_import_led_to(id),
            Kind::Impl => !unit.goes_when_empty && self.is_type_shown(Some(id)),
            Kind::Arm => true,
            Kind::Member => self.is_member_of_shown(id),
            Kind::Call | Kind::Entry | Kind::Derive => false,
        }
    }

    fn is_named(&self, name: &str, krate: Crate) -> bool {
        let users = self.pruner.names.users.get(&krate);
        let mut crates = users.into_iter().flatten().chain([&krate]);
        crates.any(|&krate| self.of_crate.contains(&(krate, name)))
    }

    /// Whether it is a trait, and its crate says the name of an item of it.
    fn is_called(&self, id: usize) -> bool {
        let krate = self.crate_of(id);
        let units = &self.pruner.units;
        let mut items = units[id].children.iter().filter(|&&item| units[item].is_associated_item());
        items.any(|&item| self.is_said(self.pruner.name(item), krate))
    }

    /// Whether the type that an impl goes with is shown, as far as that can be told.
    fn is_type_shown(&self, implied: Option<usize>) -> bool {
        let Some(id) = implied else { return true };
        let Some(name) = &self.pruner.units[id].goes_with else { return true };
        let types = self.pruner.names.items.get(&(self.crate_of(id), name.clone()));
        types.is_none_or(|types| types.iter().any(|&other| self.units[other]))
    }

    /// Whether a module is shown, as far as that can be told.
    fn has_module(&self, name: &str) -> bool {
        let Some(modules) = self.pruner.names.modules.get(name) else { return true };
        modules.iter().any(|&module| self.units[module])
    }

    fn is_import_led_to(&self, id: usize) -> bool {
        let unit = &self.pruner.units[id];
        let Some(import) = &unit.import else { return false };
        let scope = scope(&self.pruner.units, id);
        let is_scope_shown = scope.is_none_or(|scope| self.units[scope]);
        match &import.name {
            None => {
                is_scope_shown && import.all_of.as_ref().is_none_or(|name| self.has_module(name))
            }
            Some(name) if import.is_public => self.is_named(name, self.crate_of(id)),
            Some(name) if import.is_silent => {
                is_scope_shown
                    && self.pruner.names.items_of(name).is_none_or(|items| {
                        items.iter().any(|&item| self.is_said(self.pruner.name(item), scope))
                    })
            }
            Some(name) => self.is_said(name, scope),
        }
    }

    /// Whether something in `scope` says a name.
    fn is_said(&self, name: &str, scope: Option<usize>) -> bool {
        scope.is_none_or(|scope| self.inside.contains(&(scope, name)))
    }

    /// Whether a trait that is the program's own has shown the item that a member implements.
    fn is_member_of_shown(&self, id: usize) -> bool {
        let parent = self.pruner.units[id].parent;
        let implied = parent.and_then(|parent| self.pruner.units[parent].impls.first());
        let Some(implied) = implied.filter(|implied| implied.is_own) else { return true };
        let name = self.pruner.name(id);
        let items = implied.of_trait.as_deref().and_then(|name| self.pruner.names.items_of(name));
        let items = items.into_iter().flatten().filter(|&&item| self.pruner.name(item) == name);
        let items: Vec<_> = items.collect();
        items.is_empty() || items.iter().any(|&&item| self.units[item])
    }
}
