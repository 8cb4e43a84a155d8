//! What `{}` and `{:?}` print of floating point: every digit is exact, and the code is short. That of
//! core is fast, but becomes 60 KB of C. `compile.rs` has it replaced by this.

use crate::words::{divide, multiply};
use core::fmt::{self, Alignment, Formatter, Write};
use core::str;

const BILLION: u32 = 1_000_000_000;

/// Words before and after the binary point.
const WORDS: usize = 36;

/// Where the decimal point is in an array of digits: the largest number has 309 before it, and a carry
/// may add one.
const POINT: usize = 324;

/// The digits of a number, each from 0 to 9, from the highest to the lowest that a float can have.
struct Digits {
    all: [u8; POINT + 1080],
    /// Those before it are 0, as are those from `end` on.
    start: usize,
    end: usize,
}

/// All digits of `mantissa` times two to the power of `exponent`.
fn expand(mantissa: u64, exponent: i32) -> Digits {
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
    fn round(&mut self, after: usize) {
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
    fn shorten(&mut self, low: &Digits, high: &Digits, even: bool) {
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

/// A finite or other float, taken apart.
struct Float {
    negative: bool,
    mantissa: u64,
    exponent: i32,
    /// Whether the next lower number is at half of the distance to the next higher one.
    is_edge: bool,
    /// What it is, if it is no number.
    name: &'static str,
}

/// A float of so many bits, `fraction` of them after the point.
fn take_apart(bits: u64, width: u32, fraction: u32) -> Float {
    let highest = (1 << (width - 1 - fraction)) - 1;
    let biased = (bits >> fraction) as i32 & highest;
    let part = bits & ((1 << fraction) - 1);
    let name = match (biased == highest, part) {
        (false, _) => "",
        (true, 0) => "inf",
        (true, _) => "NaN",
    };
    Float {
        negative: bits >> (width - 1) > 0 && name != "NaN",
        mantissa: if biased > 0 { part | 1 << fraction } else { part },
        exponent: biased.max(1) - highest / 2 - fraction as i32,
        is_edge: part == 0 && biased > 1,
        name,
    }
}

impl Float {
    /// All of its digits, or the fewest that are enough to tell it from others.
    fn digits(&self, shortest: bool) -> Digits {
        let Float { mantissa, exponent, is_edge, .. } = *self;
        let mut digits = expand(mantissa, exponent);
        if shortest && mantissa > 0 {
            let by = if is_edge { 4 } else { 2 };
            let low = expand(mantissa * by - 1, exponent - by as i32 / 2);
            let high = expand(mantissa * 2 + 1, exponent - 1);
            digits.shorten(&low, &high, mantissa % 2 == 0);
        }
        digits
    }

    fn print(&self, f: &mut Formatter<'_>, debug: bool) -> fmt::Result {
        if !self.name.is_empty() {
            return self.pad(f, self.name, 0);
        }
        let precision = f.precision();
        let mut digits = self.digits(precision.is_none());
        if let Some(after) = precision {
            digits.round(after);
        }
        let Digits { all, start, end } = &mut digits;
        while start < end && all[*start] == 0 {
            *start += 1;
        }
        while start < end && all[*end - 1] == 0 {
            *end -= 1;
        }
        let (start, end) = if start < end { (*start, *end) } else { (POINT, POINT) };
        let is_long = start + 17 <= POINT || start >= POINT + 4;
        let after = precision.unwrap_or_else(|| end.saturating_sub(POINT).max(usize::from(debug)));
        // All that is printed, without zeros beyond the last digit that there may be.
        let last = all.len().min(POINT + after).max(end);
        all[start.min(POINT - 1)..last].iter_mut().for_each(|digit| *digit += b'0');
        if debug && precision.is_none() && start < end && is_long {
            return self.print_exponential(f, &mut all[start - 1..end], POINT as i32 - 1 - start as i32);
        }
        // The digits before the point make room for it.
        let start = start.min(POINT - 1);
        all.copy_within(start..POINT, start - 1);
        all[POINT - 1] = b'.';
        let end = if after == 0 { POINT - 1 } else { all.len().min(POINT + after) };
        let zeros = (POINT + after).saturating_sub(all.len());
        self.pad(f, text(&all[start - 1..end]), zeros)
    }

    /// Prints the digits, before which there is room for one more byte, and the power of ten.
    fn print_exponential(&self, f: &mut Formatter<'_>, digits: &mut [u8], power: i32) -> fmt::Result {
        let len = digits.len();
        digits[0] = digits[1];
        digits[1] = b'.';
        // At most 17 digits, and an exponent of three.
        let mut bytes = [0; 24];
        let mut end = if len == 2 { 1 } else { len };
        bytes[..end].copy_from_slice(&digits[..end]);
        let mut put = |byte: u8| {
            bytes[end] = byte;
            end += 1;
        };
        put(b'e');
        if power < 0 {
            put(b'-');
        }
        let power = power.unsigned_abs();
        for unit in [100, 10, 1] {
            if power >= unit {
                put(b'0' + (power / unit % 10) as u8);
            }
        }
        self.pad(f, text(&bytes[..end]), 0)
    }

    /// Prints the text, and so many zeros more, with sign and padding.
    fn pad(&self, f: &mut Formatter<'_>, text: &str, zeros: usize) -> fmt::Result {
        let sign = match self.negative {
            true => "-",
            false if f.sign_plus() && self.name != "NaN" => "+",
            false => "",
        };
        let room = f.width().unwrap_or(0).saturating_sub(sign.len() + text.len() + zeros);
        let keeps_zeros = f.sign_aware_zero_pad();
        let before = match f.align() {
            _ if keeps_zeros => room,
            Some(Alignment::Left) => 0,
            Some(Alignment::Center) => room / 2,
            _ => room,
        };
        let fill = if keeps_zeros { '0' } else { f.fill() };
        let mut repeat = |f: &mut Formatter<'_>, c: char, n: usize| (0..n).try_for_each(|_| f.write_char(c));
        if keeps_zeros {
            f.write_str(sign)?;
        }
        repeat(f, fill, before)?;
        if !keeps_zeros {
            f.write_str(sign)?;
        }
        f.write_str(text)?;
        repeat(f, '0', zeros)?;
        repeat(f, fill, room - before)
    }
}

fn text(ascii: &[u8]) -> &str {
    // SAFETY: it is digits, a point, `e` and a minus.
    unsafe { str::from_utf8_unchecked(ascii) }
}

#[no_mangle]
fn replace_display_f64(value: &f64, f: &mut Formatter<'_>) -> fmt::Result {
    take_apart(value.to_bits(), 64, 52).print(f, false)
}

#[no_mangle]
fn replace_debug_f64(value: &f64, f: &mut Formatter<'_>) -> fmt::Result {
    take_apart(value.to_bits(), 64, 52).print(f, true)
}

#[no_mangle]
fn replace_display_f32(value: &f32, f: &mut Formatter<'_>) -> fmt::Result {
    take_apart(value.to_bits().into(), 32, 23).print(f, false)
}

#[no_mangle]
fn replace_debug_f32(value: &f32, f: &mut Formatter<'_>) -> fmt::Result {
    take_apart(value.to_bits().into(), 32, 23).print(f, true)
}
