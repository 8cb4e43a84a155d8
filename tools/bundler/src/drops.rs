//! Values that one edition drops earlier than another: what a file that mixes crates of both does not
//! show by failing.

use crate::assemble::{Draft, cannot_be_bundled};
use crate::rustc::Compiled;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::ops::Range;

/// The lints that tell, in editions before 2024, of values that edition 2024 drops earlier.
pub const LINTS: [&str; 2] = ["tail_expr_drop_order", "if_let_rescope"];

/// The edition from which on they are dropped earlier.
const SINCE: u16 = 2024;

/// The crates that have such values, by their modules; `None` is the solution.
pub type Drops = BTreeSet<Option<String>>;

/// The crates in which the compiler tells of such values, in what is still there.
pub fn drops(
    compiled: &Compiled,
    modules: &[(Range<usize>, String)],
    is_there: impl Fn(&Range<usize>) -> bool,
) -> Drops {
    let is_meant = |code: &str| LINTS.contains(&code);
    let told = compiled.diagnostics.iter();
    let told = told.filter(|d| d.code.as_ref().is_some_and(|code| is_meant(&code.code)));
    let places = told.filter_map(|diagnostic| diagnostic.primary_places().next());
    let places = places.filter(|place| is_there(place));
    let module_at = |place: Range<usize>| {
        let module = modules.iter().find(|(module, _)| module.contains(&place.start));
        module.map(|(_, name)| name.clone())
    };
    places.map(module_at).collect()
}

/// What is to be told of a file in the edition `judge`, if the crates of `drops` have such values and the
/// solution was compiled in `edition`: that older crates drop them earlier there.
///
/// # Errors
/// If a crate of edition 2024 would drop values later there.
pub fn check(draft: &Draft, drops: &Drops, edition: u16, judge: u16) -> Result<Vec<String>> {
    let mut notes = Vec::new();
    for module in drops {
        let Some(krate) = module.as_ref().map(|module| &draft.inlined[module]) else {
            if judge >= SINCE {
                notes.push(format!(
                    "the judge compiles edition {judge}, which drops temporaries of the solution \
                     earlier than edition {edition}: `rustc --force-warn {}` shows where",
                    LINTS[0]
                ));
            }
            continue;
        };
        if krate.edition >= SINCE && judge < SINCE {
            bail!(
                "{}: it drops temporaries earlier than edition {judge} does, which would be \
                 another program; choose a judge with edition {SINCE}, or bind these to variables",
                cannot_be_bundled(krate, judge)
            );
        }
        if krate.edition < SINCE && judge >= SINCE {
            notes.push(format!(
                "the judge compiles edition {judge}, which drops temporaries of crate `{}` earlier \
                 than edition {}",
                krate.name, krate.edition
            ));
        }
    }
    Ok(notes)
}
