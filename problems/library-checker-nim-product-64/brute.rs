//! Library Checker `nim_product_64` by its definition, for numbers below 32; larger ones by Conway's rules for powers
//! of two.

/// Nim products of all numbers below `size`, by the definition: the least number that is not a'b + ab' + a'b' for
/// any a' < a and b' < b, where + is the nim-sum.
#[must_use]
pub fn table(size: usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0_usize; size]; size];
    for a in 0..size {
        for b in 0..size {
            // No product is as large as the square of the least 2^(2^k) above both.
            let mut is_excluded = vec![false; size * size];
            for x in 0..a {
                for y in 0..b {
                    is_excluded[table[x][b] ^ table[a][y] ^ table[x][y]] = true;
                }
            }
            table[a][b] = is_excluded.iter().take_while(|&&is| is).count();
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
        let mut known = Vec::new();
        input.cases(1_000_000, |input| {
            let most = input.up_to(u64::MAX);
            let (a, b) = (input.number(0..=most), input.number(0..=most));
            input.end_line();
            input.print(|| {
                if known.is_empty() {
                    known = table(32);
                }
                let row = usize::try_from(a).ok().and_then(|a| known.get(a));
                let known = row.and_then(|row| row.get(usize::try_from(b).ok()?));
                known.map_or_else(|| product(a, b), |&known| known as u64)
            });
        });
    });
}
