use rand::{thread_rng, Rng};

fn main() {
    println!("{}", thread_rng().gen_range(0..10) < 10);
}
