use super::eight_digits::eight_digits;
use super::error::{Cause, Result};
use super::input::Input;
use super::space::is_space;

/// What [`short_number`] returns for a token that it leaves unread: no number of 19 digits is as large.
pub(super) const NONE: u64 = u64::MAX;

/// How many digits are read one by one before eight are tried at once, which fails for short numbers.
const DIGITS_ONE_BY_ONE: usize = 4;

/// Reads a number without a sign, of at most 19 digits and not above `greatest`, that ends in the
/// window: nearly every number. It is too short to overflow, so that no digit needs a check. Any other
/// token is left unread, and the result is [`NONE`].
#[inline(always)] // a call costs as much as a number
#[allow(clippy::inline_always)]
pub(super) fn short_number(input: &mut Input<'_>, greatest: u64) -> u64 {
    let bytes = match input.window() {
        Some(bytes) => bytes,
        None => return NONE,
    };
    let mut first = 1;
    // A single space is the most frequent case.
    if !is_space(bytes[0]) || digit(bytes, 1) > 9 {
        first = 0;
        while digit(bytes, first) > 9 {
            if first == 7 || !is_space(bytes[first]) {
                return NONE;
            }
            first += 1;
        }
    }
    let (mut value, mut end) = digits::<DIGITS_ONE_BY_ONE>(bytes, first, 0);
    if end == first + DIGITS_ONE_BY_ONE {
        (value, end) = match eight_digits(bytes, first) {
            Some(eight) => digits::<12>(bytes, first + 8, eight),
            None => digits::<8>(bytes, end, value),
        };
    }
    if end == first + 20 || !is_space(bytes[end]) || value > greatest {
        return NONE;
    }
    input.consume(end);
    value
}

/// The value of the digit `bytes[at]`, or more than 9 for another byte.
#[inline]
fn digit(bytes: &[u8], at: usize) -> u8 {
    bytes[at].wrapping_sub(b'0')
}

/// Appends at most `MOST` digits, one by one, to the number `before`: the number, and where it ends.
#[inline]
fn digits<const MOST: usize>(bytes: &[u8], from: usize, before: u64) -> (u64, usize) {
    let mut value = before;
    for end in from..from + MOST {
        let next = digit(bytes, end);
        if next > 9 {
            return (value, end);
        }
        value = value.wrapping_mul(10).wrapping_add(u64::from(next));
    }
    (value, from + MOST)
}

/// Defines a function that reads any number: a sign, if there is one, and decimal digits to the end
/// of the token. It must be from `-least` to `greatest`, and is returned in two's complement.
macro_rules! number {
    ($name:ident, $magnitude:ident) => {
        #[inline(never)]
        pub(super) fn $name(
            input: &mut Input<'_>,
            expected: &'static str,
            least: $magnitude,
            greatest: $magnitude,
        ) -> Result<$magnitude> {
            let start = input.start_token(expected)?;
            let first = input.unread().first().copied();
            let negative = first == Some(b'-');
            let signed = negative || first == Some(b'+');
            input.consume(usize::from(signed));
            let mut magnitude: $magnitude = 0;
            loop {
                let unread = input.unread();
                let len = unread.len();
                let mut end = None;
                for (i, &byte) in unread.iter().enumerate() {
                    let digit = byte.wrapping_sub(b'0');
                    if digit > 9 {
                        end = Some((i, byte));
                        break;
                    }
                    // Not `checked_mul`, which multiplies at twice the width.
                    let is_small = magnitude <= $magnitude::MAX / 10;
                    match magnitude.wrapping_mul(10).checked_add($magnitude::from(digit)) {
                        Some(next) if is_small => magnitude = next,
                        _ => return Err(input.bad_number(start, expected, Cause::OutOfRange)),
                    }
                }
                input.consume(end.map_or(len, |(i, _)| i));
                let cause = match end {
                    Some((_, byte)) if !is_space(byte) => Cause::NotADigit(byte),
                    None if input.fill_inside(start)? => continue,
                    _ if input.len_since(start) == u64::from(signed) => Cause::NoDigits,
                    _ if magnitude > if negative { least } else { greatest } => Cause::OutOfRange,
                    _ if negative => return Ok(magnitude.wrapping_neg()),
                    _ => return Ok(magnitude),
                };
                return Err(input.bad_number(start, expected, cause));
            }
        }
    };
}
number!(number64, u64);
number!(number128, u128);

/// Calls `f`, which few values need: never inlined, so that it takes no registers from the others.
#[inline(never)]
pub(super) fn rarely<T>(f: impl FnOnce() -> T) -> T {
    f()
}
