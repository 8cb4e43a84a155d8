//! Arithmetic periodicity, `G(n + p) = G(n) + s` with `s > 0`, for codes with a repeating tail.
//!
//! Let the digits repeat after take `t`, let `e >= 1`, let `p` be a multiple of the length of that tail, let no
//! move leave more than two heaps, and no split ask for unequal ones. If there are splits, let `s`
//! be a power of two and write `G = sq + r` with `r < s`: then `p` more tokens add 1 to `q` and leave
//! `r` as it is. Let the law hold for all heaps from `e` up to `bound`; that it holds for ever is
//! proved by induction over the heaps `n' = n + ip`, where `n` is in the *window*
//! `bound <= n < bound + p` and everything is known of `n`.
//!
//! **All values below `G(n) + is` are reached from `n'`.** Three kinds of moves persist:
//! - to a heap `m` with a take above `t`: it is there from `n'` too, with the same value;
//! - the same take to `m + ip`, if `m >= e`: its value is `is` more;
//! - the same take and a split into `a + ip` and `b`, if `a >= e` and `G(b) < s`: the nim-sum is `is`
//!   more, since `G(b)` meets only the bits that stay.
//!
//! Let the first kind reach all of `0..w` from `n`, and let those of them with `m >= e` reach the top
//! `s` of these, `w - s..w`. By the second kind the next window is reached up to `w + s`, with a top
//! that can move on: so `n'` reaches `0..w + is`. If the second and third kind reach the rest,
//! `w..G(n)`, then they reach it with `is` added.
//!
//! **`G(n) + is` itself is not reached from `n'`.**
//! - By a take to `m >= e + p`: the same take would reach `G(n') - s` from `n' - p`.
//! - By a take to a smaller `m`: if all values of heaps below `e + p` are less than `G(n) + s`.
//! - By a split into two heaps below `e`: if their values' next power of two is at most `G(n)`.
//! - By a split into `a >= e` and any `b`: the nim-sum of the `q`s is at most their sum, and as odd
//!   or even as it is. The *surplus* `q(a) + q(b) - q(n')` depends only on the classes of `a`, `b`
//!   and `n'` modulo `p` and on the take. A surplus that is negative or odd cannot end in `q(n')`; for
//!   an even one `r(a) xor r(b)` must differ from `r(n')`. In the tail the surplus falls by 1 when
//!   the take grows by `p`, so that finitely many takes are left to check, for `b < e + p` and `n`
//!   in the window.
//!
//! Without splits, nothing is asked of `s`.
//!
//! # Source
//! The argument is given in full above. Compare Winning Ways, ch. 4 (Lasker's Nim, 4.[3]), and Siegel,
//! Combinatorial Game Theory, ch. IV.2 (all-but subtraction games).

use super::{Proof, Theorem};
use crate::index;
use crate::rule::{Code, Family};

/// The proof that `G(n + p) = G(n) + s` for ever, if `values`, where it holds from `e` on, give one;
/// otherwise how many values may give one, `u64::MAX` if no number will.
pub fn prove(code: &Code, values: &[u32], e: u64, p: u64, s: u64) -> Result<Proof, u64> {
    let splits = code.most_parts() > 1;
    let applies = code.tail_length().is_some_and(|tail| p.is_multiple_of(tail))
        && code.most_parts() <= 2
        && !code.has_unequal_splits()
        && (!splits || s.is_power_of_two());
    if !applies {
        return Err(u64::MAX);
    }
    // To leave heap 0 and to leave a heap are two things.
    let e = e.max(1);
    // More room may be needed for exceptional values to be covered.
    for rounds in [1, 2, 4, 8, 16] {
        let bound = ((rounds + 1) * e + (rounds + 2) * p).saturating_add(code.horizon());
        let needed = bound.saturating_add(p);
        if needed > values.len() as u64 {
            return Err(needed);
        }
        let law = Law { code, values, e, p, s };
        if law.work(bound) > MOST_WORK {
            break;
        }
        let window = bound..bound + p;
        if law.small_values_stay_below(bound) && window.clone().all(|n| law.holds_from(n)) {
            return Ok(Proof { theorem: Theorem::Arithmetic { splits, rounds }, period: p, bound });
        }
    }
    Err(u64::MAX)
}

/// Checks that take longer are not made, and nothing is claimed.
const MOST_WORK: u64 = 1 << 31;

struct Law<'a> {
    code: &'a Code,
    values: &'a [u32],
    e: u64,
    p: u64,
    s: u64,
}

