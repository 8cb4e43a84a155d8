//! What errors are in, and what is to be left out for them.

use super::without::{Without, can_be_stub};
use crate::prune::item::{Item, Kind, contains};
use crate::prune::program::Program;
use crate::prune::tree::crate_of;
use crate::rustc::{Compiled, Diagnostic};
use crate::syntax::{is_of_word, range};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemImpl};

/// The items that errors are in.
pub fn failing(
    program: &Program,
    removed: &BTreeSet<usize>,
    compiled: &Compiled,
) -> BTreeSet<usize> {
    let places = compiled.errors().flat_map(Diagnostic::primary_places);
    places.flat_map(|place| failing_at(program, removed, &place)).collect()
}

/// The item that an error is in, and the type that goes with it.
fn failing_at(program: &Program, removed: &BTreeSet<usize>, place: &Range<usize>) -> Vec<usize> {
    let is_candidate = |item: usize| {
        program.is_of_library(item)
            && crate_of(&program.items, program.solution_end, item) != Some(item)
            && !is_part_of_impl(program, item)
            && !is_gone(program, removed, item)
    };
    let item = program.smallest_around(place, is_candidate);
    item.map_or_else(Vec::new, |item| with_its_type(program, item))
}

/// Adds what the errors are in to what is left out.
pub fn leave_out(program: &Program, compiled: &Compiled, without: &mut Without) {
    let before = without.clone();
    let places = |is_of_attribute: bool| {
        let all = compiled.errors();
        let all = all.flat_map(|error| error.primary_places().map(move |place| (error, place)));
        all.filter(move |(_, place)| names_attribute(program.text, place) == is_of_attribute)
    };
    for (error, place) in places(false) {
        if let Some(function) = function_around(program, &before, &place) {
            without.stubs.insert(function);
            continue;
        }
        let items = failing_at(program, &before.removed, &place);
        let is_of_missing = |&&item: &&usize| is_of_missing_trait(program, item, error, &place);
        without.of_missing_traits.extend(items.iter().filter(is_of_missing));
        without.removed.extend(items);
    }
    let is_more = without.len() > before.len();
    for (_, place) in places(true) {
        let is_function =
            |item: usize| program.is_of_library(item) && program.items[item].body.is_some();
        match attribute_at(program, &place) {
            Some((item, at)) if has_lost_derive(program, &without.removed, item) => {
                without.attributes.insert((at.start, at.end));
            }
            Some((item, at)) if is_function(item) => {
                without.attributes.insert((at.start, at.end));
                without.unknown.insert(item);
            }
            // The derive that reads it may go next, as its name does now.
            _ if is_more => {}
            _ => without.removed.extend(failing_at(program, &before.removed, &place)),
        }
    }
}

/// The outermost function of a library in whose body a place is, if it can be a stub and is not yet.
fn function_around(program: &Program, without: &Without, place: &Range<usize>) -> Option<usize> {
    let is_around = |item: usize| {
        let body = program.items[item].body.as_ref();
        body.is_some_and(|body| contains(body, place)) && program.is_of_library(item)
    };
    let outermost = (0..program.items.len()).find(|&item| is_around(item))?;
    let is_new = !without.stubs.contains(&outermost)
        && !is_gone(program, &without.removed, outermost)
        && can_be_stub(program, outermost);
    is_new.then_some(outermost)
}

/// Whether an item is an impl, and an error says that its trait, which is not of the program, is not there.
fn is_of_missing_trait(
    program: &Program,
    item: usize,
    error: &Diagnostic,
    place: &Range<usize>,
) -> bool {
    let code = error.code.as_ref().map(|code| code.code.as_str());
    let Item { range: whole, impls, .. } = &program.items[item];
    let is_own = impls.iter().any(|header| header.is_own_trait);
    if is_own || !matches!(code, Some("E0405" | "E0433")) {
        return false;
    }
    let Ok(syntax) = syn::parse_str::<ItemImpl>(&program.text[whole.clone()]) else { return false };
    syntax.trait_.is_some_and(|(_, path, _)| {
        let Range { start, end } = range(&path);
        contains(&(whole.start + start..whole.start + end), place)
    })
}

/// Whether a place is in the path of an attribute.
fn names_attribute(text: &str, place: &Range<usize>) -> bool {
    let is_of_path = |c: char| is_of_word(c) || c == ':' || c.is_whitespace();
    let before = text[..place.start].trim_end_matches(is_of_path);
    before.strip_suffix('[').is_some_and(|before| before.trim_end().ends_with('#'))
}

/// The attribute at a place, and the type or function that has it.
fn attribute_at(program: &Program, place: &Range<usize>) -> Option<(usize, Range<usize>)> {
    let may_have =
        |item: usize| matches!(program.items[item].kind, Kind::Definition | Kind::TraitImplItem);
    let item = program.smallest_around(place, may_have)?;
    let whole = program.items[item].range.clone();
    let syntax = syn::parse_str(&program.text[whole.clone()]).ok()?;
    let mut attributes = Attributes::default();
    attributes.visit_item(&syntax);
    let mut ranges = attributes.0.iter().map(|it| whole.start + it.start..whole.start + it.end);
    ranges.find(|attribute| contains(attribute, place)).map(|attribute| (item, attribute))
}

/// Whether a derive of a type is removed, which may have read attributes in it.
fn has_lost_derive(program: &Program, removed: &BTreeSet<usize>, item: usize) -> bool {
    let inside = |item: usize| program.items[item].children.iter().copied();
    let mut derives = inside(item).flat_map(|it| [it].into_iter().chain(inside(it)));
    derives.any(|it| program.items[it].kind == Kind::Derive && removed.contains(&it))
}

/// The places of all attributes in an item.
#[derive(Default)]
struct Attributes(Vec<Range<usize>>);

impl<'ast> Visit<'ast> for Attributes {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        self.0.push(range(attribute));
        visit::visit_attribute(self, attribute);
    }
}

/// Whether an item is part of an impl of a trait, which goes as a whole: without one of its items it might
/// compile and mean something else. So it is with the parts of other items that are not items themselves.
fn is_part_of_impl(program: &Program, item: usize) -> bool {
    matches!(
        program.items[item].kind,
        Kind::TraitImplItem | Kind::MacroArm | Kind::ListEntry | Kind::Supertrait
    )
}

fn is_gone(program: &Program, removed: &BTreeSet<usize>, item: usize) -> bool {
    let range: &Range<usize> = &program.items[item].range;
    removed.iter().any(|&gone| contains(&program.items[gone].range, range))
}

/// An item; where it is an impl of `Drop`, which nobody would miss, the type too.
fn with_its_type(program: &Program, item: usize) -> Vec<usize> {
    let mut all = vec![item];
    let impls = &program.items[item].impls;
    if impls.iter().any(|header| header.of_trait.as_deref() == Some("Drop"))
        && let Some(name) = &program.items[item].self_type
    {
        let key = (program.crate_of(item), name.clone());
        all.extend(program.names.definitions.get(&key).into_iter().flatten());
    }
    all
}
