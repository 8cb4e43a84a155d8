use rand::prelude::*;

fn main() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut a: Vec<u32> = (0..10).map(|_| rng.gen_range(0..1000)).collect();
    a.shuffle(&mut rng);
    println!("{a:?} {} {:?}", rng.gen::<f64>(), a.choose(&mut rng));
}
