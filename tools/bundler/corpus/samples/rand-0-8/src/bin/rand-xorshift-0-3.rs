use rand::{Rng, SeedableRng};
use rand_xorshift::XorShiftRng;

fn main() {
    let mut rng = XorShiftRng::seed_from_u64(9);
    println!("{} {}", rng.gen_range(0..100), rng.gen::<u64>());
}
