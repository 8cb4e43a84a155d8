use binom::Binom;
use proconio::input;
use static_modint::ModInt998244353;

type Mint = ModInt998244353;

fn main() {
    input! {
        q: usize,
        queries: [(usize, usize); q],
    }
    let binom = Binom::<Mint>::new(200_000);
    let mut total = Mint::new(0);
    for (n, k) in queries {
        let c = binom.comb(n, k);
        total += c * binom.perm(n, k).inv();
        println!("{}", c);
    }
    println!("{} {}", total, Mint::raw(3).pow(100));
}
