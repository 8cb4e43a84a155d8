//! What the moves of a rule are for all large n at once, from the form of its expressions.
//!
//! n is one residue modulo some m, and as large as is needed: at least [`Bounds::start`]. Then numbers are linear in n, and
//! comparisons of them have one answer. A name that runs through a range that grows with n is looked at number by number
//! near the ends of the range and near n / 2, and elsewhere as one number v, which is far from all of these: a zone.
//! Whatever is not of this form is not understood, and nothing is said.

mod numbers;

use super::helpers::words;
use super::syntax::{Coordinate, Expression, Item, Loop, Move, Part};
pub use numbers::Linear;
use std::cell::Cell;

/// Where v is: in no zone, there is none; below n / 2, or above it, far from 0, n / 2 and n.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    None,
    Lower,
    Upper,
}

/// For which n, and what else is needed to understand more.
#[derive(Default)]
pub struct Bounds {
    /// n modulo this is known.
    pub modulus: i64,
    pub residue: i64,
    /// Numbers that are at least so far from the ends of a zone are far.
    pub far: i64,
    /// What was found holds for all n from here on with that residue.
    pub start: Cell<i64>,
    /// A modulus and a distance with which more may be understood.
    pub wanted_modulus: Cell<i64>,
    pub wanted_far: Cell<i64>,
    steps: Cell<u32>,
}

pub struct Outcome {
    pub zone: Zone,
    /// v modulo the modulus, in a zone.
    pub residue: i64,
    pub parts: Vec<Vec<Linear>>,
}

/// The most steps, moduli and distances.
const MOST_STEPS: u32 = 20_000;
const MOST_ALL_STEPS: u32 = 2_000_000;
pub const MOST_MODULUS: i64 = 400;
const MOST_FAR: i64 = 1_200;
const MOST_LENGTH: i64 = 1_200;

/// The values of names, and of v.
#[derive(Clone)]
struct Scope {
    names: Vec<Linear>,
    zone: Zone,
    residue: i64,
}

/// n with each value of the other names, in order.
fn scopes(names: &[Coordinate], place: usize) -> Option<Vec<Scope>> {
    let mut all = vec![Scope { names: Vec::new(), zone: Zone::None, residue: 0 }];
    for (other, name) in names.iter().enumerate() {
        let values = if other == place {
            vec![Linear::HEAP]
        } else {
            (name.least..=name.most?).map(Linear::constant).collect::<Option<_>>()?
        };
        all = all
            .iter()
            .flat_map(|before| values.iter().map(|value| before.with(&[*value])))
            .collect();
    }
    Some(all)
}

impl Scope {
    /// The same with the values of more names.
    fn with(&self, values: &[Linear]) -> Scope {
        Scope { names: [&self.names, values].concat(), ..*self }
    }
}

/// What `add` makes, from nothing on, of all that moves leave: for each residue of n, and each value of the names at other
/// places than that of n. Begins with a modulus and a distance, and takes larger ones until they are enough; returns the
/// distance, and the n from which on all of it holds. `None` if there is something that is not understood.
pub fn of_residues<T: Default>(
    (names, moves, place): (&[Coordinate], &[Move], usize),
    (mut modulus, mut far): (i64, i64),
    add: impl Fn(&mut T, &Outcome, &Bounds) -> Option<()>,
) -> Option<(Vec<Vec<T>>, i64, i64)> {
    let scopes = scopes(names, place)?;
    let find = |bounds: &Bounds| {
        let of_scope = |scope| {
            let mut found = T::default();
            for one in moves {
                for outcome in bounds.outcomes(one, scope)? {
                    add(&mut found, &outcome, bounds)?;
                }
            }
            Some(found)
        };
        scopes.iter().map(of_scope).collect::<Option<Vec<T>>>()
    };
    loop {
        let (mut wanted, mut start, mut steps) = ((modulus, far), 0, 0);
        let of_residue = |residue| {
            let bounds = Bounds::new(modulus, residue, far);
            let found = find(&bounds);
            wanted.0 = wanted.0.max(bounds.wanted_modulus.get());
            wanted.1 = wanted.1.max(bounds.wanted_far.get());
            start = start.max(bounds.start.get());
            steps += bounds.steps.get();
            found.filter(|_| steps < MOST_ALL_STEPS)
        };
        if let Some(all) = (0..modulus).map(of_residue).collect::<Option<_>>() {
            return Some((all, far, start));
        }
        if wanted == (modulus, far) || wanted.0 > MOST_MODULUS || wanted.1 > MOST_FAR {
            return None;
        }
        (modulus, far) = wanted;
    }
}

impl Bounds {
    fn new(modulus: i64, residue: i64, far: i64) -> Bounds {
        let start = Cell::new(4 * far + 4);
        let (wanted_modulus, wanted_far) = (Cell::new(modulus), Cell::new(far));
        Bounds { modulus, residue, far, start, wanted_modulus, wanted_far, steps: Cell::new(0) }
    }

    fn from(&self, start: i64) {
        self.start.set(self.start.get().max(start));
    }

    /// Nothing is understood without this modulus.
    fn want_modulus(&self, divisor: i64) -> Option<()> {
        if self.modulus % divisor == 0 {
            return Some(());
        }
        let wanted = self.wanted_modulus.get();
        self.wanted_modulus.set((wanted / gcd(wanted, divisor)).saturating_mul(divisor));
        None
    }

