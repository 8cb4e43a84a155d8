//! The functions of `math.h`, and those of std that are made of them.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn of_double(x: f64, y: f64) -> [f64; 29] {
    let part = x.fract();
    [
        x.sin(),
        x.cos(),
        x.tan(),
        part.asin(),
        part.acos(),
        x.atan(),
        x.atan2(y),
        x.sinh(),
        x.cosh(),
        x.tanh(),
        x.exp(),
        x.exp2(),
        part.exp_m1(),
        part.ln_1p(),
        y.ln(),
        y.log10(),
        y.log2(),
        y.log(3.0),
        y.powf(part),
        x.powf(3.0),
        x.cbrt(),
        x.hypot(y),
        x % y,
        x.sin_cos().0 + x.sin_cos().1,
        x.to_radians().cos(),
        x.asinh(),
        y.acosh(),
        part.atanh(),
        x.mul_add(y, part),
    ]
}

fn of_float(x: f32, y: f32) -> [f32; 6] {
    [x.sin(), x.atan2(y), y.ln(), x.exp(), y.powf(1.5), x % y]
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        let (x, y) = ((a % 200_000) as f64 / 5_000.0 - 20.0, (b % 100_000 + 1) as f64 / 1_000.0);
        for value in of_double(x, y) {
            out.print(format!("{value:.8e} "));
        }
        for value in of_float(x as f32, y as f32) {
            out.print(format!("{value:.4e} "));
        }
        // Powers of two are exact, as are exponents that are whole.
        out.line((2f64.powi((b % 60) as i32)).log2() as u32 + 10f64.powf((b % 9) as f64) as u32);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
