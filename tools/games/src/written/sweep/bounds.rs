//! Conditions that bound a range.

use super::super::function::Function;
use super::super::rising::is_sure;
use super::super::syntax::{Comparison, Expression, Item, Loop, Node, Operator};
use super::columns::{Names, Wrong, pairs as lanes};
use super::numbers::{Column, Numbers};
use super::shape::Shape;
use Column::Each;

/// A condition that holds for the first numbers of a range or for the last ones.
#[derive(Clone, Debug)]
pub struct Bound {
    /// It holds where this is at most 0.
    pub least: Expression,
    pub linear: bool,
    /// What has to have a value too.
    pub check: Option<Expression>,
}

/// The comparisons of neighbours that a condition says, without `abs` where it is at most something; or it itself.
pub fn pairs(condition: &Expression) -> Vec<Expression> {
    let Node::Compare(terms, signs) = &condition.kind else { return vec![condition.clone()] };
    let make = |kind: Node| Expression { kind, ..condition.clone() };
    let pair = |(sign, pair): (&Comparison, &[Expression])| {
        let pair = make(Node::Compare(pair.to_vec(), vec![*sign]));
        let Some((of, most)) = distance(&pair) else { return vec![pair] };
        let turned = make(Node::Negative(Box::new(of.clone())));
        [of.clone(), turned]
            .map(|of| make(Node::Compare(vec![of, most.clone()], vec![*sign])))
            .into()
    };
    signs.iter().zip(terms.windows(2)).flat_map(pair).collect()
}

/// The x and y of `abs(x) < y` or `abs(x) <= y`.
pub fn distance(condition: &Expression) -> Option<(&Expression, &Expression)> {
    let Node::Compare(terms, signs) = &condition.kind else { return None };
    match (&terms[..], &signs[..]) {
        (
            [Expression { kind: Node::Call(Function::Abs, of), .. }, most],
            [Comparison::Less | Comparison::LessOrEqual],
        ) => Some((&of[0], most)),
        _ => None,
    }
}

impl Bound {
    pub fn new(
        least: Expression,
        check: Option<Expression>,
        each: &Loop,
        natural: &[bool],
    ) -> Option<Bound> {
        let [Item::Range(..)] = each.items[..] else { return None };
        let shape = Shape::of(&least, each.place, natural);
        let is_bound = !shape.free && shape.is_monotone();
        let check = check.filter(|_| !shape.linear);
        is_bound.then_some(Bound { least, linear: shape.linear, check })
    }

    /// Moves the ends of ranges, at two places, to where a bound holds.
    pub fn narrow(&self, names: &mut Names, place: usize, end: usize, wrong: &mut Wrong) {
        let ends = [names.all[end].clone(), names.all[end + 1].clone()];
        let mut at = |numbers: Column, of: &Expression, wrong: &mut Wrong| {
            names.all[place] = numbers;
            names.value(of, wrong).into_owned()
        };
        if let Some(check) = &self.check {
            at(ends[0].clone(), check, wrong);
        }
        let [first, last] = [0, 1].map(|which| at(ends[which].clone(), &self.least, wrong));
        if lanes(&first, &last, |first, last| i64::from(first.max(last) > 0)).is_all(0) {
            return;
        }
        let [mut low, mut high] =
            ends.map(|end| (0..wrong.count).map(|lane| end.at(lane)).collect::<Numbers>());
        let holds = |value: &Column, lane: usize| value.at(lane) <= 0;
        let lanes = (0..low.len()).filter(|lane| !wrong.has(*lane));
        // Ranges of which only some numbers, at one end, satisfy it.
        let (mixed, same): (Vec<usize>, Vec<usize>) =
            lanes.partition(|lane| holds(&first, *lane) != holds(&last, *lane));
        for lane in same.into_iter().filter(|lane| !holds(&first, *lane)) {
            high[lane] = low[lane] - 1;
        }
        // The last number at which it is as at the first one, and the one after it.
        let (mut before, mut after) = (low.clone(), high.clone());
        for &lane in mixed.iter().filter(|_| self.linear) {
            let (first, last) = (first.at(lane), last.at(lane));
            let slope = (last - first) / (high[lane] - low[lane]);
            before[lane] = if first <= 0 {
                low[lane] + -first / slope
            } else {
                high[lane] - 1 - -last / -slope
            };
            after[lane] = before[lane] + 1;
        }
        while mixed.iter().any(|lane| after[*lane] - before[*lane] > 1) {
            let middle: Numbers =
                before.iter().zip(&*after).map(|(a, b)| a + (b - a) / 2).collect();
            let value = at(Each(middle.clone()), &self.least, wrong);
            for &lane in &mixed {
                let is_before = holds(&value, lane) == holds(&first, lane);
                (if is_before { &mut before } else { &mut after })[lane] = middle[lane];
            }
        }
        for lane in mixed {
            if holds(&first, lane) {
                high[lane] = before[lane];
            } else {
                low[lane] = after[lane];
            }
        }
        names.all[end] = Each(low);
        names.all[end + 1] = Each(high);
    }
}

/// A condition on the name of a loop as bounds of its range.
pub fn bounds_of(condition: &Expression, each: &Loop, natural: &[bool]) -> Option<Vec<Bound>> {
    let Node::Compare(terms, signs) = &condition.kind else { return None };
    let [a, b] = &terms[..] else { return None };
    let make = |kind: Node| Expression { kind, ..condition.clone() };
    let less = |a: &Expression, b: &Expression| {
        make(Node::Binary(Operator::Subtract, Box::new([a.clone(), b.clone()])))
    };
    let more =
        |a: Expression| make(Node::Binary(Operator::Add, Box::new([a, make(Node::Number(1))])));
    let all = match signs[0] {
        Comparison::Less => vec![more(less(a, b))],
        Comparison::LessOrEqual => vec![less(a, b)],
        Comparison::Equal => vec![less(a, b), less(b, a)],
        Comparison::NotEqual => return None,
        Comparison::GreaterOrEqual => vec![less(b, a)],
        Comparison::Greater => vec![more(less(b, a))],
    };
    all.into_iter().map(|least| Bound::new(least, None, each, natural)).collect()
}

/// What must be at most 0 for a bound to hold for some number of a loop, and what has to have a value then.
pub fn at_end(bound: &Bound, each: &Loop, natural: &[bool]) -> Option<(Expression, Expression)> {
    let [Item::Range(from, to)] = &each.items[..] else { return None };
    if !is_sure(from) || !is_sure(to) {
        return None;
    }
    let at = |end: &Expression| with(&bound.least, each.place, end);
    match Shape::of(&bound.least, each.place, natural) {
        Shape { rises: true, .. } => Some((at(from), at(to))),
        Shape { falls: true, .. } => Some((at(to), at(from))),
        _ => None,
    }
}

/// The expression with another in the place of a name.
pub fn with(of: &Expression, place: usize, other: &Expression) -> Expression {
    let mut of = of.clone();
    of.put(&|own| (own == place).then(|| other.kind.clone()));
    of
}
