//! Floating point as text: each number of the input is the bits of two floats, and how many digits are
//! wanted; what is printed is parsed again.

use sg::io::{self, Input, Output};
use std::fmt::Debug;
use std::process::ExitCode;
use std::str::FromStr;

/// All ways to print it, and what is read back.
macro_rules! show {
    ($out:ident, $value:ident, $digits:ident, $Float:ident) => {{
        let (value, digits) = ($value, $digits);
        writeln!($out, "{} {:?} {:.2} {:.*}", value, value, value, digits, value);
        writeln!($out, "[{:+}] [{:12.3}] [{:<12.1}] [{:^+9.0}] [{:010.2}]", value, value, value, value, value);
        writeln!($out, "[{:*>30?}] [{:.3?}] {:?}", value, value, Some(value));
        for text in [format!("{}", value), format!("{:.*}", digits, value), format!("{:?}", value)] {
            read::<$Float>($out, &text);
            let back = text.parse::<$Float>().map(|back| back.to_bits());
            out_bits($out, back);
        }
    }};
}

fn read<F: FromStr + Debug>(out: &mut Output, text: &str)
where
    F::Err: Debug,
{
    writeln!(out, "{:?}", text.parse::<F>());
}

fn out_bits<B: Debug, E: Debug>(out: &mut Output, bits: Result<B, E>) {
    writeln!(out, "{:?}", bits);
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(word) = input.next::<String>()? {
        // What is no number either is an error, or a float all the same.
        read::<f64>(out, &word);
        read::<f32>(out, &word);
        let bits = word.parse::<u64>().unwrap_or(word.len() as u64);
        let digits = (bits % 19) as usize;
        // Which bits a NaN has may differ.
        let (wide, narrow) = (f64::from_bits(bits), f32::from_bits((bits >> 7) as u32));
        show!(out, wide, digits, f64);
        show!(out, narrow, digits, f32);
        let ratio = bits as f64 / 1000.0;
        show!(out, ratio, digits, f64);
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
