//! Integers of 128 bits, which no C89 compiler has.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some([a, b, c]) = input.next::<[u64; 3]>()? {
        let x = u128::from(a) << 64 | u128::from(b);
        let y = u128::from(c).wrapping_mul(u128::from(a) | 1);
        let shift = (c % 128) as u32;
        for value in [
            x.wrapping_add(y),
            x.wrapping_sub(y),
            x.wrapping_mul(y),
            x & y,
            x | y,
            x ^ y,
            !x,
            x.checked_div(y).unwrap_or(1),
            x.checked_rem(y).unwrap_or(2),
            x << shift,
            x >> shift,
            x.rotate_left(shift),
            x.checked_add(y).unwrap_or(3),
            x.checked_mul(y).unwrap_or(4),
            x / u128::from(c.max(1)),
            x % u128::from(b.max(1)),
            u128::from(a) * u128::from(c),
        ] {
            out.line(value);
        }
        let (i, j) = (x as i128, -(c as i128) - 1);
        for value in [
            i.wrapping_mul(j),
            i.wrapping_div(j),
            i.wrapping_rem(j),
            i >> shift,
            i.wrapping_abs(),
            i.checked_div_euclid(j).unwrap_or(5),
            i.checked_rem_euclid(j).unwrap_or(6),
        ] {
            out.line(value);
        }
        out.print(x.leading_zeros() + x.trailing_zeros() + y.count_ones());
        writeln!(out, " {} {:?} {:x} {:e}", x < y, i.cmp(&j), x, x as f64);
        out.line((x as f64 * 0.5) as u128);
        out.line((i as f32) as i128);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
