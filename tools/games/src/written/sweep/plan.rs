//! How the options of many positions are found at once: which conditions bound a range, and which options of the last
//! range lie in the tables in a row.

use super::super::rising::is_sure;
use super::super::syntax::{Each, Expression, Item, Loop, Move, Node, Operator, Part, RuleText};
use super::bounds::{Bound, at_end, bounds_of, pairs, with};
use super::either::split;
use super::shape::{Shape, is_natural, own_part};

/// A move.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many names it has.
    pub names: usize,
    /// Conditions on the position alone.
    pub conditions: Vec<Expression>,
    pub stages: Vec<Stage>,
    pub parts: Vec<PartPlan>,
    /// The tables of the numbers that an option is the nim-sum of.
    pub tables: Vec<usize>,
    pub leaves: Leaves,
}

/// A loop.
#[derive(Clone, Debug)]
pub struct Stage {
    pub each: Loop,
    pub bounds: Vec<Bound>,
    /// What must hold of each number beside its own conditions and the bounds.
    pub conditions: Vec<Expression>,
    /// The places of names that are asked for after this loop has given its own their numbers.
    pub live: Vec<usize>,
}

/// What one part of a move adds to the value: the nim-sum of one value of each term.
#[derive(Clone, Debug)]
pub struct PartPlan {
    pub terms: Vec<Term>,
    pub count: Option<Expression>,
    /// It leaves nothing where the second is less than the first.
    pub range: Option<[Expression; 2]>,
}

/// An entry of a table: that of values, or one of sums along lines.
#[derive(Clone, Debug)]
pub struct Term {
    pub table: usize,
    pub coordinates: Vec<Expression>,
}

/// How the options of the last loop lie in the tables.
#[derive(Clone, Debug)]
pub enum Leaves {
    /// Each somewhere.
    Points,
    /// Those of a range in even steps.
    Lines,
    /// Those of a range as far from a place as entries of lists say: of what each coordinate of each term has of the
    /// name of the loop alone.
    Lists(Vec<Vec<Expression>>),
}

/// The most directions in which values are summed.
pub const MOST_SUMS: usize = 3;
/// The most moves in the place of one.
const MOST_MOVES: usize = 16;
/// The most tables of an option.
pub const MOST_TERMS: usize = 6;

/// Plans for all moves, and the directions along which values are to be summed; `None` if some move has no plan.
pub fn plans(rule: &RuleText) -> Option<(Vec<Plan>, Vec<Vec<i64>>)> {
    let (mut plans, mut directions) = (Vec::new(), Vec::new());
    for one in &rule.moves {
        let natural = natural(rule.names.len(), one);
        for one in split(one, &natural, MOST_MOVES) {
            plans.push(plan(rule, &one, &natural, &mut directions)?);
        }
    }
    Some((plans, directions))
}

/// Which names of a move are never negative.
fn natural(width: usize, one: &Move) -> Vec<bool> {
    let mut natural = vec![true; width];
    for each in &one.loops {
        let is_natural = each.items.iter().all(|item| match item {
            Item::Range(from, _) => is_natural(from, &natural),
            Item::Values(_) => false,
            Item::Set(..) => true,
        });
        natural.resize(each.place + each.names.len(), is_natural);
    }
    natural
}

fn plan(
    rule: &RuleText,
    one: &Move,
    natural: &[bool],
    directions: &mut Vec<Vec<i64>>,
) -> Option<Plan> {
    let parts = one.parts.iter().map(|part| part_plan(rule, part, directions));
    let parts: Vec<PartPlan> = parts.collect::<Option<_>>()?;
    let mut stages: Vec<Stage> = Vec::new();
    // What conditions on names of later loops say of the names of this one.
    let mut implied = Vec::new();
    for each in one.loops.iter().rev() {
        let (mut bounds, mut conditions) = (Vec::new(), Vec::new());
        // No bound may hide that something before it has no value.
        let mut is_open = each.own.iter().all(is_sure);
        for condition in each.conditions.iter().flat_map(pairs) {
            if let Some(found) = bounds_of(&condition, each, natural).filter(|_| is_open) {
                bounds.extend(found);
            } else {
                is_open &= is_sure(&condition);
                conditions.push(condition);
            }
        }
        for (least, check) in implied.drain(..).filter(|_| is_open) {
            bounds.extend(Bound::new(least, Some(check), each, natural));
        }
        let ends = |bound: &Bound| at_end(bound, each, natural);
        let next: Vec<_> = bounds.iter().filter_map(ends).filter(|_| is_open).collect();
        implied = next;
        stages.push(Stage { each: each.clone(), bounds, conditions, live: Vec::new() });
    }
    stages.reverse();
    let leaves = leaves(&stages, &parts, natural);
    let tables = parts.iter().flat_map(|part| {
        let own = part.terms.iter().map(|term| term.table);
        own.chain(part.count.iter().map(|_| 0))
    });
    let (tables, conditions) = (tables.collect::<Vec<_>>(), one.conditions.clone());
    if tables.len() > MOST_TERMS {
        return None;
    }
    let mut made = Plan { names: natural.len(), conditions, stages, parts, tables, leaves };
    for depth in 0..made.stages.len() {
        let live = (0..natural.len()).filter(|place| made.is_live(depth, *place)).collect();
        made.stages[depth].live = live;
    }
    Some(made)
}

