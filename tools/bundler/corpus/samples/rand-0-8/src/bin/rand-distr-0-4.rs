use rand::{rngs::StdRng, SeedableRng};
use rand_distr::{Distribution, Normal};

fn main() {
    let mut rng = StdRng::seed_from_u64(9);
    println!("{:.6}", Normal::new(0.0, 1.0).unwrap().sample(&mut rng));
}
