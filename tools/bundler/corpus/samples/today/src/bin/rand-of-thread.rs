use rand::seq::SliceRandom;
use rand::Rng;

fn main() {
    let mut rng = rand::rng();
    let mut a: Vec<u32> = (0..10).collect();
    a.shuffle(&mut rng);
    a.sort();
    println!("{a:?} {}", rng.random_range(0..5) < 5);
}
