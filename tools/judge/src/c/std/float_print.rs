//! What `{}` and `{:?}` print of floating point: every digit is exact, and the code is short. That of
//! core is fast, but becomes 60 KB of C. `compile.rs` has it replaced by this.

use crate::float_digits::{expand, Digits, POINT};
use core::fmt::{self, Alignment, Formatter, Write};
use core::str;

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
