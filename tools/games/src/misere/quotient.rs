//! Misère quotients: commutative monoids whose elements are the sums of some heaps, as far as they differ in misère play.

use std::collections::{BTreeSet, HashMap};

/// How often each generator is taken.
pub type Word = Vec<u8>;

/// Words in which a generator is taken more often are as those with two less: what follows from that is checked.
const CAP: u8 = 4;
const BASE: usize = CAP as usize + 1;
/// The most words.
const MOST_WORDS: usize = 400_000;
/// The most elements.
pub const MOST_ELEMENTS: usize = 200;
/// The most steps of one check.
const MOST_STEPS: usize = 300_000;

/// A commutative monoid with the elements that are lost for the next player. Element 0 is that of no heap.
pub struct Quotient {
    /// Whether an element is a P-position.
    pub lost: Vec<bool>,
    /// The shortest words of the elements.
    pub words: Vec<Word>,
    /// The products of each two.
    pub products: Vec<Vec<usize>>,
    /// The elements of the generators.
    pub generators: Vec<usize>,
}

/// What a heap is, and what its moves leave: elements.
pub type Kind = (usize, BTreeSet<usize>);

/// The word of both together.
pub fn joined(a: &[u8], b: &[u8]) -> Word {
    let cap = |sum: u8| if sum > CAP { CAP - sum % 2 } else { sum };
    a.iter().zip(b).map(|(a, b)| cap(a + b)).collect()
}

/// The words of so many generators, by their numbers.
pub fn word(mut number: usize, width: usize) -> Word {
    let mut digit = || {
        let digit = number % BASE;
        number /= BASE;
        u8::try_from(digit).unwrap_or(CAP)
    };
    (0..width).map(|_| digit()).collect()
}

fn number(word: &[u8]) -> usize {
    word.iter().rev().fold(0, |number, digit| number * BASE + usize::from(*digit))
}

/// How many words there are of so many generators, if they are few enough.
pub fn count_words(width: usize) -> Option<usize> {
    BASE.checked_pow(u32::try_from(width).ok()?).filter(|count| *count <= MOST_WORDS)
}

impl Quotient {
    /// The quotient of generators by what the moves of each leave, in words of those before it.
    pub(super) fn of(options: &[BTreeSet<Word>]) -> Option<Quotient> {
        let width = options.len();
        let count = count_words(width)?;
        let mut wins = vec![true; count];
        for at in 1..count {
            let word = word(at, width);
            let reaches_lost = |place: usize| {
                let mut rest = word.clone();
                rest[place] -= 1;
                options[place].iter().any(|left| !wins[number(&joined(&rest, left))])
            };
            let wins_it = (0..width).any(|place| word[place] > 0 && reaches_lost(place));
            wins[at] = wins_it;
        }
        let classes = classes(&wins, width)?;
        let size = classes.iter().max().map_or(0, |last| last + 1);
        let mut numbers: Vec<usize> = (0..count).collect();
        numbers
            .sort_by_key(|at| word(*at, width).iter().map(|digit| u32::from(*digit)).sum::<u32>());
        let mut words = vec![None; size];
        for at in numbers {
            words[classes[at]].get_or_insert_with(|| word(at, width));
        }
        let words: Vec<Word> = words.into_iter().collect::<Option<_>>()?;
        let of = |word: &[u8]| classes[number(word)];
        let product = |a: &Word| words.iter().map(|b| of(&joined(a, b))).collect();
        let products = words.iter().map(product).collect();
        let lost = words.iter().map(|word| !wins[number(word)]).collect();
        let generators =
            (0..width).map(|place| classes[BASE.pow(u32::try_from(place).unwrap_or(0))]).collect();
        Some(Quotient { lost, words, products, generators })
    }

    /// The product of elements.
    pub fn product(&self, elements: impl IntoIterator<Item = usize>) -> usize {
        elements.into_iter().fold(0, |a, b| self.products[a][b])
    }

