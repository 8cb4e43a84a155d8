use fp::Fp;
use fp_precalc::Precalc;
use io::input;

const P: u64 = 1_000_000_007;

fn main() {
    let precalc = Precalc::<P>::new(1000).build_fact().build_finv_using_fact();
    let q: usize = input();
    for _ in 0..q {
        let (n, k): (usize, usize) = input();
        let b: Fp<P> = precalc.binom(n, k);
        println!("{} {}", b, (b / Fp::new(2)).value());
    }
}
