//! Integers in a program that is translated to C: nearly all by `short_number`, any other by one loop over
//! its bytes.

use super::error::{Cause, Result};
use super::input::Input;
use super::space::is_space;
// Not in the prelude of editions before 2021, which some judges use.
#[allow(unused_imports)]
use core::convert::TryFrom;

/// What [`short_number`] returns for a token that it leaves unread.
pub(super) const NONE: u64 = u64::MAX;

/// Reads a number without a sign, not above `greatest`, if it is short.
#[inline]
pub(super) fn short_number(input: &mut Input<'_>, greatest: u64) -> u64 {
    input.short_number(greatest)
}

/// Calls `f`: what few values need is as short as the rest here.
#[inline]
pub(super) fn rarely<T>(f: impl FnOnce() -> T) -> T {
    f()
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
            // Where the buffer ended, the number may be in the next.
            while input.more() {
                let short = input.short_number(u64::try_from(greatest).unwrap_or(u64::MAX));
                if short != NONE {
                    return Ok($magnitude::from(short));
                }
            }
            let sign = input.sign();
            let mut magnitude: $magnitude = 0;
            let mut is_large = false;
            let mut wrong = None;
            input.until(|byte| {
                let digit = byte.wrapping_sub(b'0');
                if digit < 10 {
                    let digit = $magnitude::from(digit);
                    let (most, last) = ($magnitude::MAX / 10, $magnitude::MAX % 10);
                    if magnitude >= most && (magnitude > most || digit > last) {
                        is_large = true;
                    }
                    magnitude = magnitude.wrapping_mul(10).wrapping_add(digit);
                } else if is_space(byte) {
                    return true;
                } else if wrong.is_none() {
                    wrong = Some(byte);
                }
                false
            });
            let most = if sign == b'-' { least } else { greatest };
            let cause = match wrong {
                Some(byte) => Cause::NotADigit(byte),
                None if input.token_len() == 0 => Cause::EndOfInput,
                None if input.token_len() == usize::from(sign != 0) => Cause::NoDigits,
                None if is_large || magnitude > most => Cause::OutOfRange,
                None => {
                    let is_negative = sign == b'-';
                    let value = if is_negative { magnitude.wrapping_neg() } else { magnitude };
                    return input.unless_failed(value);
                }
            };
            Err(input.error(expected, cause))
        }
    };
}
number!(number64, u64);
number!(number128, u128);
