use fps_utils::{bostan_mori, Fps};
use ntt::convolution;
use proconio::input;
use static_modint::ModInt998244353;

type Mint = ModInt998244353;

fn main() {
    input! {
        n: usize,
        a: [Mint; n],
        b: [Mint; n],
        k: u64,
    }
    let c = convolution(&a, &b);
    println!("{:?}", c.iter().map(|x| x.value()).collect::<Vec<_>>());
    let one = Fps::from(vec![Mint::new(1)]);
    let fibonacci = Fps::from(vec![Mint::new(1), Mint::new(-1), Mint::new(-1)]);
    println!("{}", bostan_mori(&one, &fibonacci, k));
    println!("{}", fibonacci.inverse(8));
}
