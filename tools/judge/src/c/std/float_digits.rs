//! All decimal digits of a float, and which of them are to be printed.

use crate::words::{divide, multiply};

const BILLION: u32 = 1_000_000_000;

/// Words before and after the binary point.
const WORDS: usize = 36;

/// Where the decimal point is in an array of digits: the largest number has 309 before it, and a carry
/// may add one.
pub const POINT: usize = 324;

/// The digits of a number, each from 0 to 9, from the highest to the lowest that a float can have.
pub struct Digits {
    pub all: [u8; POINT + 1080],
    /// Those before it are 0, as are those from `end` on.
    pub start: usize,
    pub end: usize,
}

/// All digits of `mantissa` times two to the power of `exponent`.
pub fn expand(mantissa: u64, exponent: i32) -> Digits {
    let mut digits = Digits { all: [0; POINT + 1080], start: POINT, end: POINT };
    let mut words = [0; 2 * WORDS];
    let shift = (exponent + 32 * WORDS as i32) as usize;
    let (first, bits) = (shift / 32, shift % 32);
    words[first] = (mantissa << bits) as u32;
    words[first + 1] = (mantissa << bits >> 32) as u32;
    words[first + 2] = (mantissa >> 32 << bits >> 32) as u32;
    let (fraction, whole) = words.split_at_mut(WORDS);
    // What is 0 at the end of either part stays so.
    let mut len = (first + 3).saturating_sub(WORDS);
    while len > 0 {
        if whole[len - 1] == 0 {
            len -= 1;
        } else {
            digits.start -= 9;
            digits.put(digits.start, divide(&mut whole[..len], BILLION));
        }
    }
    let mut start = first;
    while start < WORDS {
        if fraction[start] == 0 {
            start += 1;
        } else {
            digits.put(digits.end, multiply(&mut fraction[start..], BILLION, 0));
            digits.end += 9;
        }
    }
    digits
}

impl Digits {
    /// Sets nine digits, from `at` on.
    fn put(&mut self, at: usize, mut nine: u32) {
        for digit in self.all[at..at + 9].iter_mut().rev() {
            *digit = (nine % 10) as u8;
            nine /= 10;
        }
    }

    /// Leaves out the digits from `end` on, and adds 1 to the last of the others if it is to go `up`.
    fn cut(&mut self, end: usize, up: bool) {
        self.all[end..self.end.max(end)].fill(0);
        self.start = self.start.min(end);
        self.end = end;
        let mut at = end;
        while up {
            at -= 1;
            self.start = self.start.min(at);
            self.all[at] += 1;
            if self.all[at] < 10 {
                break;
            }
            self.all[at] = 0;
        }
    }

    /// Rounds to so many digits after the point, halves to even.
    pub fn round(&mut self, after: usize) {
        let end = POINT + after;
        if end >= self.end {
            return;
        }
        let rest = &self.all[end..self.end];
        let exceeds = self.all[end - 1] % 2 > 0 || rest[1..].iter().any(|&digit| digit > 0);
        let up = rest[0] > 5 || rest[0] == 5 && exceeds;
        self.cut(end, up);
    }

    /// Whether there are only zeros from `at` on.
    fn ends(&self, at: usize) -> bool {
        at >= self.end || self.all[at..self.end].iter().all(|&digit| digit == 0)
    }

    /// Leaves the fewest digits between `low` and `high`, which are the number itself if it is `even`,
    /// and of those the nearest.
    pub fn shorten(&mut self, low: &Digits, high: &Digits, even: bool) {
        // How much the digits so far are above those of `low` and below those of `high`.
        let (mut above, mut below) = (0, 0);
        for i in self.start.min(high.start)..self.all.len() - 1 {
            let difference =
                |so_far: i32, a: u8, b: u8| (so_far * 10 + i32::from(a) - i32::from(b)).min(9);
            above = difference(above, self.all[i], low.all[i]);
            below = difference(below, high.all[i], self.all[i]);
            let down = above > 0 || even && low.ends(i + 1);
            let up = below > 1 || below == 1 && (even || !high.ends(i + 1));
            if down || up {
                return self.cut(i + 1, up && (!down || self.all[i + 1] >= 5));
            }
        }
    }
}
