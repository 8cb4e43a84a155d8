use rand::{Rng, SeedableRng};
use rand::rngs::StdRng;

fn main() {
    let mut rng = StdRng::seed_from_u64(3);
    println!("{} {}", rng.gen_range(0, 100), rng.gen::<u32>());
}
