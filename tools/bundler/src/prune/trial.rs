//! Trying to go without items that no lint tells of.

use super::ir::{Code, code};
use super::item::Kind;
use super::pruner::Pruner;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use tempfile::TempDir;

/// Up to this many guessed items are first tried one by one, on all processors.
const MOST_ALONE: usize = 24;

/// Up to this many entries of one list are tried like other items; more of them by halves.
const MOST_ENTRIES: usize = 6;

/// Whether what is there will do.
type Holds<'a> = dyn FnMut(&mut Pruner) -> Result<bool> + 'a;

/// Tries to go without the items that were restored on a guess; whether some were removed.
///
/// # Errors
/// If the compiler cannot be started.
pub fn try_without_guessed(pruner: &mut Pruner) -> Result<bool> {
    let mut guessed: Vec<usize> = mem::take(&mut pruner.state.guessed).into_iter().collect();
    guessed.retain(|&item| {
        pruner.state.is_present(&pruner.program, item)
            && pruner.program.items[item].is_unlinted
            && pruner.program.is_of_library(item)
    });
    let before = pruner.state.removed.len();
    // What stays is a guess no more.
    for &item in &guessed {
        pruner.state.required.insert(item, [None].into());
    }
    let mut compiles = |pruner: &mut Pruner| Ok(pruner.check()?.success);
    // Most of a long list can be removed, and of very much.
    for list in long_lists(pruner, &guessed) {
        guessed.retain(|item| !list.contains(item));
        remove_most(pruner, &list, &mut compiles)?;
    }
    guessed.retain(|&item| pruner.state.is_present(&pruner.program, item));
    let removable =
        if guessed.len() > MOST_ALONE { guessed } else { removable_alone(pruner, &guessed)? };
    remove_most(pruner, &removable, &mut compiles)?;
    Ok(pruner.state.removed.len() > before)
}

/// Restores what changes the program's code, which was `before`. Lints do not name what is used, so that
/// only items that no lint tells of can have changed it.
///
/// # Errors
/// If the compiler cannot be started.
pub fn restore_code(pruner: &mut Pruner, before: &Code) -> Result<()> {
    let unlinted: BTreeSet<usize> = pruner.program.unlinted().collect();
    let tried: Vec<usize> = pruner.state.removed.intersection(&unlinted).copied().collect();
    pruner.state.restart_with_all(&pruner.program);
    pruner.settle(false)?;
    remove_most(pruner, &tried, &mut |pruner| {
        Ok(code(pruner.rustc, &pruner.text()).is_ok_and(|code| code == *before))
    })?;
    pruner.settle(false)
}

/// The entries among `items` of long lists, list by list.
fn long_lists(pruner: &Pruner, items: &[usize]) -> Vec<Vec<usize>> {
    let all = &pruner.program.items;
    let mut lists: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
    for &item in items.iter().filter(|&&item| all[item].kind == Kind::ListEntry) {
        lists.entry(all[item].parent).or_default().push(item);
    }
    lists.into_values().filter(|list| list.len() > MOST_ENTRIES).collect()
}

/// Those of `items` that can each be removed if the others stay, tried on all processors.
fn removable_alone(pruner: &Pruner, items: &[usize]) -> Result<Vec<usize>> {
    let workers = thread::available_parallelism().map_or(1, Into::into);
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<usize>> {
        let folder = TempDir::new()?;
        let mut removable = Vec::new();
        while let Some(&item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            let removed = pruner.state.removed.iter().copied();
            let text = pruner.program.without(removed.chain([item]));
            let flags = ["--cap-lints=allow", "-O", "--emit=metadata"];
            if pruner.rustc.compile_text(&text, &flags, folder.path())?.success {
                removable.push(item);
            }
        }
        Ok(removable)
    };
    let mut removable = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers.min(items.len())).map(|_| scope.spawn(work)).collect();
        let results = workers.into_iter().map(|worker| worker.join().expect("no panic"));
        results.collect::<Result<Vec<_>>>()
    })?
    .concat();
    removable.sort_unstable();
    Ok(removable)
}

/// Removes as many of `items` as `holds` allows: all, or what each half allows.
fn remove_most(pruner: &mut Pruner, items: &[usize], holds: &mut Holds) -> Result<()> {
    if items.is_empty() || remove_all(pruner, items, holds)? {
        return Ok(());
    }
    remove_by_halves(pruner, items, holds)
}

/// The same, where it is known that not all can be removed.
fn remove_by_halves(pruner: &mut Pruner, items: &[usize], holds: &mut Holds) -> Result<()> {
    if items.len() < 2 {
        return Ok(());
    }
    let (first, second) = items.split_at(items.len() / 2);
    if remove_all(pruner, first, holds)? {
        return remove_by_halves(pruner, second, holds);
    }
    remove_by_halves(pruner, first, holds)?;
    remove_most(pruner, second, holds)
}

/// Removes `items` if `holds` allows it, and it may be tried; whether they are removed.
pub fn remove_all(pruner: &mut Pruner, items: &[usize], holds: &mut Holds) -> Result<bool> {
    if !pruner.may_try() {
        return Ok(false);
    }
    let good = (pruner.state.required.clone(), pruner.state.dead.clone());
    pruner.state.kill(items);
    pruner.update();
    let is_good = holds(pruner)?;
    if !is_good {
        (pruner.state.required, pruner.state.dead) = good;
        pruner.update();
    }
    Ok(is_good)
}
