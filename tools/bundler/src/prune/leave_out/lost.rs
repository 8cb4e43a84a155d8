//! What is left out of a draft, as it does not compile there, and whether something else may be found in its
//! place.

use super::derives;
use crate::assemble::Draft;
use crate::edit::blanked;
use crate::prune::item::Kind;
use crate::prune::program::Program;
use crate::prune::pruner::Pruned;
use crate::prune::tree::{Crate, is_removed, module_of, with_all_inside};
use crate::syntax::has_word;
use anyhow::{Error, Result, bail};
use std::collections::BTreeSet;
use std::iter;
use std::ops::Range;

/// Of what is left out so many items are named.
const MOST_NAMED: usize = 8;

/// What is left out of a draft.
pub struct LeftOut {
    /// Why it cannot be bundled.
    pub why: Error,
    /// The outermost items.
    pub items: Vec<Lost>,
}

impl LeftOut {
    /// What is to be told of a file that is pruned further, if anything is left out.
    ///
    /// # Errors
    /// If the file may mean it, so that something else of that name would be found in its place.
    pub fn check(&self, draft: &Draft, pruned: &Pruned) -> Result<Option<String>> {
        let text = blanked(&draft.text, pruned.removed.iter().cloned());
        if let Some(missed) = self.items.iter().find(|item| item.may_be_meant(&text)) {
            bail!(
                "{:#}; what needs that is left out, and what the solution uses may mean `{}` of it, where \
                 something else would be found",
                self.why,
                missed.told
            );
        }
        let named = self.items.iter().take(MOST_NAMED).map(|item| format!("`{}`", item.told));
        let named: Vec<String> = named.collect();
        let more = match self.items.len().saturating_sub(MOST_NAMED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let note = format!("left out, as it cannot be bundled: {}{more}", named.join(", "));
        Ok((!self.items.is_empty()).then_some(note))
    }
}

/// An item that is left out, with all that is in it.
pub struct Lost {
    /// As it is told: its name, or the trait and type of an impl.
    told: String,
    /// Its names; where none of them is, nothing can be found in its place. `None` where they are not known.
    names: Option<BTreeSet<String>>,
    /// Where its names may be meant, or what it is for, if they are not known.
    places: Vec<Range<usize>>,
    /// The type that it is for, if it is a derive: without that nothing is meant.
    of_type: Option<Range<usize>>,
}

impl Lost {
    /// Of `removed`, the outermost items; but for impls of types that are removed too, and those that are
    /// `of_missing_traits`, as nothing calls these without their traits.
    pub fn all(
        program: &Program,
        removed: &BTreeSet<usize>,
        of_missing_traits: &BTreeSet<usize>,
    ) -> Vec<Lost> {
        let is_gone = |item: usize| is_removed(&program.items, removed, item);
        let is_of_what_is_gone = |item: usize| {
            let name = program.items[item].type_name();
            let key = name.map(|name| (program.crate_of(item), name.to_owned()));
            let definitions = key.and_then(|key| program.names.definitions.get(&key));
            definitions.is_some_and(|all| all.iter().all(|&it| is_gone(it)))
        };
        let with_globs = with_globs(program);
        let outermost = removed
            .iter()
            .copied()
            .filter(|&item| program.items[item].parent.is_none_or(|around| !is_gone(around)));
        outermost
            .filter(|&item| !is_of_what_is_gone(item) && !of_missing_traits.contains(&item))
            .map(|item| Lost {
                told: told(program, item),
                names: names(program, item),
                places: places(program, item, &with_globs),
                of_type: derives::type_of(&program.items, item),
            })
            .collect()
    }

    /// Whether a text, in which blanks are for what is removed, has one of its names where that may mean it.
    fn may_be_meant(&self, text: &str) -> bool {
        let is_there = |place: &Range<usize>| !text[place.clone()].trim().is_empty();
        let mut places = self.places.iter();
        self.of_type.as_ref().is_none_or(is_there)
            && places.any(|place| match &self.names {
                Some(names) => names.iter().any(|name| has_word(&text[place.clone()], name)),
                None => is_there(place),
            })
    }
}

/// An item as it is told.
pub fn told(program: &Program, item: usize) -> String {
    let it = &program.items[item];
    let name = program.name_in_scope(item);
    let of_trait = it.impls.first().and_then(|header| header.of_trait.as_deref());
    match (it.kind, of_trait, it.type_name()) {
        (Kind::Impl, Some(of_trait), Some(of)) => format!("impl {of_trait} for {of}"),
        (Kind::Impl, Some(of), None) | (Kind::Impl, None, Some(of)) => format!("impl {of}"),
        (Kind::Derive, Some(of), Some(name)) => format!("derive({of}) of {name}"),
        _ if name.is_empty() => {
            let line = program.text[it.range.clone()].lines().next().unwrap_or_default();
            line.chars().take(40).collect()
        }
        _ => name.to_owned(),
    }
}

/// The names of an item and of all that is in it; of the impl of a trait from elsewhere the type too, as its
/// operators, conversions and the like are used without a name. None where a macro writes what is not known.
fn names(program: &Program, item: usize) -> Option<BTreeSet<String>> {
    let is_unknown = |id: &usize| matches!(program.items[*id].kind, Kind::MacroCall | Kind::Derive);
    let inside = with_all_inside(&program.items, item);
    if is_unknown(&item) || inside.iter().any(|id| program.items[*id].kind == Kind::MacroCall) {
        return None;
    }
    let mut names: BTreeSet<String> =
        inside.iter().map(|&id| program.name_in_scope(id).to_owned()).collect();
    let foreign = inside.iter().map(|&id| &program.items[id]).filter(|it| {
        let is_own = it.impls.first().is_none_or(|header| header.is_own_trait);
        it.kind == Kind::Impl && !is_own
    });
    names.extend(foreign.filter_map(|it| it.type_name()).map(str::to_owned));
    names.remove("");
    Some(names)
}

/// The crates, `None` for the solution, that bring all names of something other than the module around.
fn with_globs(program: &Program) -> BTreeSet<Crate> {
    let brings_all = |item: &usize| {
        let import = program.items[*item].import.as_ref();
        let of = import.and_then(|import| import.glob_of.as_deref());
        of.is_some_and(|of| of != "super")
    };
    (0..program.items.len()).filter(brings_all).map(|item| program.crate_of(item)).collect()
}

/// Where the names of an item may be meant: those of what belongs to a type or trait everywhere, others in
/// the module around it, and in crates that bring all names of something.
fn places(program: &Program, item: usize, with_globs: &BTreeSet<Crate>) -> Vec<Range<usize>> {
    let items = &program.items;
    if items[item].kind == Kind::Derive {
        return derives::places(program, item);
    }
    let is_of_type = |&it: &usize| {
        items[it].is_associated || matches!(items[it].kind, Kind::Impl | Kind::MacroCall)
    };
    if with_all_inside(items, item).iter().any(is_of_type) {
        return iter::once(0..program.text.len()).collect();
    }
    let range = |krate: &Crate| match *krate {
        Some(krate) => items[krate].range.clone(),
        None => 0..program.solution_end,
    };
    let module = module_of(items, item).map(|module| items[module].range.clone());
    with_globs.iter().map(range).chain(module).collect()
}
