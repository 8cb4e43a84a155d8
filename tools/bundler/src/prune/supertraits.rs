//! Supertraits that a program does without: a trait may require more than its functions use, and so keep
//! impls that no code is made of. No lint tells of them.

use super::candidates::Candidates;
use super::diagnostic::Missing;
use super::item::{Item, Kind, contains};
use super::pruner::Pruner;
use crate::rustc::Compiled;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

/// So many compilations are enough to restore what is needed.
const MOST_ROUNDS: usize = 12;

/// Traits that only types with a known size have, the least of them first.
const SIZED: [&str; 4] = ["Sized", "Clone", "Copy", "Default"];

/// Tries to go without the supertraits in the libraries and the impls that they keep, and restores what the
/// compiler asks for then; whether less is there now. Each supertrait is tried once.
///
/// # Errors
/// If the compiler cannot be started.
pub fn try_without_supertraits(pruner: &mut Pruner) -> Result<bool> {
    let supertraits = untried(pruner);
    let kept = kept(pruner, &supertraits);
    if kept.is_empty() {
        return Ok(false);
    }
    let before = (pruner.state.clone(), bytes(pruner));
    let all = 0..pruner.program.items.len();
    let there: Vec<usize> = all.filter(|item| !pruner.state.removed.contains(item)).collect();
    pruner.state.kill(&supertraits);
    pruner.state.kill(&kept);
    let is_less = settles(pruner, &there)? && bytes(pruner) < before.1;
    if !is_less {
        pruner.state = before.0;
    }
    for supertrait in supertraits {
        if pruner.state.is_present(&pruner.program, supertrait) {
            pruner.state.required.insert(supertrait, [None].into());
        }
    }
    Ok(is_less)
}

/// The supertraits in the libraries that are there and were not tried.
fn untried(pruner: &Pruner) -> Vec<usize> {
    let Pruner { program, state, .. } = pruner;
    (0..program.items.len())
        .filter(|&item| {
            program.items[item].kind == Kind::Supertrait
                && program.is_of_library(item)
                && state.is_present(program, item)
                && !state.required.contains_key(&item)
        })
        .collect()
}

/// The impls that supertraits may keep: those in the libraries that no code is made of, of these traits, or
/// of traits in the bounds of their impls.
fn kept(pruner: &Pruner, supertraits: &[usize]) -> Vec<usize> {
    let Pruner { program, state, .. } = pruner;
    let Some(made) = pruner.made().filter(|_| !supertraits.is_empty()) else { return Vec::new() };
    let impls: Vec<usize> = (0..program.items.len())
        .filter(|&item| {
            matches!(program.items[item].kind, Kind::Impl | Kind::Derive)
                && program.items[item].is_unlinted
                && program.is_of_library(item)
                && state.is_present(program, item)
        })
        .collect();
    let is_of = |item: &Item, traits: &BTreeSet<&str>| {
        let mut names = item.impls.iter().filter_map(|header| header.of_trait.as_deref());
        names.any(|name| traits.contains(name))
    };
    let headers = supertraits.iter().flat_map(|&item| &program.items[item].impls);
    let mut traits: BTreeSet<&str> =
        headers.filter_map(|header| header.of_trait.as_deref()).collect();
    loop {
        let count = traits.len();
        for &item in &impls {
            let item = &program.items[item];
            if is_of(item, &traits) {
                traits.extend(item.bounds.iter().map(String::as_str));
            }
        }
        if traits.len() == count {
            break;
        }
    }
    let is_idle = |&item: &usize| {
        is_of(&program.items[item], &traits) && !program.has_a_line(item, &made.lines)
    };
    impls.into_iter().filter(is_idle).collect()
}

/// Restores of what was `there` what the compiler asks for until it is content; whether that comes to an end.
fn settles(pruner: &mut Pruner, there: &[usize]) -> Result<bool> {
    for _ in 0..MOST_ROUNDS {
        pruner.update();
        let compiled = pruner.check()?;
        if compiled.success {
            return Ok(true);
        }
        let asked = asked(pruner, there, &compiled);
        if asked.is_empty() {
            break;
        }
        for &item in &asked {
            pruner.state.restore(&pruner.program, item, None);
        }
        pruner.state.guessed.extend(asked);
    }
    Ok(false)
}

/// Of what was `there` and is removed, what answers errors best, around them before elsewhere.
fn asked(pruner: &Pruner, there: &[usize], compiled: &Compiled) -> BTreeSet<usize> {
    let Pruner { program, state, .. } = pruner;
    let removed = there.iter().copied().filter(|item| state.removed.contains(item));
    let removed: Vec<usize> = removed.collect();
    let mut asked = BTreeSet::new();
    for error in compiled.errors() {
        let missing = Missing::of(error, program);
        let places: Vec<Range<usize>> = error.primary_places().collect();
        let is_around = |item: usize| {
            let parent = program.items[item].parent.map(|parent| &program.items[parent].range);
            parent.is_some_and(|parent| places.iter().any(|place| contains(parent, place)))
        };
        let fit = |&item: &usize| {
            let fit = (Candidates { program, state }).fit(&missing, item, None)?;
            Some(((fit, !is_around(item)), item))
        };
        let fits: Vec<_> = removed.iter().filter_map(fit).collect();
        if let Some(best) = fits.iter().map(|fit| fit.0).min() {
            asked.extend(fits.iter().filter(|fit| fit.0 == best).map(|fit| fit.1));
        } else if error.message.starts_with("the size for values of type") {
            let sized = removed.iter().filter(|&&item| is_around(item)).filter_map(|&item| {
                let of_trait = program.items[item].impls.first()?.of_trait.as_deref()?;
                Some((SIZED.iter().position(|name| *name == of_trait)?, item))
            });
            asked.extend(sized.min().map(|(_, item)| item));
        }
    }
    asked
}

/// How much is there.
fn bytes(pruner: &Pruner) -> usize {
    pruner.text().bytes().filter(|byte| !byte.is_ascii_whitespace()).count()
}
