use super::error::Cause;
use super::input::is_space;
use super::{Input, Readable, Result};
// Not in the prelude of editions before 2021, which some judges use.
#[allow(unused_imports)]
use core::convert::TryInto;

/// No number of 19 digits.
const NONE: u64 = u64::MAX;

/// Reads a number without a sign, of at most 19 digits and not above `greatest`, with 32 bytes at
/// hand: nearly every number. Too short to overflow, it needs no checks; any other is left alone, and
/// makes [`NONE`].
#[cfg_attr(not(judge_host), inline(always))] // a call costs as much as the number
#[cfg_attr(judge_host, inline(never))]
#[allow(clippy::inline_always)]
fn short_number(input: &mut Input<'_>, greatest: u64) -> u64 {
    let bytes = match input.window() {
        Some(bytes) => bytes,
        None => return NONE,
    };
    let digit = |at: usize| bytes[at].wrapping_sub(b'0');
    let mut first = 0;
    while digit(first) > 9 {
        if first == 7 || !is_space(bytes[first]) {
            return NONE;
        }
        first += 1;
    }
    let mut value = u64::from(digit(first));
    #[allow(clippy::needless_range_loop)] // the place is what is wanted
    for end in first + 1..first + 20 {
        let next = digit(end);
        if next > 9 {
            if !is_space(bytes[end]) || value > greatest {
                return NONE;
            }
            input.consume(end);
            return value;
        }
        value = value.wrapping_mul(10).wrapping_add(u64::from(next));
    }
    NONE
}

/// Defines a function that reads any number: a sign, if there is one, and decimal digits to the end
/// of the token. It must be from minus `least` to `greatest`, and is given in two's complement.
macro_rules! number {
    ($name:ident, $magnitude:ident) => {
        #[inline(never)]
        fn $name(
            input: &mut Input<'_>,
            expected: &'static str,
            least: $magnitude,
            greatest: $magnitude,
        ) -> Result<$magnitude> {
            let start = input.start_token(expected)?;
            let first = input.at_hand().first().copied();
            let negative = first == Some(b'-');
            let signed = negative || first == Some(b'+');
            input.consume(usize::from(signed));
            let mut magnitude: $magnitude = 0;
            loop {
                let at_hand = input.at_hand();
                let len = at_hand.len();
                let mut end = None;
                for (i, &byte) in at_hand.iter().enumerate() {
                    let digit = byte.wrapping_sub(b'0');
                    if digit > 9 {
                        end = Some((i, byte));
                        break;
                    }
                    // A comparison, not a product of twice the width.
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

macro_rules! integers {
    ($number:ident, $magnitude:ident: $($integer:ident)*) => {$(
        #[allow(
            clippy::cast_lossless, // there is no other way to go from any type to any
            clippy::cast_possible_truncation, // it is in range
            clippy::cast_possible_wrap, // as is meant
            clippy::cast_sign_loss, // as is meant
            clippy::unnecessary_cast
        )]
        impl Readable for $integer {
            #[inline]
            fn read(input: &mut Input<'_>) -> Result<Self> {
                #[inline(never)]
                fn any_number(input: &mut Input<'_>) -> Result<$integer> {
                    let least = ($integer::MIN as $magnitude).wrapping_neg();
                    let greatest = $integer::MAX as $magnitude;
                    let value = $number(input, stringify!($integer), least, greatest)?;
                    Ok(value as $integer)
                }

                let greatest = if $integer::BITS > 64 { u64::MAX } else { $integer::MAX as u64 };
                // Only what nearly every number needs becomes a part of the caller.
                match short_number(input, greatest) {
                    NONE => any_number(input),
                    value => Ok(value as $integer),
                }
            }
        }
    )*};
}
integers!(number64, u64: u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
integers!(number128, u128: u128 i128);
