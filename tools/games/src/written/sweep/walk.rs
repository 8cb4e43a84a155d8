//! The options of many positions at once.

use super::super::evaluate::MOST_EACH;
use super::super::generate::MOST_NUMBERS;
use super::super::sets;
use super::super::syntax::{Expression, Item, Operator};
use super::columns::{Wrong, operation, pairs};
use super::found::LoopNumbers;
use super::lanes::{Lanes, Next, Options};
use super::numbers::{Column, Numbers};
use super::plan::{Leaves, PartPlan, Plan};
use super::space::Space;
use crate::index;
use Column::{Each, Same};

/// After so many numbers of options, those of one position are used before more are found; those of several are too many.
const ENOUGH: usize = 1 << 16;

/// The search for the options of a move.
pub struct Walk<'a> {
    pub plan: &'a Plan,
    pub space: &'a Space,
    /// What is found of each loop once.
    pub found: &'a mut [LoopNumbers],
    /// The positions that have to be looked at by themselves.
    pub odd: &'a mut [bool],
    pub options: &'a mut Options,
    /// Uses the options of the only position, and says whether to go on.
    pub flush: &'a mut dyn FnMut(&[LoopNumbers], &mut Options) -> bool,
    /// Whether there were too many options, or `flush` said so.
    pub is_over: bool,
}

