//! Signed integers of every width: division where it is hard, shifts, casts.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

macro_rules! all {
    ($out:ident, $a:ident, $b:ident: $($T:ident)*) => {$({
        let shift = $b as u32;
        for (a, b) in [
            ($a as $T, $b as $T), (($a as $T).wrapping_neg(), $b as $T), ($T::MIN, $a as $T),
            ($a as $T, -1), ($T::MIN, -1), ($a as $T, ($b % 11) as $T - 5), ($b as $T, $T::MAX),
        ] {
            let some = [
                a.wrapping_add(b), a.wrapping_sub(b), a.wrapping_mul(b), a.wrapping_neg(),
                a.checked_div(b).unwrap_or(77), a.checked_rem(b).unwrap_or(78),
                a.checked_div_euclid(b).unwrap_or(79), a.checked_rem_euclid(b).unwrap_or(80),
                a.checked_neg().unwrap_or(81), a.checked_abs().unwrap_or(82), a.signum(),
                a.wrapping_shr(shift), a.wrapping_shl(shift), a.saturating_sub(b),
                a.saturating_mul(b), a.overflowing_add(b).0, a.checked_mul(b).unwrap_or(83),
                if b == 0 { 84 } else { a.wrapping_div(b) }, if b == 0 { 85 } else { a.wrapping_rem(b) },
            ];
            for value in some {
                $out.print(value);
                $out.print(' ');
            }
            $out.print(a.unsigned_abs());
            $out.print(' ');
            $out.print(u8::from(a < b) + 2 * u8::from(a.is_negative()));
            $out.print(' ');
            $out.print(a as u16);
            $out.print(' ');
            $out.line(a as u64);
        }
    })*};
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        all!(out, a, b: i8 i16 i32 i64);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
