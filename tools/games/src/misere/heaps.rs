//! The misère quotient of all heaps of a code, with its proof: the theorem `misère quotient` of `tools/explore/THEOREMS.md`.
//!
//! Heaps are taken in one after the other. A heap is one of the elements that are there, if that passes the checks of
//! the theorem, or else a generator; then an earlier heap may no longer be the element that it was, and is looked at anew.
//! What is found so is believed only if it passes the checks for all heaps.

use super::quotient::{Kind, Quotient, Word, count_words, joined, word};
use crate::index;
use crate::period::{FiniteLaw, Theorem};
use crate::rule::Code;
use crate::watch::Watch;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// The most heaps that are looked at.
const MOST_HEAPS: u64 = 600;
/// How often earlier heaps are looked at anew.
const ROUNDS: usize = 4;

/// A misère quotient, proved for all heaps of a code.
pub struct Heaps {
    /// The heaps that generate it.
    pub generators: Vec<u64>,
    /// The quotient.
    pub quotient: Quotient,
    /// The elements of heaps 0, 1, 2, ... up to the end of the first period.
    pub elements: Vec<usize>,
    /// Their law: that of a heap of n + period is that of n, from the preperiod on.
    pub law: FiniteLaw,
}

impl Heaps {
    /// The quotient of a code, if it is found within limits and `watch` says to go on.
    ///
    /// # Errors
    /// The heap with which it was not found, or that was not looked at any more.
    pub fn of(code: &Code, watch: &dyn Watch) -> Result<Arc<Heaps>, u64> {
        // The last one is kept: a proof and its certificate ask for the same.
        static LAST: Mutex<Option<(Code, Arc<Heaps>)>> = Mutex::new(None);
        let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = last().as_ref().filter(|(known, _)| known == code) {
            return Ok(Arc::clone(known));
        }
        let found = Arc::new(Heaps::search(code, watch)?);
        *last() = Some((code.clone(), Arc::clone(&found)));
        Ok(found)
    }

    fn search(code: &Code, watch: &dyn Watch) -> Result<Heaps, u64> {
        let mut search = Search::new(code, watch).ok_or(0_u64)?;
        let theorem = Theorem::of(code, None);
        for heap in 1..=MOST_HEAPS {
            let taken = if watch.go_on(index(heap)) { search.take(heap) } else { None };
            taken.ok_or(heap)?;
            if let Some(law) = search.law(theorem) {
                let Search { quotient, generators, mut elements, .. } = search;
                elements.truncate(index(law.preperiod + law.period));
                return Ok(Heaps { generators, quotient, elements, law });
            }
        }
        Err(MOST_HEAPS + 1)
    }

    /// The element of a heap.
    #[must_use]
    pub fn element(&self, heap: u64) -> usize {
        self.elements[index(self.law.reduced(heap))]
    }

    /// Whether the next player wins a sum of heaps.
    #[must_use]
    pub fn next_player_wins(&self, heaps: &[u64]) -> bool {
        let element = self.quotient.product(heaps.iter().map(|heap| self.element(*heap)));
        !self.quotient.lost[element]
    }
}

struct Search<'a> {
    code: &'a Code,
    watch: &'a dyn Watch,
    generators: Vec<u64>,
    quotient: Quotient,
    /// Of each heap: in generators, and its element; what its moves leave.
    words: Vec<Word>,
    elements: Vec<usize>,
    options: Vec<BTreeSet<Vec<u64>>>,
    kinds: BTreeSet<Kind>,
}

