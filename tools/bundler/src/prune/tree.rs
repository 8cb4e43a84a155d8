//! The tree of items: what is around each.

use super::item::{Item, Kind};
use std::collections::BTreeSet;

/// A crate in the bundle: the item that is its module; `None` for the solution.
pub type Crate = Option<usize>;

/// The outermost item around an item.
pub fn outermost(items: &[Item], mut item: usize) -> usize {
    while let Some(parent) = items[item].parent {
        item = parent;
    }
    item
}

/// The crate of an item, where modules of libraries begin at `solution_end`.
pub fn crate_of(items: &[Item], solution_end: usize, item: usize) -> Crate {
    let outermost = outermost(items, item);
    (items[outermost].range.start >= solution_end).then_some(outermost)
}

/// Whether an item, or one around it, is `removed`.
pub fn is_removed(items: &[Item], removed: &BTreeSet<usize>, item: usize) -> bool {
    removed.contains(&item)
        || items[item].parent.is_some_and(|parent| is_removed(items, removed, parent))
}

/// An item and all that is in it.
pub fn with_all_inside(items: &[Item], item: usize) -> Vec<usize> {
    let mut found = vec![item];
    let mut at = 0;
    while let Some(&id) = found.get(at) {
        found.extend(&items[id].children);
        at += 1;
    }
    found
}

/// The innermost module around an item.
pub fn module_of(items: &[Item], mut item: usize) -> Option<usize> {
    loop {
        item = items[item].parent?;
        if items[item].kind == Kind::Definition && items[item].goes_when_empty {
            return Some(item);
        }
    }
}

/// The item that the whole `use` of an import is in.
pub fn scope_of(items: &[Item], import: usize) -> Option<usize> {
    let mut scope = items[import].parent;
    while let Some(parent) = scope.filter(|&parent| items[parent].kind == Kind::Import) {
        scope = items[parent].parent;
    }
    scope
}

/// The macro call that an item is in.
pub fn call_around(items: &[Item], item: usize) -> Option<&Item> {
    let parent = items[item].parent?;
    if items[parent].kind == Kind::MacroCall {
        Some(&items[parent])
    } else {
        call_around(items, parent)
    }
}
