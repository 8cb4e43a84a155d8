//! What an error asks for comes back.

use super::heads::rarity;
use super::missing::{Fit, Missing};
use super::units::{Kind, Unit};
use super::{Pruner, contains};
use crate::rustc::{Compiled, Diagnostic};
use std::collections::BTreeSet;
use std::ops::Range;

/// Traits of the standard library, and those that a type must have before them.
const BEFORE: [(&str, &[&str]); 9] = [
    ("Copy", &["Clone"]),
    ("Eq", &["PartialEq"]),
    ("PartialOrd", &["PartialEq"]),
    ("Ord", &["Eq", "PartialEq", "PartialOrd"]),
    ("Error", &["Debug", "Display"]),
    ("DerefMut", &["Deref"]),
    ("IndexMut", &["Index"]),
    ("DoubleEndedIterator", &["Iterator"]),
    ("ExactSizeIterator", &["Iterator"]),
];

impl Pruner {
    /// Does what errors ask for; whether that is anything. Guesses wait until nothing is certain: many
    /// an error is only the consequence of another.
    pub(super) fn answer(&mut self, compiled: &Compiled) -> bool {
        let broken = self.broken_by_what_has_gone(compiled);
        let is_broken = |place: &Range<usize>| {
            broken.iter().any(|&unit| contains(&self.units[unit].range, place))
        };
        let errors: Vec<&Diagnostic> = compiled
            .errors()
            .filter(|error| !error.primary_places().any(|place| is_broken(&place)))
            .collect();
        self.broken.extend(&broken);
        self.refuse(&broken);
        !broken.is_empty() | self.answer_up_to(Fit::Hinted, &errors)
            || self.take_back_lists(&errors)
            || self.answer_up_to(Fit::Words, &errors)
            || self.answer_up_to(Fit::OfType, &errors)
            || self.answer_up_to(Fit::Made, &errors)
    }

    fn answer_up_to(&mut self, worst: Fit, errors: &[&Diagnostic]) -> bool {
        let mut taken_back = BTreeSet::new();
        for error in errors {
            let at = error.primary_places().next().and_then(|place| self.around(&place));
            let missing = Missing::of(error);
            let is_answer =
                |&unit: &usize| self.fit(&missing, unit, at).is_some_and(|fit| fit <= Fit::Hinted);
            let answers: Vec<usize> = taken_back.iter().copied().filter(is_answer).collect();
            if !answers.is_empty() {
                self.take_back_entries(&answers, &missing, at);
                continue;
            }
            let tried = self.answers.entry(error.message.clone()).or_default().clone();
            let fits: Vec<(Fit, usize)> = self
                .left_out
                .difference(&tried)
                .filter_map(|&unit| Some((self.fit(&missing, unit, at)?, unit)))
                .filter(|fit| fit.0 <= worst)
                .collect();
            let Some(best) = fits.iter().map(|fit| fit.0).min() else { continue };
            let best: Vec<usize> =
                fits.iter().filter(|fit| fit.0 == best).map(|fit| fit.1).collect();
            // What came back for this message before was not it, or not all.
            self.doubtful.extend(tried);
            if best.len() > 1 || fits.iter().all(|fit| fit.0 > Fit::Likely) {
                self.doubtful.extend(&best);
            }
            self.answers.entry(error.message.clone()).or_default().extend(&best);
            self.take_back_entries(&best, &missing, at);
            for unit in best {
                self.take_back(unit, at);
                for before in self.traits_before(unit) {
                    self.take_back(before, Some(unit));
                }
                taken_back.insert(unit);
            }
        }
        !taken_back.is_empty()
    }

    /// Takes back all that is in macro calls with errors: they may be none without it.
    fn take_back_lists(&mut self, errors: &[&Diagnostic]) -> bool {
        let mut inside = BTreeSet::new();
        for place in errors.iter().flat_map(|error| error.primary_places()) {
            let of_call = |unit: &&usize| self.is_in_one_with(**unit, &place);
            inside.extend(self.left_out.iter().filter(of_call).copied());
        }
        for &unit in &inside {
            self.take_back(unit, None);
        }
        self.doubtful.extend(&inside);
        !inside.is_empty()
    }

    /// How well what is left out would answer an error at a place.
    fn fit(&self, missing: &Missing<'_>, unit: usize, at: Option<usize>) -> Option<Fit> {
        let candidate = &self.units[unit];
        let brought = candidate.import.as_ref().and_then(|import| import.name.as_deref());
        let name = brought.unwrap_or(&self.text[candidate.name.clone()]);
        let fit = missing.fit(candidate, name, self.call_around(unit))?;
        match candidate.kind {
            // A part of something helps only where that is.
            _ if !self.is_within_reach(candidate) => None,
            // A name helps in its own module or crate; elsewhere only what a macro says.
            Kind::Import if self.module(Some(unit)) != self.module(at) => {
                Some(fit.max(Fit::Likely))
            }
            Kind::Item if self.root(Some(unit)) != self.root(at) => Some(fit.max(Fit::Likely)),
            // No impl of a trait that has gone.
            Kind::Impl | Kind::Call if self.has_gone(candidate, unit) => None,
            _ => Some(fit),
        }
    }

    /// The macro call that a unit is in.
    fn call_around(&self, unit: usize) -> Option<&Unit> {
        let parent = &self.units[self.units[unit].parent?];
        if parent.kind == Kind::Call {
            Some(parent)
        } else {
            self.call_around(self.units[unit].parent?)
        }
    }

