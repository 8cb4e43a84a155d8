use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn main() {
    println!("{}", ChaCha8Rng::seed_from_u64(9).next_u64());
}
