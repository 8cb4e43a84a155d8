//! A program and its items: all that pruning does not change.

use super::collect::collect;
use super::item::{Item, Kind, contains};
use super::names::Names;
use super::tree::{Crate, crate_of};
use crate::edit::blanked;
use crate::syntax::has_word;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

/// A program whose items may be removed.
pub struct Program<'a> {
    /// The text.
    pub text: &'a str,
    /// Where the solution ends and the libraries begin. Of the solution itself only what lints name is
    /// removed.
    pub solution_end: usize,
    /// The items, outer ones first.
    pub items: Vec<Item>,
    /// An index of the names.
    pub names: Names,
    /// Where its lines begin.
    line_starts: Vec<usize>,
}

impl<'a> Program<'a> {
    /// Collects the items of `text`, in which the libraries begin at `solution_end`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(text: &'a str, solution_end: usize) -> Result<Program<'a>> {
        let items = collect(text)?;
        let names = Names::new(text, &items, solution_end);
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let line_starts = [0].into_iter().chain(starts).collect();
        Ok(Program { text, solution_end, items, names, line_starts })
    }

    /// The name of an item.
    pub fn name(&self, item: usize) -> &'a str {
        &self.text[self.items[item].name.clone()]
    }

    /// The name that an item has where it stands: of an import, what that brings into scope.
    pub fn name_in_scope(&self, item: usize) -> &str {
        let import = self.items[item].import.as_ref();
        import.and_then(|import| import.name.as_deref()).unwrap_or(self.name(item))
    }

    /// The crate of an item.
    pub fn crate_of(&self, item: usize) -> Crate {
        crate_of(&self.items, self.solution_end, item)
    }

    /// The traits that have an associated item with a name.
    pub fn traits_with(&self, name: &str) -> Vec<&str> {
        let has = |items: &[usize]| items.iter().any(|&item| self.name(item) == name);
        self.names.traits().filter(|(_, items)| has(items)).map(|(of_trait, _)| of_trait).collect()
    }

    /// Whether an item is of a library.
    pub fn is_of_library(&self, item: usize) -> bool {
        self.items[item].range.start >= self.solution_end
    }

    /// The impls of the libraries that have one of these lines, counted from 1.
    pub fn in_code(&self, lines: &BTreeSet<usize>) -> Vec<usize> {
        let is_impl = |item: &Item| item.kind == Kind::Impl && item.is_unlinted;
        let items = 0..self.items.len();
        items.filter(|&item| is_impl(&self.items[item]) && self.has_a_line(item, lines)).collect()
    }

    /// The functions of the libraries that have none of these lines, but for those in impls of traits.
    pub fn not_in_code(&self, lines: &BTreeSet<usize>) -> impl Iterator<Item = usize> {
        (0..self.items.len())
            .filter(|&id| self.is_of_library(id) && self.is_run(id) && !self.has_a_line(id, lines))
    }

    /// Whether an item is a function with a body that the compiler itself does not run, and not of the impl
    /// of a trait.
    fn is_run(&self, item: usize) -> bool {
        let Item { range, name, kind, .. } = &self.items[item];
        let head = &self.text[range.start..name.start.max(range.start)];
        *kind == Kind::Definition
            && head.trim_end().ends_with("fn")
            && !has_word(head, "const")
            && self.text[range.clone()].ends_with('}')
    }

    /// Whether an item has one of these lines, counted from 1.
    pub fn has_a_line(&self, item: usize, lines: &BTreeSet<usize>) -> bool {
        let line = |at: usize| self.line_starts.partition_point(|&start| start <= at);
        let Range { start, end } = self.items[item].range;
        lines.range(line(start)..=line(end - 1)).next().is_some()
    }

    /// The outermost items of the solution.
    pub fn outermost_of_solution(&self) -> Vec<Range<usize>> {
        let items = self.items.iter().filter(|item| item.parent.is_none());
        let ranges = items.map(|item| item.range.clone());
        ranges.filter(|range| range.start < self.solution_end).collect()
    }

    /// The items of the libraries that lints say nothing of.
    pub fn unlinted(&self) -> impl Iterator<Item = usize> {
        (0..self.items.len())
            .filter(|&item| self.items[item].is_unlinted && self.is_of_library(item))
    }

    /// The items around a place that `holds` for, the smallest of them.
    pub fn smallest_around(
        &self,
        place: &Range<usize>,
        holds: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        (0..self.items.len())
            .filter(|&item| contains(&self.items[item].range, place) && holds(item))
            .min_by_key(|&item| self.items[item].range.len())
    }

    /// The text with blanks for removed items.
    pub fn without(&self, removed: impl IntoIterator<Item = usize>) -> String {
        blanked(self.text, removed.into_iter().map(|item| self.items[item].range.clone()))
    }
}
