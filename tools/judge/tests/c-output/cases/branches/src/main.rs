//! More tests in a row than compilers of C take within each other.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

macro_rules! tests {
    ($values:ident: $($i:literal)*) => {$(
        $values[0] = $values[0].wrapping_mul(31) ^ $values[1].wrapping_mul($i);
        if $values[0] % ($i + 99) < 2 {
            return;
        }
        $values[1] = $values[1].rotate_left($i) ^ $values[0];
    )*};
}

/// Leaves at the first of many tests that holds.
#[inline(never)]
fn leave(values: &mut [u64; 3]) {
    tests! {values:
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
        33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61
        62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
        91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114
        115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136
        137 138 139 140 141 142 143 144 145 146 147 148 149 150
    }
    values[2] += 1;
}

macro_rules! chain {
    ($n:ident $values:ident: $($i:literal)*) => {
        $(if $n.wrapping_mul($i) % ($i * $i + 99) < 2 {
            $values[1] = $n / ($i + 1) ^ $values[2];
        } else)* {
            $values[1] = 3;
        }
    };
}

/// Does what the first of many tests that holds says.
#[inline(never)]
fn choose(values: &mut [u64; 3]) {
    let n = values[0];
    chain! {n values:
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
        33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61
        62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90
        91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114
        115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136
        137 138 139 140 141 142 143 144 145 146 147 148 149 150
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(value) = input.next::<u64>()? {
        for i in 0..100 {
            let mut values = [value.wrapping_add(i), value / (i + 1), i];
            leave(&mut values);
            choose(&mut values);
            out.line(values[0] ^ values[1].wrapping_mul(3) ^ values[2]);
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
