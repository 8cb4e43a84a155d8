//! From `n'`, moves lead to all values below `L(n')`: the condition *Reached* of the theorem.

use super::ArithmeticLaw;
use crate::index;
use crate::rule::Family;

/// For each value below that of a heap, whether a move leads to it that is...
struct Reached {
    growing: Vec<bool>,
    staying: Vec<bool>,
    filling: Vec<bool>,
}

impl ArithmeticLaw<'_> {
    pub fn is_reached(&self) -> bool {
        (self.bound..self.bound + self.p).all(|n| self.reached(n).suffice(self.s))
    }

    /// What moves lead to from `n`.
    fn reached(&self, n: u64) -> Reached {
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
                    let grows = self.grows(parts, value);
                    let value = index(value);
                    reached.growing[value] |= grows;
                    reached.staying[value] |= in_tail;
                    reached.filling[value] |= in_tail && grows;
                });
            }
        }
        reached
    }

    /// Whether a move to these parts, in increasing order, with this nim-sum is growing.
    fn grows(&self, parts: &[u64], value: u64) -> bool {
        parts.last().is_some_and(|&a| a >= self.e && value ^ self.g(a) < self.unit)
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
#[path = "../../../tests/inside/period/arithmetic/reached.rs"]
mod tests;
