use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

fn main() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut a: Vec<u32> = (0..10).map(|_| rng.random_range(0..1000)).collect();
    println!("{a:?} {}", rng.random::<f64>());
    a.shuffle(&mut rng);
    println!("{a:?} {}", rng.random_bool(0.3));
}
