//! What is found once for all positions: the numbers of a loop that satisfy its own conditions, and how far from a place
//! the options are that belong to them.

use super::super::syntax::{Expression, Item, Node};
use super::columns::{Names, Wrong};
use super::numbers::Column;
use super::plan::Stage;
use super::space::Space;
use std::ops::Range;

/// The most numbers that are found, and the largest one that is tried.
const MOST_FOUND: usize = 1 << 24;
const MOST_TRIED: i64 = 1 << 27;
/// So many numbers are tried at once.
const AT_ONCE: i64 = 1 << 10;
/// The largest distance.
const MOST_OFFSET: i64 = 1 << 30;

#[derive(Clone, Debug, Default)]
pub struct LoopNumbers {
    pub is_used: bool,
    /// In increasing order: all below `end` that satisfy the conditions.
    pub numbers: Vec<i64>,
    /// For each term, the distances for these numbers.
    pub offsets: Vec<Vec<i32>>,
    end: Option<i64>,
    /// Something has no value at the number `end`.
    is_stuck: bool,
}

impl LoopNumbers {
    pub fn new(is_used: bool) -> LoopNumbers {
        LoopNumbers { is_used, ..LoopNumbers::default() }
    }

    /// Which of the numbers go from one to another. `None` if that is not known.
    pub fn places(
        &mut self,
        stage: &Stage,
        (from, to): (i64, i64),
        own: &[Vec<Expression>],
        space: &Space,
    ) -> Option<Range<usize>> {
        let [Item::Range(Expression { kind: Node::Number(first), .. }, _)] = stage.each.items[..]
        else {
            return None;
        };
        while self.end.unwrap_or(first) <= to {
            if self.is_stuck || to > MOST_TRIED || self.numbers.len() > MOST_FOUND {
                return None;
            }
            self.more(stage, self.end.unwrap_or(first), own, space);
        }
        let start = if from == first { 0 } else { self.numbers.partition_point(|n| *n < from) };
        let end = if self.numbers.len() as i64 == self.end? - first {
            usize::try_from(to + 1 - first).unwrap_or(0)
        } else {
            self.numbers.partition_point(|n| *n <= to)
        };
        Some(start..end.max(start))
    }

    /// Tries more numbers.
    fn more(&mut self, stage: &Stage, first: i64, own: &[Vec<Expression>], space: &Space) {
        let place = stage.each.place;
        let mut numbers: Vec<i64> = (first..first + AT_ONCE).collect();
        let mut stuck = None;
        for condition in &stage.each.own {
            let names = names(place, &numbers);
            let mut wrong = Wrong::none(numbers.len());
            let holds = names.value(condition, &mut wrong).into_owned();
            let end = wrong.lanes().next().unwrap_or(numbers.len());
            stuck = numbers.get(end).copied().or(stuck);
            numbers = (0..end).filter(|lane| holds.at(*lane) != 0).map(|at| numbers[at]).collect();
        }
        let names = names(place, &numbers);
        self.offsets.resize(own.len(), Vec::new());
        let mut columns = Vec::new();
        let mut end = numbers.len();
        for coordinates in own {
            let mut sum = vec![0_i64; numbers.len()];
            let mut wrong = Wrong::none(numbers.len());
            for (coordinate, stride) in coordinates.iter().zip(&space.strides) {
                let value = names.value(coordinate, &mut wrong);
                for (lane, sum) in sum.iter_mut().enumerate() {
                    *sum = sum.saturating_add(value.at(lane).saturating_mul(*stride));
                    if sum.abs() > MOST_OFFSET {
                        wrong.add(lane);
                    }
                }
            }
            end = end.min(wrong.lanes().next().unwrap_or(end));
            columns.push(sum);
        }
        stuck = numbers.get(end).copied().or(stuck);
        self.numbers.extend(&numbers[..end]);
        for (all, more) in self.offsets.iter_mut().zip(columns) {
            all.extend(more[..end].iter().map(|offset| *offset as i32));
        }
        self.is_stuck = stuck.is_some();
        self.end = Some(stuck.unwrap_or(first + AT_ONCE));
    }
}

/// Numbers for the name at a place.
fn names(place: usize, numbers: &[i64]) -> Names {
    let mut all = vec![Column::Same(0); place];
    all.push(Column::Each(numbers.iter().copied().collect()));
    Names { count: numbers.len(), all }
}
