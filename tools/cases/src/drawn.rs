//! Inputs that a format does not make by its ranges alone: special ones, and those whose numbers depend on each other.

use crate::generator::Generator;
use crate::input::{Input, Way};
use crate::integer::Integer;

impl Input<'_> {
    /// Of an input that is made, what comes next in it is what `make` writes; how it is laid out does not matter, since the
    /// format says that. Where `make` writes less, or nothing, the format goes on by its ranges. What is not taken before
    /// the case ends panics. Nothing happens where an input is read, or where something is drawn that is not taken yet.
    ///
    /// # Examples
    /// ```no_run
    /// cases::answer(|input| {
    ///     let most = input.up_to(9).min(1000);
    ///     // The number of heaps is even.
    ///     input.drawn(|g| {
    ///         let pairs = g.count(1..=most / 2);
    ///         g.line([2 * pairs]);
    ///     });
    ///     let heaps = input.list(2..=most, 1..=9);
    ///     input.require(heaps.len() % 2 == 0, "the number of heaps is odd");
    /// });
    /// ```
    pub fn drawn(&mut self, make: impl FnOnce(&mut Generator)) {
        if let Way::Made(g) = &mut self.0 {
            if g.drawn.is_empty() {
                let start = g.text.len();
                make(g);
                let text = g.text.split_off(start);
                g.drawn.extend(text.split_whitespace().map(str::to_owned));
            }
        }
    }

    /// As [`drawn`](Input::drawn), once in `n` times, of inputs that are random and not the smallest: those that find more
    /// mistakes than the format does by its ranges, such as heaps that cancel. Their numbers may be larger than `up_to`
    /// gives. Neither each small case nor a largest input is special.
    pub fn special(&mut self, n: u64, make: impl FnOnce(&mut Generator)) {
        if let Way::Made(g) = &mut self.0 {
            if g.is_random() && g.size() > 1 && g.one_in(n) {
                self.drawn(make);
            }
        }
    }
}

impl Generator {
    /// The next number, if it is drawn already.
    pub(crate) fn next_drawn<T: Integer>(&mut self) -> Option<T> {
        let word = self.drawn.pop_front()?;
        let number = word.parse().ok().and_then(T::narrow);
        Some(number.unwrap_or_else(|| panic!("`{word}` was drawn, where the format has a number")))
    }

    /// Ends a case, or the input.
    pub(crate) fn end_drawn(&mut self) {
        let left = self.drawn.len();
        assert!(
            left == 0,
            "{left} words are drawn, from `{}` on, that the format has no place for",
            self.drawn[0]
        );
    }
}
