use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    println!("{} {}", rng.random_range(1..=6), rng.random::<u64>());
}
