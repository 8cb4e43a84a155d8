//! Generic types, traits with associated types and constants, operators, iterators.

use sg::io::{self, Input, Output};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};
use std::process::ExitCode;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Hash)]
struct Modular<const P: u64>(u64);

impl<const P: u64> Add for Modular<P> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Modular((self.0 + other.0) % P)
    }
}

impl<const P: u64> Sub for Modular<P> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const P: u64> Neg for Modular<P> {
    type Output = Self;
    fn neg(self) -> Self {
        Modular((P - self.0) % P)
    }
}

impl<const P: u64> Mul for Modular<P> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Modular(self.0 * other.0 % P)
    }
}

impl<const P: u64> AddAssign for Modular<P> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const P: u64> Display for Modular<P> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

trait One {
    const ONE: Self;
}

impl<const P: u64> One for Modular<P> {
    const ONE: Self = Modular(1);
}

#[derive(Clone, Copy)]
struct Matrix<T, const N: usize>([[T; N]; N]);

impl<T, const N: usize> Index<(usize, usize)> for Matrix<T, N> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        &self.0[i][j]
    }
}

impl<T, const N: usize> IndexMut<(usize, usize)> for Matrix<T, N> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        &mut self.0[i][j]
    }
}

impl<T: Copy + Default + AddAssign + Mul<Output = T>, const N: usize> Mul for Matrix<T, N> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let mut product = Matrix([[T::default(); N]; N]);
        for i in 0..N {
            for j in 0..N {
                for k in 0..N {
                    product[(i, j)] += self[(i, k)] * other[(k, j)];
                }
            }
        }
        product
    }
}

fn power<T: One + Copy + Mul<Output = T>>(mut base: T, mut exponent: u64) -> T {
    let mut result = T::ONE;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base;
        }
        base = base * base;
        exponent /= 2;
    }
    result
}

struct Collatz(u64);

impl Iterator for Collatz {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        if self.0 <= 1 {
            return None;
        }
        self.0 = if self.0 % 2 == 0 { self.0 / 2 } else { 3 * self.0 + 1 };
        Some(self.0)
    }
}

fn largest<I>(values: I) -> Option<I::Item>
where
    I: IntoIterator,
    I::Item: PartialOrd,
{
    values.into_iter().fold(None, |best, x| match best {
        Some(b) if b >= x => Some(b),
        _ => Some(x),
    })
}

type Number = Modular<998_244_353>;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut seen: BTreeMap<Number, Vec<u64>> = BTreeMap::new();
    while let Some((a, b)) = input.next::<(u64, u64)>()? {
        let (x, y) = (Modular(a % 998_244_353), Modular(b % 998_244_353));
        writeln!(out, "{} {} {} {:?}", x + y, x - y, x * y, -x);
        out.line(power(x, b).0);
        let step = Matrix([[x, Modular(1)], [Modular(1), y]]);
        let product = step * step * step;
        writeln!(out, "{} {}", product[(0, 1)], product[(1, 1)]);
        out.line(Collatz(a % 10_000).count());
        out.line(largest(Collatz(b % 1000)).unwrap_or(0));
        out.line(largest([x, y, x * y]).map_or(0, |m| m.0));
        seen.entry(x).or_default().push(b);
    }
    for (key, values) in &seen {
        out.print(key.0);
        out.print(' ');
        out.line(values.len());
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
