//! Codes without splits and with a largest take `t`, such as subtraction games: there is a proof as
//! soon as a window of `t` consecutive values, without that of heap 0, occurs a second time.
//!
//! One window is kept; each time that there are twice as many values, it is the last one. From some time on it is within
//! the periodic part and no shorter than the period away from its end, and so comes back.
//!
//! # Source
//! Brent, An improved Monte Carlo factorization algorithm (1980), for the way to find a cycle.

use crate::rule::Code;

/// The windows of the values looked at so far.
pub struct Windows {
    length: usize,
    /// Where the window that is kept ends, and up to where values have been looked at.
    kept: usize,
    looked: usize,
}

impl Windows {
    /// No windows yet; `None` if the code has splits or a tail.
    #[must_use]
    pub fn new(code: &Code) -> Option<Windows> {
        let fits = code.most_parts() < 2 && code.tail_length().is_none();
        let length = usize::try_from(code.horizon()).ok().filter(|_| fits)?;
        // Without heap 0.
        let first = length.checked_add(1)?;
        Some(Windows { length, kept: first, looked: first })
    }

    /// Whether the last window of `values` occurs before: only then do they prove a law.
    #[must_use]
    pub fn last_repeats(&self, values: &[u16]) -> bool {
        let len = values.len();
        (self.length + 1..len).any(|end| self.are_equal(values, end, len))
    }

    /// Whether the windows that end here and there are equal: most differ in the last values, no call for these.
    fn are_equal(&self, values: &[u16], a: usize, b: usize) -> bool {
        let few = self.length.min(4);
        (1..=few).all(|back| values[a - back] == values[b - back])
            && values[a - self.length..a] == values[b - self.length..b]
    }

    /// Looks at further values; whether the window that is kept comes back in them.
    pub fn repeat(&mut self, values: &[u16]) -> bool {
        while self.looked < values.len() {
            self.looked += 1;
            if self.are_equal(values, self.kept, self.looked) {
                return true;
            }
            if self.looked >= 2 * self.kept {
                self.kept = self.looked;
            }
        }
        false
    }
}

#[cfg(test)]
#[path = "../../tests/inside/period/windows.rs"]
mod tests;
