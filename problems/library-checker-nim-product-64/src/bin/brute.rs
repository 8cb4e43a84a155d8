//! Library Checker `nim_product_64` by its definition, for numbers below 32; larger ones by Conway's rules for powers
//! of two.

/// Nim products of all numbers below `size`, by the definition: the least number that is not a'b + ab' + a'b' for
/// any a' < a and b' < b, where + is the nim-sum.
#[must_use]
pub fn table(size: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; size]; size];
    for a in 0..size {
        for b in 0..size {
            // No product is as large as the square of the least 2^(2^k) above both.
            let mut is_excluded = vec![false; size * size];
            for x in 0..a {
                for y in 0..b {
                    let value: u64 = table[x][b] ^ table[a][y] ^ table[x][y];
                    is_excluded[usize::try_from(value).expect("a small number")] = true;
                }
            }
            let mex = is_excluded.iter().take_while(|&&is| is).count();
            table[a][b] = mex as u64;
        }
    }
    table
}

/// The nim product of any two numbers.
#[must_use]
pub fn product(a: u64, b: u64) -> u64 {
    of_bits(a, b, 64)
}

/// The nim product of numbers of `bits` bits. With F = 2^(bits / 2), a is a1 F + a0 and b is b1 F + b0, and F times F
/// is F + F / 2.
fn of_bits(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 || a == 0 || b == 0 {
        return a & b;
    }
    let half = bits / 2;
    let parts = |n: u64| (n >> half, n & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (parts(a), parts(b));
    let product = |a, b| of_bits(a, b, half);
    let squared = product(a1, b1);
    let times_f = product(a1, b0) ^ product(a0, b1) ^ squared;
    (times_f << half) ^ product(a0, b0) ^ product(squared, 1 << (half - 1))
}

fn main() {
    cases::answer(|input| {
        let table = table(32);
        for _ in 0..input.number(1..=1_000_000) {
            let (a, b) = (input.number(0..=u64::MAX), input.number(0..=u64::MAX));
            let row = usize::try_from(a).ok().and_then(|a| table.get(a));
            let known = row.and_then(|row| row.get(usize::try_from(b).ok()?)).copied();
            println!("{}", known.unwrap_or_else(|| product(a, b)));
        }
    });
}
