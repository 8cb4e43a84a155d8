//! From `n'`, moves lead to all values below `L(n')`.
//!
//! Let `P` be `p` or `2p`, `S = sP / p`, and `n' = n + jP` with `j >= 0` and `n` in the *window*
//! `bound + p - P <= n < bound + p`. By the moves of `n`, which have been computed, those of `n'` are
//! known in part. Let a move from `n` take `k` tokens and lead to value `v`. It is
//!
//! - *growing* if its largest part is `a >= e`, and the nim-sum `x` of the others is less than `u`. Then
//!   the same take in `n'` may leave `a + jP` with the same others. Their value is `v + jS`, since `jS` is
//!   added to a multiple of `u` in `G(a)`, which `x` does not reach.
//! - *staying* if it is in the tail, that is `k > t`: then taking `k + jP` from `n'` leaves the same
//!   parts. And if `P = 2p` and two parts `a, b >= e` have `Q(a) = Q(b)`: then the same take in `n'` may
//!   leave `a + jp` and `b + jp`, whose nim-sum is `R(a) xor R(b)` as before. Either way `n'` has a move
//!   to `v`.
//! - *filling* if it is growing and in the tail: then taking `k + (j - i)P` from `n'` may leave `a + iP`,
//!   for each `0 <= i <= j`. And if `P = 2p`, two parts `a, b >= e` have `Q(a) = Q(b)`, and there is a
//!   third, `c >= e`: then the same take may leave `a + (j - i)p`, `b + (j - i)p` and `c + iP`. (The
//!   nim-sum of the first two stays less than `u`.) Either way `n'` has moves to `v + iS` for all
//!   `0 <= i <= j`.
//!
//! For some `w`, let staying moves lead from `n` to all values below `w`, filling ones to all of
//! `w - S..w`, and growing ones to all of `w..G(n)`. Then moves lead from `n'` to all values below `w`, to
//! `w - S + iS..w + iS` for all `0 <= i <= j`, that is up to `w + jS`, and to all of
//! `w + jS..G(n) + jS`. This last is `L(n')`.
//!
//! **Unequal parts**, where a digit asks for them, must stay so. The largest part may grow. Two parts
//! that grow by the same stay unequal, and so does the third, however it grows, if it is not congruent
//! to either of them modulo `p`.

use super::law::Law;
use crate::index;
use crate::rule::Family;

/// For each value below that of a heap, whether a move leads to it that is...
struct Reached {
    growing: Vec<bool>,
    staying: Vec<bool>,
    filling: Vec<bool>,
}

impl Law<'_> {
    /// Whether the condition holds in a window of one period or of two.
    pub fn is_reached(&self) -> bool {
        [1, 2].into_iter().any(|periods| {
            let end = self.bound + self.p;
            let mut window = end - periods * self.p..end;
            window.all(|n| self.reached(n, periods).suffice(periods * self.s))
        })
    }

    /// What moves lead to from `n`, with `P = periods * p`.
    fn reached(&self, n: u64, periods: u64) -> Reached {
        let none = vec![false; index(self.g(n))];
        let mut reached = Reached { growing: none.clone(), staying: none.clone(), filling: none };
        for family in self.code.families(n) {
            for take in family.takes() {
                let moves = Family { first: take, last: take, ..family };
                let in_tail = take > self.code.horizon();
                moves.for_each_split(n, &mut |parts: &[u64]| {
                    let value = parts.iter().fold(0, |sum, &part| sum ^ self.g(part));
                    if value >= self.g(n) {
                        return;
                    }
                    let value = index(value);
                    let grows = self.grows(parts, value as u64);
                    let (stays, fills) = if periods == 2 {
                        self.pair_stays(parts, family.unequal)
                    } else {
                        (false, false)
                    };
                    reached.growing[value] |= grows;
                    reached.staying[value] |= in_tail || stays;
                    reached.filling[value] |= in_tail && grows || fills;
                });
            }
        }
        reached
    }

    /// Whether a move to these parts, in increasing order, with this nim-sum is growing.
    fn grows(&self, parts: &[u64], value: u64) -> bool {
        parts.last().is_some_and(|&a| a >= self.e && value ^ self.g(a) < self.unit)
    }

    /// Whether a move to these parts is staying, and whether it is filling, because of two of them with the
    /// same `Q`.
    fn pair_stays(&self, parts: &[u64], unequal: bool) -> (bool, bool) {
        let is_pair = |a: u64, b: u64| a.min(b) >= self.e && self.q(a) == self.q(b);
        match *parts {
            [a, b] => (is_pair(a, b), false),
            [a, b, c] => [(a, b, c), (a, c, b), (b, c, a)]
                .into_iter()
                .filter(|&(a, b, _)| is_pair(a, b))
                .filter(|&(a, b, c)| {
                    !unequal || [a, b].iter().all(|d| (c.abs_diff(*d)) % self.p > 0)
                })
                .fold((false, false), |(_, fills), (.., c)| (true, fills || c >= self.e)),
            _ => (false, false),
        }
    }
}

