//! Code that means something else in another edition: what a file that mixes crates of several does not
//! show by failing.

use crate::assemble::Draft;
use crate::load::cannot_be_bundled;
use crate::package::Solution;
use crate::places::place;
use crate::rustc::Compiled;
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What an edition changed, and the lint that tells in older editions where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Change {
    /// The lint.
    pub lint: &'static str,
    /// The first edition with the change.
    since: u16,
    /// What this edition does.
    does: &'static str,
}

/// What editions changed without the compiler refusing what older ones mean.
pub const CHANGES: [Change; 5] = [
    Change { lint: "tail_expr_drop_order", since: 2024, does: "drops temporaries earlier" },
    Change { lint: "if_let_rescope", since: 2024, does: "drops temporaries earlier" },
    Change {
        lint: "boxed_slice_into_iter",
        since: 2024,
        does: "takes boxed slices by value in `into_iter`",
    },
    Change { lint: "array_into_iter", since: 2021, does: "takes arrays by value in `into_iter`" },
    Change {
        lint: "rust_2021_incompatible_closure_captures",
        since: 2021,
        does: "captures only parts of variables in closures",
    },
];

/// The changes that the code of crates is subject to, by the crates' modules, and the first place of each in the
/// draft; `None` is the solution.
pub type Changes = BTreeMap<(Option<String>, Change), usize>;

/// The crates in which the compiler tells of such code, in what is still there.
pub fn changes(
    compiled: &Compiled,
    modules: &[(Range<usize>, String)],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Changes {
    let mut found = Changes::new();
    for diagnostic in &compiled.diagnostics {
        let lint = diagnostic.code();
        let change = CHANGES.iter().find(|change| Some(change.lint) == lint);
        let place = diagnostic.primary_places().next().filter(|place| is_there(place));
        if let (Some(&change), Some(place)) = (change, place) {
            let module = modules.iter().find(|(module, _)| module.contains(&place.start));
            found.entry((module.map(|(_, name)| name.clone()), change)).or_insert(place.start);
        }
    }
    found
}

/// What is to be known of a file in the second edition, if its crates have such code and the solution was compiled
/// in the first: that code of older crates means something else there. `is_same` says whether the code is the
/// same in two editions.
///
/// # Errors
/// If code of a newer crate would mean something else there.
pub fn check(
    draft: &Draft,
    solution: &Solution,
    changes: &Changes,
    [edition, judge]: [u16; 2],
    is_same: impl Fn([u16; 2]) -> bool,
) -> Result<Vec<String>> {
    let mut notes = BTreeSet::new();
    for ((module, Change { lint, since, does, .. }), &at) in changes {
        let krate = module.as_ref().map(|module| &draft.inlined[module]);
        let own = krate.map_or(edition, |krate| krate.edition);
        if (own >= *since) == (judge >= *since) || is_same([own, judge]) {
            continue;
        }
        match krate {
            Some(krate) if own >= *since => bail!(
                "{}: {}: edition {own} {does}, which would be another program in edition {judge}; \
                 choose a judge with edition {since}, or write it as both mean the same",
                cannot_be_bundled(krate, judge),
                place(draft, solution, at).unwrap_or_default(),
            ),
            _ if own < *since => {
                let name =
                    krate.map_or("the solution".to_owned(), |it| format!("crate `{}`", it.name));
                notes.insert(format!(
                    "the judge compiles edition {judge}, which {does}, and edition {own} does not: \
                     `rustc --force-warn {lint}` shows where {name} has such code"
                ));
            }
            _ => {}
        }
    }
    Ok(notes.into_iter().collect())
}