impl Law<'_> {
    fn g(&self, heap: u64) -> u64 {
        self.values[index(heap)].into()
    }

    /// About how many options the checks look at.
    fn work(&self, bound: u64) -> u64 {
        let families = self.code.families(bound);
        let splits = families.iter().filter(|family| family.parts == 2);
        let takes: u64 = splits.map(|family| (family.last - family.first) / family.step + 1).sum();
        takes.saturating_mul(self.e + self.p).saturating_add(bound).saturating_mul(self.p)
    }

    /// Heaps below `e + p` are no danger to the heaps of the window from `bound` on, nor later.
    fn small_values_stay_below(&self, bound: u64) -> bool {
        let least = (bound..bound + self.p).map(|n| self.g(n)).min().unwrap_or(0);
        let most = (0..self.e + self.p).map(|m| self.g(m)).max().unwrap_or(0);
        let most_before = (0..self.e).map(|m| self.g(m)).max().unwrap_or(0);
        most < least + self.s && (most_before + 1).next_power_of_two() <= least
    }

    fn holds_from(&self, n: u64) -> bool {
        let families = self.code.families(n);
        self.reaches_all_below(n, &families) && self.is_not_reached(n, &families)
    }

    /// Everything below `G(n)` is reached by moves that persist.
    fn reaches_all_below(&self, n: u64, families: &[Family]) -> bool {
        let value = index(self.g(n));
        let horizon = self.code.horizon();
        // By takes above the horizon, from any heap and from heaps that move on; by what moves on.
        let (mut far, mut far_moving) = (vec![false; value], vec![false; value]);
        let mut moving = vec![false; value];
        let mark = |set: &mut [bool], value: u64| {
            if let Some(slot) = usize::try_from(value).ok().and_then(|v| set.get_mut(v)) {
                *slot = true;
            }
        };
        for family in families {
            for take in family.takes() {
                let rest = n - take;
                if family.parts < 2 {
                    if take > horizon {
                        mark(&mut far, self.g(rest));
                    }
                    if rest >= self.e {
                        mark(&mut moving, self.g(rest));
                        if take > horizon {
                            mark(&mut far_moving, self.g(rest));
                        }
                    }
                } else {
                    for b in self.small_values(rest) {
                        if rest - b >= self.e {
                            mark(&mut moving, self.g(rest - b) ^ self.g(b));
                        }
                    }
                }
            }
        }
        let covered = far.iter().take_while(|&&reached| reached).count();
        let Some(top) = usize::try_from(self.s).ok().and_then(|s| covered.checked_sub(s)) else {
            return false;
        };
        far_moving[top..covered].iter().chain(&moving[covered..]).all(|&reached| reached)
    }

    /// The parts `b` of a split of `rest` with `G(b) < s`: they are below `e`, or in the first
    /// periods from there.
    fn small_values(&self, rest: u64) -> impl Iterator<Item = u64> {
        let end = (self.e + self.p).min(rest);
        (1..end).filter(|&b| self.g(b) < self.s)
    }

    /// No move reaches the value that the law says, from `n` or later.
    fn is_not_reached(&self, n: u64, families: &[Family]) -> bool {
        families.iter().filter(|family| family.parts == 2).all(|family| {
            // In the tail, takes a period apart differ by 1 in the surplus; before it there are only
            // those of the family, which may be long, but not longer than the horizon.
            family.takes().all(|take| self.split_is_safe(n, take))
        }) && self.later_splits_are_safe(n)
    }

    /// Splits after `take` cannot reach the value of `n` or of what follows it.
    fn split_is_safe(&self, n: u64, take: u64) -> bool {
        let rest = n - take;
        (1..(self.e + self.p).min(rest)).all(|b| {
            let a = rest - b;
            a < self.e || !self.may_reach(n, a, b)
        })
    }

    fn may_reach(&self, n: u64, a: u64, b: u64) -> bool {
        let [n, a, b] = [n, a, b].map(|heap| (self.g(heap) / self.s, self.g(heap) % self.s));
        let surplus = (a.0 + b.0).checked_sub(n.0);
        surplus.is_some_and(|surplus| surplus.is_multiple_of(2) && a.1 ^ b.1 == n.1)
    }

    /// In the tail, the last takes of each class that still leave two heaps from `e` on have a
    /// negative surplus: all later ones do.
    fn later_splits_are_safe(&self, n: u64) -> bool {
        let Some(tail) = self.code.tail_length() else { return true };
        let splits_in_tail = (1..=tail).any(|i| self.code.digit(self.code.horizon() + i).leaves(2));
        if !splits_in_tail {
            return true;
        }
        // The largest takes for which `a >= e` with every `b < e + p`: one period of them.
        let Some(last) = n.checked_sub(2 * self.e + self.p) else { return false };
        let Some(first) = last.checked_sub(self.p) else { return false };
        if first <= self.code.horizon() {
            return false;
        }
        let q = |heap: u64| self.g(heap) / self.s;
        (first + 1..=last).filter(|&take| self.code.digit(take).leaves(2)).all(|take| {
            let parts = (1..self.e + self.p).map(|b| (n - take - b, b));
            parts.filter(|&(a, _)| a >= self.e).all(|(a, b)| q(a) + q(b) < q(n))
        })
    }
}
