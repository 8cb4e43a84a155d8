//! A program and its items: all that pruning does not change.

use super::collect::collect;
use super::item::{Item, Kind, contains};
use super::names::Names;
use super::tree::{Crate, crate_of};
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
}

impl<'a> Program<'a> {
    /// Collects the items of `text`, in which the libraries begin at `solution_end`.
    ///
    /// # Errors
    /// If it is not Rust.
    pub fn new(text: &'a str, solution_end: usize) -> Result<Program<'a>> {
        let items = collect(text)?;
        let names = Names::new(text, &items, solution_end);
        Ok(Program { text, solution_end, items, names })
    }

    /// The name of an item.
    pub fn name(&self, item: usize) -> &'a str {
        &self.text[self.items[item].name.clone()]
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
        let starts = self.text.match_indices('\n').map(|(at, _)| at + 1);
        let starts: Vec<usize> = [0].into_iter().chain(starts).collect();
        let line = |at: usize| starts.partition_point(|&start| start <= at);
        let is_in_code = |item: &usize| {
            let Range { start, end } = self.items[*item].range;
            let is_impl = self.items[*item].kind == Kind::Impl && self.items[*item].is_unlinted;
            is_impl && lines.range(line(start)..=line(end - 1)).next().is_some()
        };
        (0..self.items.len()).filter(is_in_code).collect()
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

    /// The text with blanks for removed items, so that all else stays at its line and column: panics
    /// print these.
    pub fn without(&self, removed: impl IntoIterator<Item = usize>) -> String {
        let mut bytes = self.text.as_bytes().to_vec();
        for item in removed {
            for byte in &mut bytes[self.items[item].range.clone()] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
        String::from_utf8(bytes).expect("whole characters become spaces")
    }
}
