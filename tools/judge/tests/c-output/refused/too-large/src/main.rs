const FAR: usize = 1 << 40;

fn main() {
    let far = 10_000_000_000usize;
    let farther = 1usize << 33;
    println!("{}", FAR.max(far).max(farther));
}
