//! What editions read otherwise than those before: what the compiler can tell of it, and what is done about that.

use crate::draft::Draft;
use crate::edit::Edits;
use crate::load::cannot_be_bundled;
use crate::package::Solution;
use crate::places::place;
use crate::rustc::Diagnostic;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::ops::Range;

/// The lints that tell of code that means something else from an edition on, which the compiler does not refuse.
const CHANGES: [(&str, u16); 5] = [
    ("tail_expr_drop_order", 2024),
    ("if_let_rescope", 2024),
    ("boxed_slice_into_iter", 2024),
    ("array_into_iter", 2021),
    ("rust_2021_incompatible_closure_captures", 2021),
];

/// The lint that tells, in editions before 2024, of patterns that borrow or copy explicitly what is matched
/// implicitly by reference. All editions read how they are written out.
const OF_PATTERNS: &str = "rust_2024_incompatible_pat";

/// The error that tells, since edition 2021, of a trait that is written as a type.
const OF_OBJECTS: &str = "E0782";

/// The words of the error that tells of them in edition 2024.
const ERRORS: [&str; 2] = ["implicitly-borrowing pattern", "default binding mode"];

/// The lints that tell, in editions before 2024, of what is to be said from then on: that foreign functions and
/// some attributes are unsafe, and which lifetimes an `impl Trait` captures.
const OF_2024: [&str; 3] =
    ["impl_trait_overcaptures", "missing_unsafe_on_extern", "unsafe_attr_outside_unsafe"];

/// All these lints.
pub fn lints() -> impl Iterator<Item = &'static str> {
    CHANGES.map(|(lint, _)| lint).into_iter().chain([OF_PATTERNS]).chain(OF_2024)
}

/// What is to be known of a file in the edition `judge`, as the compiler's `diagnostics` in the solution's `edition`
/// say: that code of older crates means something else there. `is_same` says whether the code is the same in two
/// editions.
///
/// # Errors
/// If code of a newer crate would mean something else there.
pub fn check(
    draft: &Draft,
    solution: &Solution,
    diagnostics: &[Diagnostic],
    [edition, judge]: [u16; 2],
    is_same: impl Fn([u16; 2]) -> bool,
) -> Result<Vec<String>> {
    let (mut notes, mut seen) = (Vec::new(), BTreeSet::new());
    if edition > solution.binary.edition {
        notes.push(format!(
            "the file is of edition {edition}, as a library is: in that, code of edition {} may do something else",
            solution.binary.edition
        ));
    }
    for diagnostic in diagnostics {
        let change = CHANGES.iter().find(|(lint, _)| diagnostic.code() == Some(lint));
        let at = diagnostic.primary_places().next();
        let (Some(&(lint, since)), Some(at)) = (change, at) else { continue };
        let krate = draft.module_at(at.start).map(|module| &module.krate);
        let own = krate.map_or(edition, |krate| krate.edition);
        let is_changed = (own >= since) != (judge >= since);
        let mut is_first = || seen.insert((krate.map(|krate| &krate.id), lint));
        if !is_changed || !is_first() || is_same([own, judge]) {
            continue;
        }
        let place = place(draft, solution, at.start).unwrap_or_default();
        let what = format!("{place}: {} (`{lint}`)", diagnostic.message);
        match krate {
            Some(krate) if own > judge => bail!(
                "{}: {what}; choose a judge with edition {since}, or write it as both mean the same",
                cannot_be_bundled(krate, judge)
            ),
            _ if own < judge => notes.push(format!(
                "the judge compiles edition {judge}, in which code of edition {own} may do something else: {what}"
            )),
            _ => {}
        }
    }
    Ok(notes)
}

/// What is to be written in the libraries of a draft, as the compiler says: such patterns, and for edition 2024
/// what it has to be told.
pub fn rewrites(draft: &Draft, diagnostics: &[Diagnostic], is_for_2024: bool) -> Edits {
    let is_meant = |diagnostic: &&Diagnostic| match diagnostic.code() {
        Some(code) => {
            [OF_PATTERNS, OF_OBJECTS].contains(&code) || is_for_2024 && OF_2024.contains(&code)
        }
        None => ERRORS.iter().any(|words| diagnostic.message.contains(words)),
    };
    // Of what may be written for a trait that is a type, an object is what older editions mean.
    let is_object = |code: Option<&str>, with: &str| {
        code != Some(OF_OBJECTS) || with.contains("dyn ") || [")", ">"].contains(&with)
    };
    let replacements = diagnostics
        .iter()
        .filter(is_meant)
        .flat_map(|it| it.replacements(true).filter(move |(_, with)| is_object(it.code(), with)));
    // The solution stays as it is written.
    let of_libraries = replacements.filter(|(place, _)| place.start >= draft.solution_end);
    // Each once: what is inserted twice is there twice.
    let once: BTreeSet<(usize, usize, &str)> =
        of_libraries.map(|(place, with)| (place.start, place.end, with)).collect();
    let mut edits = Edits::default();
    for (start, end, with) in once {
        edits.replace(start..end, with);
    }
    edits
}

/// Writes out what messages of panics format, as editions before 2021 take those that stand alone as they are. What the
/// compiler says in `older`, such an edition, has their starts for certain, and their ends.
pub fn format_panics(draft: &Draft, own: u16, older: &[Diagnostic], edits: &mut Edits) {
    let is_newer = |at: usize| draft.module_at(at).map_or(own, |it| it.krate.edition) >= 2021;
    for diagnostic in older.iter().filter(|it| it.code() == Some("non_fmt_panics")) {
        let start = diagnostic.replacements(true).find(|(_, with)| with.starts_with('"'));
        let end = diagnostic.replacements(false).find(|(_, with)| with.starts_with(','));
        let message = start.zip(end).map(|((start, _), (end, _))| start.start..end.start);
        if let Some(Range { start, end }) = message.filter(|it| is_newer(it.start)) {
            edits.insert(start, "\"{}\", format_args!(");
            edits.insert(end, ")");
        }
    }
}
