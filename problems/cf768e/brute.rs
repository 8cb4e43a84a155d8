//! Codeforces 768E by its rules.

use std::collections::HashMap;

/// The values of heaps of so many stones, from which the numbers in the set have been taken: bits of a number.
#[derive(Default)]
pub struct Values(HashMap<(u64, u64), u64>);

impl Values {
    /// The Grundy value: the least that no option has.
    ///
    /// # Panics
    /// Never: some value is that of no option.
    pub fn of(&mut self, heap: u64, taken: u64) -> u64 {
        // What is larger than the heap cannot be taken anyway.
        let taken = taken & ((2 << heap) - 1);
        if let Some(&known) = self.0.get(&(heap, taken)) {
            return known;
        }
        let left = (1..=heap).filter(|take| taken >> take & 1 == 0);
        let options: Vec<u64> = left.map(|take| self.of(heap - take, taken | 1 << take)).collect();
        let value = (0..=heap)
            .find(|value| !options.contains(value))
            .expect("there are no more than heap options");
        self.0.insert((heap, taken), value);
        value
    }
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(25).min(60), input.up_to(6).min(1_000_000));
        let n = input.count(1..=len);
        input.end_line();
        let heaps = input.bag(n, 1..=most);
        input.print(|| {
            let mut values = Values::default();
            let nim_sum = heaps.iter().fold(0, |sum, &heap: &u64| sum ^ values.of(heap, 0));
            if nim_sum == 0 {
                "YES"
            } else {
                "NO"
            }
        });
    });
}