    /// Whether all around it is there, or comes with it.
    fn is_within_reach(&self, unit: &Unit) -> bool {
        unit.parent.is_none_or(|parent| {
            let around = &self.units[parent];
            (unit.is_associated_item()
                || around.goes_when_empty
                || !self.left_out.contains(&parent))
                && self.is_within_reach(around)
        })
    }

    /// Whether the traits of all that it implements have gone from its crate.
    fn has_gone(&self, implied: &Unit, unit: usize) -> bool {
        let root = self.root(Some(unit));
        let is_left_out = |name: &str| {
            self.left_out.iter().any(|&other| {
                self.units[other].kind == Kind::Item
                    && self.text[self.units[other].name.clone()] == *name
                    && self.root(Some(other)) == root
            })
        };
        let mut traits = implied.impls.iter().map(|implied| implied.of_trait.as_deref());
        !implied.impls.is_empty() && traits.all(|name| name.is_some_and(is_left_out))
    }

    /// The module around a unit.
    fn module(&self, unit: Option<usize>) -> Option<usize> {
        let mut unit = unit?;
        loop {
            unit = self.units[unit].parent?;
            if self.units[unit].kind == Kind::Item && self.units[unit].goes_when_empty {
                return Some(unit);
            }
        }
    }

    /// The outermost module around a unit: that of its crate.
    fn root(&self, unit: Option<usize>) -> Option<usize> {
        let mut unit = unit?;
        while let Some(parent) = self.units[unit].parent {
            unit = parent;
        }
        Some(unit)
    }

    /// Takes back what an error asks for in macro calls.
    fn take_back_entries(&mut self, calls: &[usize], missing: &Missing<'_>, at: Option<usize>) {
        for &call in calls {
            for entry in self.entries_of(call, missing) {
                self.take_back(entry, at);
            }
        }
    }

    /// The entries in a macro call that an error asks for.
    fn entries_of(&self, call: usize, missing: &Missing<'_>) -> Vec<usize> {
        if self.units[call].kind != Kind::Call {
            return Vec::new();
        }
        let inside = |&unit: &usize| {
            self.units[unit].kind == Kind::Entry
                && contains(&self.units[call].range, &self.units[unit].range)
                && missing.fit(&self.units[unit], "", Some(&self.units[call])).is_some()
        };
        let mut entries: Vec<usize> = self.left_out.iter().copied().filter(inside).collect();
        if missing.is_any_integer() {
            // One is enough to go on with.
            entries.sort_by_key(|&entry| rarity(&self.text[self.units[entry].range.clone()]));
            entries.truncate(1);
        }
        entries
    }

    /// What else a type must have for an impl.
    fn traits_before(&self, unit: usize) -> Vec<usize> {
        let Some(implied) = self.units[unit].impls.first() else { return Vec::new() };
        if !matches!(self.units[unit].kind, Kind::Impl | Kind::Derive) {
            return Vec::new();
        }
        let before =
            BEFORE.iter().find(|(of_trait, _)| implied.of_trait.as_deref() == Some(of_trait));
        let Some((_, before)) = before else { return Vec::new() };
        let is_before = |&other: &usize| {
            let kind = self.units[other].kind;
            matches!(kind, Kind::Impl | Kind::Derive)
                && self.units[other].impls.iter().any(|other| {
                    other.head == implied.head
                        && other.of_trait.as_deref().is_some_and(|name| before.contains(&name))
                })
        };
        self.left_out.iter().copied().filter(is_before).collect()
    }

    /// The smallest unit around a place that is there.
    fn around(&self, place: &Range<usize>) -> Option<usize> {
        (0..self.units.len())
            .filter(|&unit| contains(&self.units[unit].range, place) && self.is_shown(Some(unit)))
            .min_by_key(|&unit| self.units[unit].range.len())
    }

    /// Whether the macro call around a place has a unit inside it.
    fn is_in_one_with(&self, unit: usize, place: &Range<usize>) -> bool {
        let calls = self.units.iter().filter(|unit| unit.kind == Kind::Call);
        calls.filter(|call| contains(&call.range, place)).any(|call| {
            contains(&call.range, &self.units[unit].range) && call.range != self.units[unit].range
        })
    }

    /// The imports of what has gone, members of traits' impls that the trait has no more, and impls
    /// of traits and types that have gone.
    fn broken_by_what_has_gone(&self, compiled: &Compiled) -> Vec<usize> {
        let mut found = BTreeSet::new();
        for error in compiled.errors() {
            let code = error.code.as_ref().map_or("", |code| code.code.as_str());
            let missing = Missing::of(error);
            // What is only being tried comes back.
            let is_tried = |&unit: &usize| {
                self.units[unit].may_be_tried && self.fit(&missing, unit, None) == Some(Fit::Exact)
            };
            if self.left_out.iter().any(is_tried) {
                continue;
            }
            for place in error.primary_places() {
                let around = (0..self.units.len())
                    .filter(|&i| contains(&self.units[i].range, &place))
                    .filter(|&i| self.is_shown(Some(i)) && !self.wanted.contains(&i))
                    .filter(|&i| match self.units[i].kind {
                        Kind::Member => matches!(code, "E0407" | "E0437" | "E0438"),
                        // A name, not all that is in braces.
                        Kind::Import => {
                            self.units[i].import.is_some()
                                && matches!(code, "E0432" | "E0433" | "E0364" | "E0365" | "E0603")
                        }
                        Kind::Impl | Kind::Call => {
                            !self.units[i].goes_when_empty
                                && matches!(code, "E0405" | "E0412" | "E0425" | "E0433")
                        }
                        _ => false,
                    })
                    .min_by_key(|&i| self.units[i].range.len());
                found.extend(around);
            }
        }
        found.into_iter().collect()
    }
}