    fn want_far<T>(&self, far: i64) -> Option<T> {
        // Twice as far at least, so that few distances are tried.
        self.wanted_far.set(self.wanted_far.get().max(far).max(2 * self.far));
        None
    }

    /// All that a move leaves; `None` if it is not understood.
    fn outcomes(&self, one: &Move, scope: &Scope) -> Option<Vec<Outcome>> {
        let mut found = Vec::new();
        if self.all_hold(&one.conditions, scope)? {
            self.inside(one, 0, scope, &mut found)?;
        }
        Some(found)
    }

    fn all_hold(&self, conditions: &[Expression], scope: &Scope) -> Option<bool> {
        let mut all = Some(true);
        for condition in conditions {
            match self.holds(condition, scope) {
                Some(false) => return Some(false),
                None => all = None,
                Some(true) => {}
            }
        }
        all
    }

    /// The loops of a move from one on.
    fn inside(
        &self,
        one: &Move,
        depth: usize,
        scope: &Scope,
        found: &mut Vec<Outcome>,
    ) -> Option<()> {
        self.steps.set(self.steps.get() + 1);
        if self.steps.get() > MOST_STEPS {
            return None;
        }
        if let Some(each) = one.loops.get(depth) {
            return self.each(each, scope, &mut |inner| {
                let is_own = self.all_hold(&each.own, &inner);
                let holds = self.all_hold(&each.conditions, &inner);
                if is_own == Some(false) || holds == Some(false) {
                    return Some(());
                }
                is_own.and(holds)?;
                self.inside(one, depth + 1, &inner, found)
            });
        }
        let mut parts = Vec::new();
        for Part { count, coordinates, each, .. } in &one.parts {
            let count =
                count.as_ref().map_or(Some(1), |count| self.value(count, scope)?.number())?;
            if each.is_some() || !(0..=3).contains(&count) {
                return None;
            }
            let part = self.values(coordinates, scope)?;
            parts.extend((0..count).map(|_| part.clone()));
        }
        found.push(Outcome { zone: scope.zone, residue: scope.residue, parts });
        Some(())
    }

    /// Calls `each` with each value of the names of a loop.
    fn each(
        &self,
        over: &Loop,
        scope: &Scope,
        each: &mut impl FnMut(Scope) -> Option<()>,
    ) -> Option<()> {
        let mut with = |values: &[Linear], zone: Zone, residue: i64| {
            each(Scope { zone, residue, ..scope.with(values) })
        };
        for item in &over.items {
            match item {
                Item::Values(values) => {
                    with(&self.values(values, scope)?, scope.zone, scope.residue)?;
                }
                Item::Range(from, to) => {
                    let (from, to) = (self.value(from, scope)?, self.value(to, scope)?);
                    let length = to.plus(from, -1)?;
                    match length.number() {
                        Some(length) if length < MOST_LENGTH => {
                            for i in 0..=length {
                                let value = from.plus(Linear::constant(i)?, 1)?;
                                with(&[value], scope.zone, scope.residue)?;
                            }
                        }
                        Some(_) => return None,
                        // It has no number, once n is large.
                        None if length.n < 0 && length.v == 0 => {
                            self.sign(length, Zone::None)?;
                        }
                        None => self.growing(from, to, scope, &mut with)?,
                    }
                }
                Item::Set(..) => return None,
            }
        }
        Some(())
    }

    /// The numbers of a range that grows with n, from a number on.
    fn growing(
        &self,
        from: Linear,
        to: Linear,
        scope: &Scope,
        with: &mut impl FnMut(&[Linear], Zone, i64) -> Option<()>,
    ) -> Option<()> {
        let first = from.number()?;
        if scope.zone != Zone::None || !matches!(to, Linear { n: 1 | 2, v: 0, .. }) {
            return None;
        }
        self.want_modulus(2)?;
        let far = self.far;
        if first.abs() >= far || to.c.abs() >= far {
            return self.want_far(first.abs().max(to.c.abs()) + 1);
        }
        // What is not understood shows in the zones first.
        let v = Linear { n: 0, v: 2, c: 0 };
        let zones = if to.n == 2 { &[Zone::Lower, Zone::Upper][..] } else { &[Zone::Lower] };
        for (zone, residue) in zones.iter().flat_map(|zone| (0..self.modulus).map(|r| (*zone, r))) {
            with(&[v], zone, residue)?;
        }
        for i in first..far {
            with(&[Linear::constant(i)?], Zone::None, 0)?;
        }
        // Twice the number n / 2, rounded down, and how far from it.
        let half = Linear { n: 1, v: 0, c: -(self.residue % 2) };
        for i in 1 - far..far {
            let near = half.plus(Linear::constant(i)?, 1)?;
            if to.n == 2 || near.c <= to.c {
                with(&[near], Zone::None, 0)?;
            }
        }
        if to.n == 2 {
            for i in 1 - far..=to.c / 2 {
                with(&[Linear::HEAP.plus(Linear::constant(i)?, 1)?], Zone::None, 0)?;
            }
        }
        Some(())
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    words::gcd(a.unsigned_abs(), b.unsigned_abs()).cast_signed()
}
