//! Floating point: arithmetic, rounding, comparison and casts, to the bit.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        let values = [
            (f64::from_bits(a), f64::from_bits(b)),
            (a as f64, b as f64),
            (a as i64 as f64, 0.5),
            ((a % 1000) as f64 / 8.0 - 60.0, (b % 7) as f64 - 3.0),
            (-0.0, 1.0),
            (1e300, 1e10),
        ];
        for (x, y) in values {
            for value in [
                x + y,
                x - y,
                x * y,
                x / y,
                x.abs(),
                -x,
                x.floor(),
                x.ceil(),
                x.trunc(),
                x.round(),
                x.abs().sqrt(),
                // Of 0 and -0, nothing says which.
                if x == y { 0.0 } else { x.min(y) },
                if x == y { 0.0 } else { x.max(y) },
                x.to_degrees(),
                x.powi((b % 9) as i32 - 4),
                f64::from(x as f32),
                x.fract(),
                x.signum(),
                x.copysign(y),
                x.rem_euclid(y),
                x.div_euclid(y),
            ] {
                // What bits a NaN has, nothing says.
                let bits = if value.is_nan() { u64::MAX } else { value.to_bits() };
                out.print(bits);
                out.print(' ');
            }
            out.print(x as i8);
            out.print(' ');
            out.print(x as u8);
            out.print(' ');
            out.print(x as i32);
            out.print(' ');
            out.print(x as u32);
            out.print(' ');
            out.print(x as i64);
            out.print(' ');
            out.print(x as u64);
            out.print(' ');
            let small = x as f32 / 3.0;
            out.print(if small.is_nan() { 1 } else { small.to_bits() });
            out.print(' ');
            out.print(small as i32);
            out.print(' ');
            let order = x.partial_cmp(&y).map_or(9, |order| order as i8);
            out.print(order);
            out.print(' ');
            out.line(
                u8::from(x < y)
                    + 2 * u8::from(x <= y)
                    + 4 * u8::from(x == y)
                    + 8 * u8::from(x != y),
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