    /// The element of a word.
    pub(super) fn element(&self, word: &[u8]) -> usize {
        let each = word.iter().zip(&self.generators);
        self.product(each.flat_map(|(times, element)| vec![*element; usize::from(*times)]))
    }

    /// Whether the quotient is that of Nim heaps: 1, a, and a group whose elements are their own inverses.
    #[must_use]
    pub fn is_tame(&self) -> bool {
        let size = self.lost.len();
        let idempotents: Vec<usize> = (1..size).filter(|x| self.products[*x][*x] == *x).collect();
        let lost = self.lost.iter().filter(|lost| **lost).count();
        let [one] = idempotents[..] else { return size <= 2 };
        let in_group = |x: &usize| self.products[*x][*x] == one && self.products[*x][one] == *x;
        (0..size).filter(in_group).count() == size - 2 && lost == 2 && self.lost[one]
    }

    /// Whether no move of such a heap leads from a lost element to a lost one, whatever else is there.
    pub(super) fn keeps_lost(&self, (element, left): &Kind) -> bool {
        self.products.iter().all(|with| {
            !self.lost[with[*element]] || left.iter().all(|option| !self.lost[with[*option]])
        })
    }

    /// Whether each sum of such heaps, but the empty one, whose element is not lost has a move to a lost one.
    ///
    /// Of a sum it matters which element x it is, and for which elements y the sum has no move to a lost one together with y:
    /// a heap more, of element m, leaves those y for which y m was so, and from which it has no such move either. Sums
    /// with fewer such y than another one of the same element need no look.
    pub(super) fn finds_lost(&self, kinds: &BTreeSet<Kind>) -> bool {
        let size = self.lost.len();
        let wins = |left: &BTreeSet<usize>| -> Vec<bool> {
            let with = |with: &Vec<usize>| left.iter().any(|option| self.lost[with[*option]]);
            self.products.iter().map(with).collect()
        };
        let kinds: Vec<(usize, Vec<bool>)> =
            kinds.iter().map(|(m, left)| (*m, wins(left))).collect();
        let mut seen: Vec<Vec<Vec<bool>>> = vec![Vec::new(); size];
        let (mut todo, mut steps) = (vec![(0, vec![true; size])], 0);
        while let Some((x, stuck)) = todo.pop() {
            for (m, wins) in &kinds {
                steps += 1;
                let after = self.products[x][*m];
                let stays = |y: usize| stuck[self.products[y][*m]] && !wins[self.products[y][x]];
                let next: Vec<bool> = (0..size).map(stays).collect();
                if steps > MOST_STEPS || next[0] && !self.lost[after] {
                    return false;
                }
                let within = |a: &[bool], b: &[bool]| a.iter().zip(b).all(|(a, b)| !a || *b);
                if !next.contains(&true) || seen[after].iter().any(|known| within(&next, known)) {
                    continue;
                }
                seen[after].retain(|known| !within(known, &next));
                seen[after].push(next.clone());
                todo.push((after, next));
            }
        }
        true
    }
}

/// The coarsest classes of words that tell who wins, with the same classes one generator more: class 0 is that of no heap.
fn classes(wins: &[bool], width: usize) -> Option<Vec<usize>> {
    let more = |at: usize, place: usize| {
        let step = BASE.pow(u32::try_from(place).unwrap_or(0));
        if at / step % BASE < BASE - 1 { at + step } else { at - step }
    };
    let mut classes: Vec<usize> = wins.iter().map(|wins| usize::from(!wins)).collect();
    let mut size = 0;
    loop {
        let mut numbers = HashMap::new();
        let next: Vec<usize> = (0..wins.len())
            .map(|at| {
                let after = (0..width).map(|place| classes[more(at, place)]);
                let key: Vec<usize> = [classes[at]].into_iter().chain(after).collect();
                let fresh = numbers.len();
                *numbers.entry(key).or_insert(fresh)
            })
            .collect();
        if numbers.len() == size {
            return Some(next);
        }
        size = numbers.len();
        if size > MOST_ELEMENTS {
            return None;
        }
        classes = next;
    }
}
