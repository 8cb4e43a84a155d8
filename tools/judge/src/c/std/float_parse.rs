//! Floating point from text: the nearest float of any number of digits, in short code, where core has
//! tables that become 40 KB of C. `compile.rs` has it replaced by this.

use crate::words::{by_powers_of_ten, divide, multiply};
use core::mem;
use core::num::ParseFloatError;

/// More digits than these only matter where one of them is not 0: no float is as near to a half.
const DIGITS: usize = 780;

/// Words for 780 digits divided by a power of ten that leaves a number which is not 0.
const WORDS: usize = 216;

/// The bits of the float nearest to what the text says, of `fraction` bits after the point and of
/// exponents up to `highest`.
fn parse(text: &str, fraction: u32, highest: i32) -> Result<u64, ParseFloatError> {
    let bytes = text.as_bytes();
    let (negative, rest) = match bytes {
        [] => return Err(error(0)),
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let infinite = (2 * highest as u64 + 1) << fraction;
    let is = |name: &[u8]| rest.eq_ignore_ascii_case(name);
    let bits = if is(b"inf") || is(b"infinity") {
        infinite
    } else if is(b"nan") {
        infinite | 1 << (fraction - 1)
    } else {
        number(rest, fraction, highest).ok_or_else(|| error(1))?
    };
    // The sign is above fraction and exponent.
    Ok(if negative { bits | (infinite + (1 << fraction)) } else { bits })
}

/// That of an empty text, or of one that is wrong. It has one byte, which no function sets.
fn error(kind: u8) -> ParseFloatError {
    // SAFETY: it is an enumeration of these two.
    unsafe { mem::transmute(kind) }
}

/// The bits of a number without sign.
fn number(bytes: &[u8], fraction: u32, highest: i32) -> Option<u64> {
    let mut words = [0; WORDS];
    // The digits are collected above these words, into which division shifts.
    let mut power = 0i64;
    let (mut seen, mut point, mut count, mut sticky) = (false, false, 0, false);
    let mut digits = [0; DIGITS];
    let mut rest = bytes.iter();
    let mut exponent = None;
    for &byte in &mut rest {
        match byte {
            b'0'..=b'9' => {
                seen = true;
                if count < DIGITS {
                    if count > 0 || byte > b'0' {
                        digits[count] = byte - b'0';
                        count += 1;
                    }
                    power -= i64::from(point);
                } else {
                    sticky |= byte > b'0';
                    power += i64::from(!point);
                }
            }
            b'.' if !point => point = true,
            b'e' | b'E' => {
                exponent = Some(());
                break;
            }
            _ => return None,
        }
    }
    if !seen {
        return None;
    }
    if exponent.is_some() {
        power += decimal_exponent(rest.as_slice())?;
    }
    let size = power + count as i64;
    if count == 0 || size < -345 {
        return Some(0);
    }
    if size > 310 {
        return Some((2 * highest as u64 + 1) << fraction);
    }
    // Whole words for what division by ten to that power takes, and for a quotient of two words.
    let below = if power < 0 { (-power as usize * 10 / 3 + 64) / 32 + 1 } else { 0 };
    let above = below + count / 9 + 1;
    for &digit in &digits[..count] {
        multiply(&mut words[below..above], 10, digit.into());
    }
    by_powers_of_ten(power.unsigned_abs() as u32, |by| {
        if power > 0 {
            multiply(&mut words, by, 0);
        } else {
            let used = used(&words);
            sticky |= divide(&mut words[..used], by) > 0;
        }
    });
    let used = used(&words);
    let word = |back: usize| u64::from(used.checked_sub(back).map_or(0, |i| words[i]));
    let shift = (word(1) as u32).leading_zeros();
    let high = (word(1) << 32 | word(2)) << shift | word(3) << shift >> 32;
    sticky |= word(3) << shift << 32 > 0;
    sticky |= words[..used.saturating_sub(3)].iter().any(|&word| word > 0);
    let exponent = 32 * (used as i32 - below as i32) - shift as i32 - 1;
    Some(nearest(high, sticky, exponent, fraction, highest))
}

/// The number of words without zeros at the end.
fn used(words: &[u32]) -> usize {
    words.iter().rposition(|&word| word > 0).map_or(0, |last| last + 1)
}

/// The power of ten after `e`; none if it is not one.
fn decimal_exponent(bytes: &[u8]) -> Option<i64> {
    let (negative, digits) = match bytes {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    let mut value = 0;
    for &byte in digits {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = (value * 10 + i64::from(byte - b'0')).min(1 << 40);
    }
    let value = if negative { -value } else { value };
    (!digits.is_empty()).then(|| value)
}

/// The bits of the float nearest to `high`, as a number from 1 to 2, times two to the power of
/// `exponent`; `sticky` if it is a little more than that. Halves go to even.
fn nearest(high: u64, sticky: bool, exponent: i32, fraction: u32, highest: i32) -> u64 {
    if exponent > highest {
        return (2 * highest as u64 + 1) << fraction;
    }
    // Below the least exponent there are fewer digits.
    let missing = (1 - highest - exponent).max(0) as u32;
    let shift = 63 - fraction + missing;
    if shift > 64 {
        return 0;
    }
    let (kept, rest) = if shift == 64 { (0, high) } else { (high >> shift, high << (64 - shift)) };
    let half = 1 << 63;
    let up = rest > half || rest == half && (sticky || kept % 2 > 0);
    // The highest of the bits kept adds 1 to the exponent.
    let biased = if missing > 0 { 0 } else { (exponent + highest - 1) as u64 };
    (biased << fraction) + kept + u64::from(up)
}

#[no_mangle]
fn replace_parse_f64(text: &str) -> Result<f64, ParseFloatError> {
    parse(text, 52, 1023).map(f64::from_bits)
}

#[no_mangle]
fn replace_parse_f32(text: &str) -> Result<f32, ParseFloatError> {
    parse(text, 23, 127).map(|bits| f32::from_bits(bits as u32))
}
