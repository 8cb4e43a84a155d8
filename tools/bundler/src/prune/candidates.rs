//! Which removed items an error may ask for, how well each fits, and what must be restored with it.

use super::diagnostic::{Bound, Missing};
use super::fit::{Fit, fit};
use super::item::{ImplHeader, Item, Kind, contains};
use super::program::Program;
use super::state::State;
use super::tree::{call_around, module_of, outermost};
use super::type_shape::{TypeShape, is_integer, rarity};
use std::collections::BTreeSet;

/// Traits of the standard library, and those that a type must have before them.
const SUPERTRAITS: [(&str, &[&str]); 9] = [
    ("Copy", &["Clone"]),
    ("Eq", &["PartialEq"]),
    ("PartialOrd", &["PartialEq"]),
    ("Ord", &["Eq", "PartialEq", "PartialOrd"]),
    ("Error", &["Debug", "Display"]),
    ("DerefMut", &["Deref"]),
    ("IndexMut", &["Index"]),
    ("DoubleEndedIterator", &["Iterator"]),
    ("ExactSizeIterator", &["Iterator"]),
];

/// A program and what is removed of it.
#[derive(Clone, Copy)]
pub struct Candidates<'a> {
    /// The program.
    pub program: &'a Program<'a>,
    /// What is removed of it.
    pub state: &'a State,
}