impl Plan {
    /// How many numbers the options take that are found together.
    pub fn width(&self) -> usize {
        let terms = self.tables.len();
        match self.leaves {
            Leaves::Points => terms,
            Leaves::Lines => 1 + 2 * terms,
            Leaves::Lists(_) => 2 + terms,
        }
    }

    /// Whether a name is asked for after a loop.
    fn is_live(&self, depth: usize, place: usize) -> bool {
        let asks = |one: &Expression| one.mentions(&|own| own == place);
        let later = self.stages[depth + 1..].iter().any(|stage| {
            stage.each.items.iter().flat_map(Item::expressions).any(asks)
                || stage.bounds.iter().any(|bound| asks(&bound.least))
                || stage.each.own.iter().chain(&stage.conditions).any(asks)
        });
        let own = &self.stages[depth];
        let in_parts = self.parts.iter().any(|part| {
            let terms = part.terms.iter().flat_map(|term| &term.coordinates);
            terms.chain(&part.count).chain(part.range.iter().flatten()).any(asks)
        });
        later || in_parts || own.each.own.iter().chain(&own.conditions).any(asks)
    }
}

fn part_plan(rule: &RuleText, part: &Part, directions: &mut Vec<Vec<i64>>) -> Option<PartPlan> {
    let own = |table, coordinates: &[Expression]| Term { table, coordinates: coordinates.to_vec() };
    let Some(Each { place, range: [from, to], .. }) = &part.each else {
        let terms = vec![own(0, &part.coordinates)];
        return Some(PartPlan { terms, count: part.count.clone(), range: None });
    };
    let slope = |one: &Expression| slope(one, *place);
    let mut direction: Vec<i64> = part.coordinates.iter().map(slope).collect::<Option<_>>()?;
    let first = direction.iter().find(|slope| **slope != 0)?;
    let (mut first_end, mut last_end) = (from, to);
    if *first < 0 {
        direction = direction.into_iter().map(std::ops::Neg::neg).collect();
        (first_end, last_end) = (to, from);
    }
    if !rule.ends.is_empty() || part.count.is_some() {
        return None;
    }
    let table = directions.iter().position(|known| *known == direction).unwrap_or(directions.len());
    if table == directions.len() {
        directions.push(direction);
    }
    let at = |end: &Expression| -> Vec<Expression> {
        part.coordinates.iter().map(|one| with(one, *place, end)).collect()
    };
    let (first, last) = (at(first_end), at(last_end));
    // The sum up to the last one, less that up to the first one, and that one itself.
    let terms = vec![own(table + 1, &last), own(table + 1, &first), own(0, &first)];
    let made = PartPlan { terms, count: None, range: Some([from.clone(), to.clone()]) };
    (directions.len() <= MOST_SUMS).then_some(made)
}

/// By how much an expression rises with a name, if that is always the same.
fn slope(one: &Expression, place: usize) -> Option<i64> {
    match &one.kind {
        Node::Name(_, own) if *own == place => Some(1),
        _ if !one.mentions(&|own| own == place) => Some(0),
        Node::Negative(one) => slope(one, place)?.checked_neg(),
        Node::Binary(operator, both) => {
            let [a, b] = &**both;
            match (operator, &a.kind) {
                (Operator::Add, _) => slope(a, place)?.checked_add(slope(b, place)?),
                (Operator::Subtract, _) => slope(a, place)?.checked_sub(slope(b, place)?),
                (Operator::Multiply, Node::Number(by)) => slope(b, place)?.checked_mul(*by),
                _ => None,
            }
        }
        _ => None,
    }
}

/// How the options of the last loop lie.
fn leaves(stages: &[Stage], parts: &[PartPlan], natural: &[bool]) -> Leaves {
    let Some(Stage { each, conditions, .. }) = stages.last() else { return Leaves::Points };
    let [Item::Range(from, _)] = &each.items[..] else { return Leaves::Points };
    let shape = |one: &Expression| Shape::of(one, each.place, natural);
    let monotone = |one: &Expression| shape(one).is_monotone();
    let linear = |one: &Expression| shape(one).linear;
    let terms = || parts.iter().flat_map(|part| &part.terms);
    let all =
        |has: &dyn Fn(&Expression) -> bool| terms().flat_map(|term| &term.coordinates).all(has);
    let ranges = || parts.iter().filter_map(|part| part.range.as_ref());
    let empty = || ranges().all(|ends| ends.iter().all(linear));
    if !conditions.is_empty() || parts.iter().any(|part| part.count.is_some()) || !empty() {
        return Leaves::Points;
    }
    if each.own.is_empty() && all(&linear) {
        return Leaves::Lines;
    }
    let own = |term: &Term| {
        let own = term.coordinates.iter().map(|one| own_part(one, each.place));
        own.collect::<Option<Vec<_>>>()
    };
    match terms().map(own).collect::<Option<Vec<_>>>() {
        Some(lists) if all(&monotone) && matches!(from.kind, Node::Number(_)) => {
            Leaves::Lists(lists)
        }
        _ => Leaves::Points,
    }
}
