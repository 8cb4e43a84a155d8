//! The hypotheses of the theorem `parts`, checked on values.

use super::{Family, Moves, Parted};
use crate::index;
use crate::period::{FiniteLaw, Rows};
use crate::value::Value;
use std::collections::BTreeSet;

/// A law that is to be proved: values, and what is assumed of them.
struct Assumed<'a> {
    parted: &'a Parted,
    /// From the n on that is first.
    rows: Vec<Vec<u64>>,
    first: u64,
    q: u64,
    /// What q adds, for each t; and where it adds anything, s.
    adds: &'a [u64],
    s: u64,
    /// E, and the power of two U.
    e: u64,
    unit: u64,
}

impl Parted {
    /// The law with the smallest period that is proved by rows of values: for n from `first` on, the values of all t.
    #[must_use]
    pub fn law(&self, first: u64, rows: &Rows) -> Option<FiniteLaw> {
        let number = |value: &Value| match value {
            Value::Number(number) => u64::try_from(*number).ok(),
            _ => None,
        };
        let rows: Vec<Vec<u64>> =
            rows.iter().map(|row| row.iter().map(number).collect()).collect::<Option<_>>()?;
        let last = rows.len().checked_sub(1)?;
        for q in (1..).map(|times| times * self.modulus) {
            let before = last.checked_sub(6 * index(q)).map(|_| last - index(q))?;
            let adds: Option<Vec<u64>> =
                rows[last].iter().zip(&rows[before]).map(|(a, b)| a.checked_sub(*b)).collect();
            let Some(adds) = adds else { continue };
            let s = adds.iter().copied().max().unwrap_or(0);
            if adds.iter().any(|add| *add != 0 && *add != s) {
                continue;
            }
            let holds =
                |n: &usize| (0..adds.len()).all(|t| rows[n + index(q)][t] == rows[*n][t] + adds[t]);
            let lawful = (0..=before).rev().take_while(holds).count();
            let preperiod = first + (before + 1 - lawful) as u64;
            let e = preperiod.max(self.ends);
            let mut assumed =
                Assumed { parted: self, rows: rows.clone(), first, q, adds: &adds, s, e, unit: 0 };
            if let Some(bound) = assumed.proved() {
                let growing =
                    (0..adds.len()).filter(|t| adds[*t] > 0).fold(0, |all, t| all | 1 << t);
                return Some(FiniteLaw { preperiod, period: q, bound, saltus: s, growing });
            }
        }
        None
    }
}

impl Assumed<'_> {
    fn value(&self, n: u64, t: Option<usize>) -> u64 {
        t.map_or(0, |t| self.rows[index(n - self.first)][t])
    }

    fn grows(&self, t: Option<usize>) -> bool {
        t.is_some_and(|t| self.adds[t] > 0)
    }

    /// How many n from 0 on have been compared, if that and all hypotheses prove the law.
    fn proved(&mut self) -> Option<u64> {
        let Parted { from, reach, .. } = *self.parted;
        let (e, q, s, first) = (self.e, self.q, self.s, self.first);
        let end = first + self.rows.len() as u64;
        let window = |from: u64, length: u64| {
            (from..from + length).flat_map(|n| (0..self.adds.len()).map(move |t| (n, Some(t))))
        };
        if e + q > end {
            return None;
        }
        let mut room = 4;
        if s > 0 {
            let small = window(first, end - first).filter(|(n, t)| *n < e || !self.grows(*t));
            let most = small.map(|(n, t)| self.value(n, t)).max().unwrap_or(0);
            self.unit = (most + 1).checked_next_power_of_two()?;
            if !s.is_multiple_of(self.unit) {
                return None;
            }
            let quotients = || {
                window(e, q)
                    .filter(|(_, t)| self.grows(*t))
                    .map(|(n, t)| self.value(n, t) / self.unit)
            };
            let (low, high) = (quotients().min()?, quotients().max()?);
            room = room.max((high - low).div_ceil(s / self.unit) + 2);
        }
        let start = from.max(reach + 2 * e + room * q);
        if start + 2 * q > end {
            return None;
        }
        let growing = || window(start, q).filter(|(_, t)| self.grows(*t));
        let first_period = window(e, q).filter(|(_, t)| self.grows(*t));
        let high = first_period.map(|(n, t)| self.value(n, t) / self.unit).max();
        let is_above =
            growing().all(|(n, t)| high.is_none_or(|high| self.value(n, t) / self.unit > high));
        let holds = |(n, t): (u64, usize)| self.reached(n, t) && self.not_reached(n, t);
        let all = || growing().filter_map(|(n, t)| Some((n, t?)));
        (is_above && all().all(holds)).then_some(start + q)
    }

    fn moves(&self, n: u64, t: usize) -> &Moves {
        &self.parted.moves[index(n % self.parted.modulus)][t]
    }

    /// Whether moves lead to all smaller values, a multiple of the period later too.
    fn reached(&self, n: u64, t: usize) -> bool {
        let [mut staying, mut growing, mut filling] = [(); 3].map(|()| BTreeSet::new());
        let moves = self.moves(n, t);
        let grows = |n: u64, t: Option<usize>, other: u64| {
            n >= self.e && self.grows(t) && other < self.unit
        };
        for family in &moves.families {
            let [u, v] = family.states;
            for [a, c] in family.sizes(n, self.parted.modulus) {
                let (left, right) = (self.value(a, u), self.value(c, v));
                let value = left ^ right;
                let stays = a >= self.e && !self.grows(u) || c >= self.e && !self.grows(v);
                let grows = grows(a, u, right) || grows(c, v, left);
                staying.extend(stays.then_some(value));
                growing.extend(grows.then_some(value));
                filling.extend((stays && grows).then_some(value));
            }
        }
        for (near, fixed) in &moves.points {
            let other = fixed.map_or(0, |(c, v)| self.value(c, Some(v)));
            let near = near.map(|(take, u)| (n - take, Some(u)));
            let near = near.filter(|(a, u)| grows(*a, *u, other));
            growing.extend(near.map(|(a, u)| self.value(a, u) ^ other));
        }
        let (top, s) = (self.value(n, Some(t)), self.s);
        let has =
            |set: &BTreeSet<u64>, from: u64, to: u64| (from..to).all(|value| set.contains(&value));
        (s..=top)
            .take_while(|w| has(&staying, 0, *w))
            .any(|w| has(&filling, w - s, w) && has(&growing, w, top))
    }

    /// Whether no move to two parts that both grow leads to the value of the law, a multiple of the period later.
    fn not_reached(&self, n: u64, t: usize) -> bool {
        let (unit, top) = (self.unit, self.value(n, Some(t)));
        let both_grow = |family: &&Family| family.states.iter().all(|t| self.grows(*t));
        self.moves(n, t).families.iter().filter(both_grow).all(|family| {
            let near = |[_, c]: &[u64; 2]| (self.e..self.e + self.q).contains(c);
            family.sizes(n, self.parted.modulus).filter(near).all(|[a, c]| {
                let (left, right) =
                    (self.value(a, family.states[0]), self.value(c, family.states[1]));
                let surplus = (left / unit + right / unit).checked_sub(top / unit);
                let is_even = surplus.is_some_and(|surplus| surplus.is_multiple_of(2));
                (left ^ right) % unit != top % unit || !is_even
            })
        })
    }
}
