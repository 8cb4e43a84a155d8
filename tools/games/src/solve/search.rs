//! A search for forms: what it tries, how much of it, and the small terms that all families begin with.

use super::edges::{is_inside, with_edges};
use super::library::Library;
use super::samples::Samples;
use super::term::Term;
use crate::watch::interrupted;
use std::time::Instant;

/// How many positions are looked at first.
const LOOKED: usize = 96;
/// How many right forms of a family are kept.
const KEPT: usize = 8;

/// A search.
pub struct Search {
    /// The most terms that a library makes.
    pub effort: u64,
    /// Whether who wins is looked for: then conditions are.
    pub of_outcome: bool,
    /// Formulas that were believed, and are wrong further on.
    pub refuted: Vec<String>,
    /// How many forms it has tried.
    pub tried: u64,
    /// When it ends; and whether families of forms were left out for that.
    pub end: Option<Instant>,
    pub is_cut: bool,
}

/// Forms of samples that are right.
pub type Family = fn(&Samples, &mut Search) -> Vec<Term>;

impl Search {
    /// A search for forms of values, which ends at some time.
    pub fn new(effort: u64, end: Option<Instant>) -> Search {
        Search { effort, of_outcome: false, refuted: Vec::new(), tried: 0, end, is_cut: false }
    }

    /// The forms of a group of families that are right, the smallest first.
    pub fn of_group(&mut self, group: &[Family], samples: &Samples) -> Vec<Term> {
        let mut forms = Vec::new();
        for family in group {
            if self.is_over() {
                break;
            }
            forms.extend(family(samples, self));
        }
        forms.sort_by_key(Term::size);
        forms.truncate(KEPT);
        forms
    }

    /// Whether the time is over.
    pub fn is_over(&mut self) -> bool {
        let is_over = interrupted() || self.end.is_some_and(|end| Instant::now() >= end);
        self.is_cut |= is_over;
        is_over
    }

    /// Small terms, and sums and differences of two, up to a size.
    pub fn terms(&mut self, samples: &Samples, largest: usize) -> Vec<Term> {
        let inside = samples.filter(|position, _| is_inside(samples, position));
        let looked = spread(&inside);
        if looked.len() == 0 || self.of_outcome {
            return Vec::new();
        }
        let library = Library::new(&looked, self.effort, largest);
        self.tried += library.tried;
        let right = library.equal_to(&looked.wanted).into_iter();
        let right = right.filter_map(|form| with_edges(form, samples));
        right.filter(|form| form.size() <= largest).take(KEPT).collect()
    }
}

/// Small terms, and sums and differences of two.
pub fn small(samples: &Samples, search: &mut Search) -> Vec<Term> {
    search.terms(samples, usize::MAX)
}

/// Some of the positions: the first ones, and others up to the last.
pub fn spread(samples: &Samples) -> Samples {
    let (count, first) = (samples.len(), LOOKED / 2);
    if count <= LOOKED {
        return samples.clone();
    }
    let rest = (0..LOOKED - first).map(|i| first + i * (count - 1 - first) / (LOOKED - first - 1));
    let mut some = Samples::new(&samples.least);
    for place in (0..first).chain(rest) {
        some.push(samples.position(place), samples.wanted[place]);
    }
    some
}
