//! Unsigned integers of every width: all operators, shifts, casts, wrapping and checked.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

macro_rules! all {
    ($out:ident, $a:ident, $b:ident: $($T:ident)*) => {$({
        let (a, b) = ($a as $T, $b as $T);
        let shift = $b as u32;
        let some = [
            a.wrapping_add(b), a.wrapping_sub(b), a.wrapping_mul(b), a & b, a | b, a ^ b, !a,
            a.wrapping_shl(shift), a.wrapping_shr(shift), a.rotate_left(shift % $T::BITS),
            a.swap_bytes(), a.reverse_bits(), a.saturating_sub(b), a.saturating_add(b),
            a.checked_div(b).unwrap_or(77), a.checked_rem(b).unwrap_or(78), a.min(b), a.max(b),
            a.checked_add(b).unwrap_or(1), a.checked_sub(b).unwrap_or(2), a.checked_mul(b).unwrap_or(3),
            a.checked_shl(shift).unwrap_or(4), a.checked_pow(shift % 5).unwrap_or(5),
            a.wrapping_pow(shift % 67), a.overflowing_mul(b).0, a >> (shift % $T::BITS),
        ];
        for value in some {
            $out.print(value);
            $out.print(' ');
        }
        let counts = [a.count_ones(), a.leading_zeros(), a.trailing_zeros(), a.leading_ones()];
        for count in counts {
            $out.print(count);
            $out.print(' ');
        }
        $out.print(u8::from(a < b) + 2 * u8::from(a <= b) + 4 * u8::from(a.is_power_of_two()));
        $out.print(' ');
        $out.print(a as i8);
        $out.print(' ');
        $out.line(a as i64 as i16);
    })*};
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        all!(out, a, b: u8 u16 u32 u64);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