impl<'a> Search<'a> {
    fn new(code: &'a Code, watch: &'a dyn Watch) -> Option<Search<'a>> {
        let (generators, words, elements) = (Vec::new(), vec![Word::new()], vec![0]);
        let (quotient, options) = (Quotient::of(&[])?, vec![BTreeSet::new()]);
        let kinds = BTreeSet::new();
        Some(Search { code, watch, generators, quotient, words, elements, options, kinds })
    }

    /// Takes in one more heap; `None` if no quotient within the limits is found.
    fn take(&mut self, heap: u64) -> Option<()> {
        let mut options = BTreeSet::new();
        self.code.for_each_option(heap, |parts| {
            options.insert(parts.iter().copied().filter(|part| *part > 0).collect());
        });
        self.options.push(options);
        if let Some(element) = self.fitting(heap) {
            self.words.push(self.quotient.words[element].clone());
            self.elements.push(element);
            return Some(());
        }
        self.words.push(vec![0; self.generators.len()]);
        self.generate(heap);
        if self.rebuild()? {
            return Some(());
        }
        for _ in 0..ROUNDS {
            let (equal, fresh): (Vec<_>, Vec<_>) =
                self.changed(heap)?.into_iter().partition(|(_, word)| word.is_some());
            for (other, word) in equal {
                self.words[index(other)] = word.unwrap_or_default();
            }
            for (other, _) in fresh {
                self.generate(other);
            }
            if self.rebuild()? {
                return Some(());
            }
        }
        None
    }

    fn left(&self, heap: u64) -> BTreeSet<usize> {
        let of = |parts: &Vec<u64>| {
            self.quotient.product(parts.iter().map(|part| self.elements[index(*part)]))
        };
        self.options[index(heap)].iter().map(of).collect()
    }

    /// The element that a heap is, if it is one of those that are there.
    fn fitting(&mut self, heap: u64) -> Option<usize> {
        let left = self.left(heap);
        if left.is_empty() {
            return Some(0);
        }
        let all = || 0..self.quotient.words.len();
        if let Some(known) = all().find(|m| self.kinds.contains(&(*m, left.clone()))) {
            return Some(known);
        }
        all().find(|m| {
            let kind = (*m, left.clone());
            if !self.watch.go_on(index(heap)) || !self.quotient.keeps_lost(&kind) {
                return false;
            }
            self.kinds.insert(kind.clone());
            let fits = self.quotient.finds_lost(&self.kinds);
            if !fits {
                self.kinds.remove(&kind);
            }
            fits
        })
    }

    /// Makes a heap a generator.
    fn generate(&mut self, heap: u64) {
        let place = self.generators.partition_point(|other| *other < heap);
        self.generators.insert(place, heap);
        self.words.iter_mut().for_each(|word| word.insert(place, 0));
        let width = self.generators.len();
        self.words[index(heap)] = (0..width).map(|at| u8::from(at == place)).collect();
    }

    /// The quotient of the generators and the elements of all heaps, by their words; whether they pass the checks.
    fn rebuild(&mut self) -> Option<bool> {
        let width = self.generators.len();
        let left = |parts: &Vec<u64>| {
            parts.iter().fold(vec![0; width], |word, part| joined(&word, &self.words[index(*part)]))
        };
        let of = |heap: &u64| self.options[index(*heap)].iter().map(left).collect();
        self.quotient = Quotient::of(&self.generators.iter().map(of).collect::<Vec<_>>())?;
        self.elements = self.words.iter().map(|word| self.quotient.element(word)).collect();
        let heaps = 1..self.words.len() as u64;
        let kinds = heaps.map(|heap| (self.elements[index(heap)], self.left(heap)));
        self.kinds = kinds.filter(|(_, left)| !left.is_empty()).collect();
        let keeps = self.kinds.iter().all(|kind| self.quotient.keeps_lost(kind));
        Some(keeps && self.quotient.finds_lost(&self.kinds))
    }

    /// The heaps that are other elements than their words say, seen by making each a generator in turn; with words of earlier
    /// generators that they are, if there are such.
    fn changed(&mut self, heap: u64) -> Option<Vec<(u64, Option<Word>)>> {
        let (generators, words, mut changed) =
            (self.generators.clone(), self.words.clone(), Vec::new());
        for other in 1..heap {
            self.watch.go_on(index(other)).then_some(())?;
            if generators.contains(&other) || self.options[index(other)].is_empty() {
                continue;
            }
            self.generate(other);
            self.rebuild()?;
            let place = generators.partition_point(|generator| *generator < other);
            let own = self.quotient.generators[place];
            let mut before = words[index(other)].clone();
            before.insert(place, 0);
            if self.quotient.element(&before) != own {
                let padded = |mut short: Word| {
                    short.resize(self.generators.len(), 0);
                    short
                };
                let mut earlier = (0..count_words(place)?).map(|at| padded(word(at, place)));
                let found = earlier.find(|word| self.quotient.element(word) == own);
                changed.push((
                    other,
                    found.map(|mut word| {
                        word.remove(place);
                        word
                    }),
                ));
            }
            (self.generators, self.words) = (generators.clone(), words.clone());
        }
        Some(changed)
    }

    /// The law that the elements prove, if they do.
    fn law(&self, theorem: Theorem) -> Option<FiniteLaw> {
        let tail = self.code.tail_length().unwrap_or(1);
        let count = self.elements.len() as u64;
        let at = |heap: u64| self.elements[index(heap)];
        let proved = |period: u64| {
            let lawful = (1..count - period).rev().take_while(|n| at(*n) == at(n + period)).count();
            let preperiod = count - period - lawful as u64;
            let bound = theorem.bound(preperiod, period, self.code.horizon());
            let is_proved = bound + period <= count;
            is_proved.then_some(FiniteLaw { preperiod, period, bound, saltus: 0, growing: 0 })
        };
        (1..).map(|times| times * tail).take_while(|p| *p <= count / 3).find_map(proved)
    }
}
