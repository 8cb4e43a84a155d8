use euclid::{crt, ext_gcd, gcd};
use io::input;
use rational::Rational;

fn main() {
    let n: usize = input();
    let mut state = Some((0_i64, 1_i64));
    for _ in 0..n {
        let (r, m): (i64, i64) = input();
        state = state.and_then(|(a, b)| crt(a, b, r, m));
    }
    println!("{:?}", state);
    let (x, y): (i64, i64) = input();
    println!("{} {:?}", gcd(x, y), ext_gcd(x, y));
    let fraction = Rational::new(x, y) + Rational::new(1, 3);
    println!("{:?}", fraction.decompose());
}
