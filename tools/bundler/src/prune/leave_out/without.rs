//! What is not there of a program, and what is instead of it.
//!
//! A stub is a function with a body that never returns, in place of one that does not compile. Its header
//! stays, so that all names and methods resolve as they did: a program that reaches no stub is what it was.

use crate::edit::blanked;
use crate::prune::item::{Item, Kind};
use crate::prune::program::Program;
use crate::prune::tree::{is_removed, with_all_inside};
use std::collections::BTreeSet;
use std::ops::Range;

/// The body of a stub, which is of every type.
const STUB: &str = "loop{}";

/// Whether a function can be a stub: its body has a line that is long enough, and nothing in it is for others.
pub fn can_be_stub(program: &Program, item: usize) -> bool {
    let is_for_others =
        |it: &usize| matches!(program.items[*it].kind, Kind::Impl | Kind::ExportedMacro);
    place(program.text, &program.items[item]).is_some()
        && !with_all_inside(&program.items, item).iter().any(is_for_others)
}

/// The inside of the body, and where the stub is in it.
fn place(text: &str, item: &Item) -> Option<(Range<usize>, usize)> {
    let body = item.body.as_ref()?;
    let inside = body.start + 1..body.end - 1;
    let mut places = text.as_bytes()[inside.clone()].windows(STUB.len());
    let at = places.position(|bytes| !bytes.contains(&b'\n'))?;
    Some((inside.clone(), inside.start + at))
}

/// What is not there of a program.
#[derive(Clone, Default)]
pub struct Without {
    /// Items, with all that is in them.
    pub removed: BTreeSet<usize>,
    /// Functions of which only the header is there.
    pub stubs: BTreeSet<usize>,
    /// Functions that a macro, which is not there, might have changed.
    pub unknown: BTreeSet<usize>,
    /// Of the items those that are impls of traits that are not there either, and that no path leads to.
    pub of_missing_traits: BTreeSet<usize>,
    /// Attributes that a derive among the items would have read, or that call such a macro.
    pub attributes: BTreeSet<(usize, usize)>,
}

impl Without {
    /// Only without some items.
    pub fn items(removed: BTreeSet<usize>) -> Without {
        Without { removed, ..Without::default() }
    }

    /// The text of the program, with blanks for what is not there, and with the stubs.
    pub fn text(&self, program: &Program) -> String {
        let items = &program.items;
        let stubs = self.stubs.iter().filter(|&&it| !is_removed(items, &self.removed, it));
        let places: Vec<(Range<usize>, usize)> =
            stubs.filter_map(|&stub| place(program.text, &items[stub])).collect();
        let removed = self.removed.iter().map(|&item| items[item].range.clone());
        let bodies = places.iter().map(|(inside, _)| inside.clone());
        let attributes = self.attributes.iter().map(|&(start, end)| start..end);
        let mut text = blanked(program.text, removed.chain(bodies).chain(attributes));
        for (_, at) in places {
            text.replace_range(at..at + STUB.len(), STUB);
        }
        text
    }

    /// How much is not there.
    pub fn len(&self) -> usize {
        self.removed.len() + self.stubs.len() + self.attributes.len()
    }
}