impl Reached {
    /// Whether, for some `w`, there are enough moves of each kind.
    fn suffice(&self, saltus: u64) -> bool {
        let staying = self.staying.iter().take_while(|&&is| is).count();
        let growing = self.growing.iter().rev().take_while(|&&is| is).count();
        // How many filling moves lead to the values just below w.
        let mut filling = 0;
        (0..=staying).any(|w| {
            if let Some(below) = w.checked_sub(1) {
                filling = if self.filling[below] { filling + 1 } else { 0 };
            }
            filling >= saltus && w + growing >= self.growing.len()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Law, Reached};
    use crate::parse;

    /// All moves to few values, and all small saltus: there are enough of them if they are for some `w`, as the
    /// condition says it.
    #[test]
    fn enough_moves() {
        for count in 0..5_usize {
            let sets = 1_usize << count;
            let has =
                |set: usize| (0..count).map(|value| set >> value & 1 == 1).collect::<Vec<_>>();
            for (staying, filling, growing) in (0..sets * sets * sets)
                .map(|code| (has(code % sets), has(code / sets % sets), has(code / sets / sets)))
            {
                for saltus in 1..5 {
                    let is_enough = |w: usize| {
                        w >= saltus
                            && (0..w).all(|value| staying[value])
                            && (w - saltus..w).all(|value| filling[value])
                            && (w..count).all(|value| growing[value])
                    };
                    let expected = (0..=count).any(is_enough);
                    let (staying, filling) = (staying.clone(), filling.clone());
                    let reached = Reached { growing: growing.clone(), staying, filling };
                    assert_eq!(reached.suffice(saltus as u64), expected);
                }
            }
        }
    }

    /// Moves to some parts, with `e = 2`, `p = 3` and `u = 4`.
    #[test]
    fn kinds_of_moves() {
        let code = parse::code("nim").expect("a code");
        // Q is 0 0 1 2 1 1 2 3 1 0.
        let values = [0, 1, 5, 9, 6, 4, 8, 13, 7, 1];
        let law = Law { code: &code, values: &values, e: 2, p: 3, s: 4, unit: 4, bound: 7 };
        let (no, stays, fills) = ((false, false), (true, false), (true, true));
        for (parts, equal, unequal) in [
            (&[][..], no, no),
            (&[4], no, no),
            // Two parts with the same Q: one of them may be e, none less.
            (&[2, 4], stays, stays),
            (&[1, 9], no, no),
            (&[3, 4], no, no),
            // The third part may be e, or any; it must not be congruent to the others where parts are unequal.
            (&[2, 3, 6], fills, fills),
            (&[1, 3, 6], stays, stays),
            (&[2, 5, 7], fills, fills),
            (&[4, 5, 7], fills, no),
            (&[4, 7, 8], fills, no),
            (&[1, 4, 5], stays, no),
            (&[2, 6, 8], fills, fills),
            (&[2, 4, 5], fills, fills),
            (&[1, 2, 3], no, no),
        ] {
            assert_eq!(law.pair_stays(parts, false), equal, "{parts:?}");
            assert_eq!(law.pair_stays(parts, true), unequal, "{parts:?}");
        }
        for (parts, grows) in [
            (&[][..], false),
            (&[1], false),
            (&[2], true),
            (&[1, 2], true),
            // The nim-sum of the others is u, or more.
            (&[5, 7], false),
            (&[2, 3], false),
        ] {
            let value = parts.iter().fold(0, |sum, &part| sum ^ law.g(part));
            assert_eq!(law.grows(parts, value), grows, "{parts:?}");
        }
    }
}