impl Walk<'_> {
    /// Finds the options of positions.
    pub fn all(&mut self, mut lanes: Lanes) {
        lanes.names.all.resize(self.plan.names, Same(0));
        self.filter(&mut lanes, &self.plan.conditions);
        self.from(0, lanes);
    }

    pub fn filter(&mut self, lanes: &mut Lanes, conditions: &[Expression]) {
        let (mut all, mut wrong) = (Same(1), Wrong::none(lanes.names.count));
        for condition in conditions {
            let mut late = Wrong::none(lanes.names.count);
            let holds = lanes.names.value(condition, &mut late).into_owned();
            wrong.add_of(&late, &all, true);
            all = if matches!(all, Same(1)) { holds } else { pairs(&all, &holds, |a, b| a & b) };
            // It takes time to leave lanes out: that is for many.
            if all.sum(wrong.count) < 3 * wrong.count as i64 / 4 {
                self.keep(lanes, &all, &wrong);
                (all, wrong) = (Same(1), Wrong::none(lanes.names.count));
            }
        }
        self.keep(lanes, &all, &wrong);
    }

    /// Leaves only lanes in which something holds; the positions of those that are wrong are odd.
    fn keep(&mut self, lanes: &mut Lanes, holds: &Column, wrong: &Wrong) {
        wrong.lanes().for_each(|lane| self.odd[lanes.owner(lane)] = true);
        lanes.keep(holds, wrong);
    }

    /// All options of lanes, from a loop on.
    pub fn from(&mut self, depth: usize, mut lanes: Lanes) {
        let plan = self.plan;
        if lanes.names.count == 0 || self.is_over {
            return;
        }
        let Some(stage) = plan.stages.get(depth) else { return self.points(lanes) };
        let mut wrong = Wrong::none(lanes.names.count);
        // What the items are of, after the names: that is left out with the lanes.
        for item in &stage.each.items {
            for one in item.expressions() {
                let value = lanes.names.value(one, &mut wrong).into_owned();
                lanes.names.all.push(value);
            }
        }
        self.keep(&mut lanes, &Same(1), &wrong);
        if let [Item::Range(..)] = stage.each.items[..] {
            self.bounded(depth, &mut lanes);
            let is_last = depth + 1 == plan.stages.len();
            match &plan.leaves {
                _ if lanes.names.count == 0 => return,
                Leaves::Lines if is_last => return self.lines(stage.each.place, lanes),
                Leaves::Lists(own) if is_last => return self.lists(depth, own, lanes),
                _ => {}
            }
        }
        let mut next = Next::new(depth, &lanes, stage.each.names.len());
        for lane in 0..lanes.names.count {
            let mut at = plan.names;
            for item in &stage.each.items {
                at += self.item(item, lane, at, &mut next);
            }
        }
        next.flush(self);
    }

    /// Adds the lanes of one item of a loop; returns how many numbers it is of.
    fn item(&mut self, item: &Item, lane: usize, at: usize, next: &mut Next) -> usize {
        let of = |place: usize| next.before.names.all[at + place].at(lane);
        match item {
            Item::Range(..) => {
                let (from, to) = (of(0), of(1));
                if self.found[next.depth].is_used {
                    let stage = &self.plan.stages[next.depth];
                    let found = &mut self.found[next.depth];
                    let places = found.places(stage, (from, to), &[], self.space);
                    self.odd[next.before.owner(lane)] |= places.is_none();
                    let numbers = self.found[next.depth].numbers[places.unwrap_or(0..0)].to_vec();
                    next.add(self, lane, numbers.into_iter());
                } else if to.saturating_sub(from) >= MOST_NUMBERS {
                    self.odd[next.before.owner(lane)] = true;
                } else {
                    next.add_range(self, lane, from, to);
                }
                2
            }
            Item::Values(values) => {
                next.add_at(self, lane, at);
                values.len()
            }
            Item::Set(set, _) => {
                let numbers = sets::numbers(*set, of(0));
                self.odd[next.before.owner(lane)] |= numbers.is_err();
                next.add(self, lane, numbers.into_iter().flatten());
                1
            }
        }
    }

    /// Leaves only lanes with numbers in the range of a loop, and of the range what the bounds leave.
    fn bounded(&mut self, depth: usize, lanes: &mut Lanes) {
        let (plan, end) = (self.plan, self.plan.names);
        let stage = &plan.stages[depth];
        for bound in std::iter::once(None).chain(stage.bounds.iter().map(Some)) {
            if lanes.names.count == 0 {
                return;
            }
            let mut wrong = Wrong::none(lanes.names.count);
            if let Some(bound) = bound {
                bound.narrow(&mut lanes.names, stage.each.place, end, &mut wrong);
            }
            let ends = &lanes.names.all[end..];
            let is_long = |from: i64, to: i64| i64::from(to.saturating_sub(from) >= MOST_NUMBERS);
            wrong.add_all(&pairs(&ends[0], &ends[1], is_long));
            let holds = pairs(&ends[0], &ends[1], |from, to| i64::from(from <= to));
            self.keep(lanes, &holds, &wrong);
        }
    }

    /// An option of each lane.
    fn points(&mut self, lanes: Lanes) {
        let mut wrong = Wrong::none(lanes.names.count);
        let terms = self.terms(&lanes, false, &mut wrong);
        self.add(lanes, terms, &wrong);
    }

    /// The places of the terms of an option in each lane; in some a part may leave nothing.
    fn terms(&self, lanes: &Lanes, is_line: bool, wrong: &mut Wrong) -> Vec<Column> {
        let mut terms = Vec::new();
        for PartPlan { terms: own, count, range } in &self.plan.parts {
            let (end, first) = (self.space.end(), terms.len());
            let (mut late, mut nothing) = (Wrong::none(lanes.names.count), Same(0));
            if let Some([from, to]) = range {
                let (from, to) = (lanes.names.value(from, wrong), lanes.names.value(to, wrong));
                let is_many = |from: i64, to: i64| i64::from(to.saturating_sub(from) >= MOST_EACH);
                wrong.add_all(&pairs(&from, &to, is_many));
                nothing = pairs(&from, &to, |from, to| i64::from(from > to));
                if is_line {
                    wrong.add_all(&nothing);
                }
            }
            for term in own {
                terms.push(self.space.places(&lanes.names, &term.coordinates, &mut late));
            }
            if let Some(count) = count {
                let count = lanes.names.value(count, wrong);
                wrong.add_all(&pairs(&count, &Same(0), |count, _| i64::from(count < 0)));
                nothing = pairs(&count, &Same(0), |count, _| i64::from(count == 0));
                // Of an even number nothing is added, but it must be there.
                let again = |place: i64, count: i64| if count % 2 == 0 { place } else { end };
                terms.push(pairs(&terms[first], &count, again));
            }
            if !nothing.is_all(0) {
                for term in &mut terms[first..] {
                    *term = pairs(term, &nothing, |place, no| if no == 0 { place } else { end });
                }
            }
            wrong.add_of(&late, &nothing, false);
        }
        terms
    }

    /// Options in even steps: how many, and for each term the first place and the step.
    fn lines(&mut self, place: usize, mut lanes: Lanes) {
        let mut wrong = Wrong::none(lanes.names.count);
        let [from, to] = [0, 1].map(|end| lanes.names.all[self.plan.names + end].clone());
        let length = pairs(&from, &to, |from, to| to - from);
        lanes.names.all[place] = to;
        let last = self.terms(&lanes, true, &mut wrong);
        lanes.names.all[place] = from;
        let first = self.terms(&lanes, true, &mut wrong);
        let mut columns = vec![pairs(&length, &Same(1), |length, one| length + one)];
        let divisor = pairs(&length, &Same(1), i64::max);
        for (first, last) in first.into_iter().zip(&last) {
            let ahead = pairs(&first, last, |first, last| last - first);
            // It divides without rest.
            let size = pairs(&ahead, &Same(0), |ahead, _| ahead.abs());
            let size = operation(Operator::Divide, &size, &divisor, &mut wrong);
            let step = pairs(&size, &ahead, |size, ahead| if ahead < 0 { -size } else { size });
            columns.extend([first, step]);
        }
        self.add(lanes, columns, &wrong);
    }

    /// Options as far from a place as lists say: how many, the index in the lists, and the place for each term.
    fn lists(&mut self, depth: usize, own: &[Vec<Expression>], mut lanes: Lanes) {
        let stage = &self.plan.stages[depth];
        let (end, found) = (self.plan.names, &mut self.found[depth]);
        let mut columns = [(); 4].map(|()| Numbers::any(0));
        let mut wrong = Wrong::none(lanes.names.count);
        for lane in 0..lanes.names.count {
            let ends = (lanes.names.all[end].at(lane), lanes.names.all[end + 1].at(lane));
            let places = found.places(stage, ends, own, self.space).unwrap_or_else(|| {
                wrong.add(lane);
                0..0
            });
            let number = |at: usize| found.numbers.get(at).copied().unwrap_or(0);
            let size = |n: usize| n.cast_signed() as i64;
            columns[0].push(size(places.len()));
            columns[1].push(size(places.start));
            columns[2].push(number(places.start));
            columns[3].push(number(places.end.saturating_sub(1)));
        }
        let holds = pairs(&Each(columns[0].clone()), &Same(0), |count, _| i64::from(count > 0));
        lanes.names.all.extend(columns.map(Each));
        self.keep(&mut lanes, &holds, &wrong);
        let mut columns = lanes.names.all.split_off(end + 2);
        let mut wrong = Wrong::none(lanes.names.count);
        for _ in 0..2 {
            lanes.names.all[stage.each.place] = columns.pop().expect("there are four");
            let places = self.terms(&lanes, true, &mut wrong);
            if columns.len() > 2 {
                continue;
            }
            let starts = columns[1].clone();
            for (place, offsets) in places.iter().zip(&self.found[depth].offsets) {
                let offset = |start: i64| offsets.get(index(start.cast_unsigned()));
                let offset = |start: i64| i64::from(offset(start).copied().unwrap_or(0));
                columns.push(pairs(place, &starts, |place, start| place - offset(start)));
            }
        }
        self.add(lanes, columns, &wrong);
    }

    /// Adds options: of each lane these numbers, unless something is wrong.
    fn add(&mut self, mut lanes: Lanes, columns: Vec<Column>, wrong: &Wrong) {
        lanes.names.all = columns;
        self.keep(&mut lanes, &Same(1), wrong);
        self.options.add(&lanes, &lanes.names.all);
        if self.options.numbers.len() > ENOUGH {
            self.is_over |= self.odd.len() > 1 || !(self.flush)(self.found, self.options);
        }
    }
}
