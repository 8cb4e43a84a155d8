use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    println!("{} {}", rng.next_u64(), rng.next_u32());
}
