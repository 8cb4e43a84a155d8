use std::hash::{BuildHasher, Hasher};

fn main() {
    let state = ahash::RandomState::with_seeds(1, 2, 3, 4);
    let mut hasher = state.build_hasher();
    hasher.write_u64(42);
    println!("{}", hasher.finish() == state.hash_one(42u64));
}
