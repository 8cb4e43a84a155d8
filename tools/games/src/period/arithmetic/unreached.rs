//! No move from `n'` leads to `L(n')`: the conditions *Small heaps* and *Not reached* of the theorem.

use super::ArithmeticLaw;
use crate::rule::Digit;

/// What may become a move to the value of the law: a case of the third condition.
#[derive(Clone, Copy)]
struct Representative {
    n: u64,
    a: u64,
    /// The other parts; 0 stands for none.
    others: [u64; 2],
    in_tail: bool,
}

impl ArithmeticLaw<'_> {
    /// The conditions on moves with one part or small ones. (Among 200,000 random codes, with their values
    /// or with those of others, the one on heaps below `e + p` never failed alone; in the tests, values
    /// made up for it do.)
    pub fn small_values_stay_below(&self) -> bool {
        let most = |end: u64| (0..end).map(|heap| self.g(heap)).max().unwrap_or(0);
        let window = self.bound..self.bound + self.p;
        let least = window.map(|n| self.g(n)).min().unwrap_or(0);
        (most(self.e) + 1).next_power_of_two() <= least && most(self.e + self.p) < least + self.s
    }

    /// The condition on moves with two or three parts.
    pub fn splits_stay_away(&self) -> bool {
        let mut window = self.bound..self.bound + self.p;
        let takes = self.takes();
        window.all(|n| takes.iter().all(|&(take, digit)| self.splits_are_safe(n, take, digit)))
    }

    /// The takes of representatives.
    fn takes(&self) -> Vec<(u64, Digit)> {
        let takes = (0..=self.code.horizon() + self.p).map(|take| (take, self.code.digit(take)));
        takes.filter(|(_, digit)| digit.leaves(2) || digit.leaves(3)).collect()
    }

    /// About how many representatives a heap has.
    pub fn representatives(&self) -> u128 {
        let others = u128::from(self.e + self.p);
        let ways = if self.code.most_parts() < 3 { others } else { others.saturating_mul(others) };
        ways.saturating_mul((self.code.horizon() + self.p).into())
    }

    fn splits_are_safe(&self, n: u64, take: u64, digit: Digit) -> bool {
        let end = self.e + self.p;
        let in_tail = take > self.code.horizon();
        let is_safe = |b: u64, c: u64| {
            let is_move = !digit.unequal || b != c || b >= self.e;
            let representative = Representative { n, a: n - take - b - c, others: [b, c], in_tail };
            !is_move || !self.may_reach(representative)
        };
        (1..end).all(|b| {
            (!digit.leaves(2) || is_safe(b, 0))
                && (!digit.leaves(3) || (1..=b).all(|c| is_safe(b, c)))
        })
    }

    /// Whether, by surplus and remainders, a move may reach the value of the law.
    fn may_reach(&self, Representative { n, a, others: [b, c], in_tail }: Representative) -> bool {
        // Heap 0 has value 0.
        let remainders = self.r(a) ^ self.r(b) ^ self.r(c);
        let surplus = (self.q(a) + self.q(b) + self.q(c)).checked_sub(self.q(n));
        surplus.is_some_and(|surplus| {
            let becomes_even = in_tail && surplus >= self.s / self.unit;
            remainders == self.r(n) && (surplus.is_multiple_of(2) || becomes_even)
        })
    }
}
