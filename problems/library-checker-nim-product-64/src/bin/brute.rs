//! Library Checker `nim_product_64` by its definition, for numbers below 32; larger ones bit by bit, with Conway's
//! rules for powers of two.

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

/// The nim product of any two numbers: the nim-sum of the products of their bits.
#[must_use]
pub fn product(a: u64, b: u64) -> u64 {
    let bits = |n: u64| (0..64).filter(move |bit| n >> bit & 1 == 1);
    bits(a).flat_map(|i| bits(b).map(move |j| of_powers(i, j))).fold(0, |sum, part| sum ^ part)
}

/// The nim product of 2^i and 2^j. Either is a product of different F = 2^(2^k), one for each bit of the exponent, and
/// their nim product is the ordinary one. F times F is F + F / 2.
fn of_powers(i: u32, j: u32) -> u64 {
    match i & j {
        0 => 1 << (i | j),
        both => {
            let f = 1 << both.ilog2();
            let rest = of_powers(i - f, j - f);
            product(rest, 1 << f) ^ product(rest, 1 << (f - 1))
        }
    }
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
