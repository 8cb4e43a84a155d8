use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha20Rng;

fn main() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    println!("{} {}", rng.next_u64(), rng.next_u32());
}
