//! Stubs: functions with a body that never returns, in place of one that does not compile. Their headers stay,
//! so that all names and methods resolve as they did; a program that reaches no stub is what it was.

use super::item::Item;
use super::program::Program;
use super::tree::is_removed;
use crate::edit::blanked;
use std::collections::BTreeSet;
use std::ops::Range;

/// The body, which is of every type.
const STUB: &str = "loop{}";

/// Whether a function can be a stub: its body has a line that is long enough.
pub fn can_be_stub(program: &Program, item: usize) -> bool {
    place(program.text, &program.items[item]).is_some()
}

/// The inside of the body, and where the stub is in it.
fn place(text: &str, item: &Item) -> Option<(Range<usize>, usize)> {
    let body = item.body.as_ref()?;
    let inside = body.start + 1..body.end - 1;
    let mut places = text.as_bytes()[inside.clone()].windows(STUB.len());
    let at = places.position(|bytes| !bytes.contains(&b'\n'))?;
    Some((inside.clone(), inside.start + at))
}

/// The text of a program with blanks for `ranges` and for all items that are `removed`, and with these
/// `stubs`.
pub fn with_stubs(
    program: &Program,
    removed: &BTreeSet<usize>,
    stubs: &BTreeSet<usize>,
    ranges: &[Range<usize>],
) -> String {
    let is_there = |&&item: &&usize| !is_removed(&program.items, removed, item);
    let places: Vec<(Range<usize>, usize)> = stubs
        .iter()
        .filter(is_there)
        .filter_map(|&item| place(program.text, &program.items[item]))
        .collect();
    let removed = removed.iter().map(|&item| program.items[item].range.clone());
    let bodies = places.iter().map(|(inside, _)| inside.clone());
    let mut text = blanked(program.text, removed.chain(bodies).chain(ranges.iter().cloned()));
    for (_, at) in places {
        text.replace_range(at..at + STUB.len(), STUB);
    }
    text
}