impl Candidates<'_> {
    /// How well restoring an item would answer an error in the item `at`.
    pub fn fit(self, missing: &Missing, item: usize, at: Option<usize>) -> Option<Fit> {
        let items = &self.program.items;
        let candidate = &items[item];
        let name = self.program.name_in_scope(item);
        let of_method = self.fit_of_method(missing, candidate);
        let fit = fit(missing, candidate, name, call_around(items, item));
        let module = |item: usize| module_of(items, item);
        // A module has the names of what it imports all names of.
        let is_without = |module: usize| missing.modules.contains(&self.program.name(module));
        let of_glob = candidate.is_glob() && module(item).is_some_and(is_without);
        let fit = fit.into_iter().chain(of_method).chain(of_glob.then_some(Fit::Likely)).min()?;
        match candidate.kind {
            // A part of something helps only where that is.
            _ if !self.is_within_reach(candidate) => None,
            // A name helps in its own module or crate; elsewhere only in the expansion of a macro.
            Kind::Import if module(item) != at.and_then(module) => Some(fit.max(Fit::Likely)),
            Kind::Definition
                if Some(outermost(items, item)) != at.map(|at| outermost(items, at)) =>
            {
                Some(fit.max(Fit::Likely))
            }
            Kind::Impl | Kind::MacroCall if self.is_of_removed_traits(item) => None,
            _ => Some(fit),
        }
    }

    /// How well an impl answers that a method is not found: its trait has one of that name.
    fn fit_of_method(self, missing: &Missing, item: &Item) -> Option<Fit> {
        let (name, ty) = missing.method.as_ref()?;
        // It may be one of what the type dereferences to.
        let dereferences = |header: &ImplHeader| {
            header.of_trait.as_deref() == Some("Deref") && header.shape.fits(ty.referent())
        };
        if item.impls.iter().any(dereferences) {
            return Some(Fit::Hinted);
        }
        let has_method = |header: &&ImplHeader| {
            let items = header.of_trait.as_ref();
            let items = items.and_then(|name| self.program.names.items_of_trait(name));
            items.into_iter().flatten().any(|&item| self.program.name(item) == *name)
        };
        let headers = item.impls.iter().filter(has_method);
        let fits = |header: &ImplHeader| header.shape.fits(ty) || header.shape.fits(ty.referent());
        // Methods are found by dereferencing too.
        let fit = |header: &ImplHeader| match header.shape {
            TypeShape::Any => Fit::Likely,
            _ if fits(header) => Fit::Exact,
            _ => Fit::Hinted,
        };
        headers.map(fit).min()
    }

    /// Whether all around an item is there, or is restored with it: a constant without a name is there for
    /// the impls in it.
    fn is_within_reach(self, item: &Item) -> bool {
        item.parent.is_none_or(|parent| {
            let around = &self.program.items[parent];
            (item.is_associated_definition()
                || around.goes_when_empty
                || self.program.name(parent) == "_"
                || !self.state.removed.contains(&parent))
                && self.is_within_reach(around)
        })
    }

    /// Whether the traits of all that an item implements are removed from its crate.
    fn is_of_removed_traits(self, item: usize) -> bool {
        let krate = self.program.crate_of(item);
        let is_removed = |name: &str| {
            let definitions = self.program.names.definitions.get(&(krate, name.to_owned()));
            definitions.into_iter().flatten().any(|other| self.state.removed.contains(other))
        };
        let impls = &self.program.items[item].impls;
        let mut traits = impls.iter().map(|header| header.of_trait.as_deref());
        !impls.is_empty() && traits.all(|name| name.is_some_and(is_removed))
    }

    /// The entries in a macro call that an error asks for.
    pub fn entries(self, call: usize, missing: &Missing) -> Vec<usize> {
        let items = &self.program.items;
        let call = &items[call];
        if call.kind != Kind::MacroCall {
            return Vec::new();
        }
        let is_asked_for = |&item: &usize| {
            let item = &items[item];
            item.kind == Kind::ListEntry
                && contains(&call.range, &item.range)
                && fit(missing, item, "", Some(call)).is_some()
        };
        let removed = self.state.removed.iter().copied();
        let mut entries: Vec<usize> = removed.filter(is_asked_for).collect();
        if missing.is_any_integer() {
            // One is enough to go on with.
            let text = |entry: usize| &self.program.text[items[entry].range.clone()];
            entries.sort_by_key(|&entry| rarity(text(entry)));
            entries.truncate(1);
        }
        entries
    }

    /// The removed impls that those which are there need to answer an error: of the traits in their bounds,
    /// for the types that the asked type is applied to. The compiler says nothing of these where a trait has
    /// several impls.
    pub fn asked_by_impls(self, missing: &Missing) -> Vec<usize> {
        let items = &self.program.items;
        let impls = || {
            (0..items.len()).filter_map(|item| {
                let header = items[item].impls.first()?;
                Some((item, header, header.of_trait.as_deref()?))
            })
        };
        let answers = |item: usize, header: &ImplHeader, of_trait: &str, bound: &Bound| {
            bound.is_sure
                && bound.of_trait == of_trait
                && header.is_own_trait
                && header.shape.fits(&bound.shape)
                && self.state.is_present(self.program, item)
        };
        let mut traits = BTreeSet::new();
        let mut words: BTreeSet<&str> = BTreeSet::new();
        for (item, header, of_trait) in impls() {
            for bound in &missing.bounds {
                if answers(item, header, of_trait, bound) {
                    traits.extend(items[item].bounds.iter().map(String::as_str));
                    words.extend(bound.words.iter().filter(|word| !bound.shape.is_named(word)));
                }
            }
        }
        // An impl for all types needs what its bounds ask for.
        loop {
            let before = traits.len();
            for (item, header, of_trait) in impls() {
                if header.shape == TypeShape::Any && traits.contains(of_trait) {
                    traits.extend(items[item].bounds.iter().map(String::as_str));
                }
            }
            if traits.len() == before {
                break;
            }
        }
        let is_for_one = |shape: &TypeShape| match shape {
            TypeShape::Any => true,
            TypeShape::Named(name) => {
                words.contains(&**name)
                    || words.contains("integer") && is_integer(name)
                    || words.contains("float") && name == "f64"
            }
            _ => false,
        };
        let asked = impls().filter(|&(item, header, of_trait)| {
            traits.contains(of_trait)
                && is_for_one(&header.shape)
                && self.state.removed.contains(&item)
                && self.is_within_reach(&items[item])
        });
        asked.map(|(item, ..)| item).collect()
    }

    /// The removed impls of the supertraits that an impl needs.
    pub fn supertraits(self, item: usize) -> Vec<usize> {
        let items = &self.program.items;
        let is_impl = |item: &Item| matches!(item.kind, Kind::Impl | Kind::Derive);
        let Some(header) = items[item].impls.first().filter(|_| is_impl(&items[item])) else {
            return Vec::new();
        };
        let supertraits =
            SUPERTRAITS.iter().find(|(name, _)| header.of_trait.as_deref() == Some(name));
        let Some((_, supertraits)) = supertraits else { return Vec::new() };
        let is_needed = |&other: &usize| {
            is_impl(&items[other])
                && items[other].impls.iter().any(|other| {
                    let name = other.of_trait.as_deref();
                    other.shape == header.shape
                        && name.is_some_and(|name| supertraits.contains(&name))
                })
        };
        self.state.removed.iter().copied().filter(is_needed).collect()
    }
}
