use num::{BigInt, Integer, ToPrimitive};

fn main() {
    let x: BigInt = "99999999999999999999".parse().unwrap();
    println!("{} {:?} {}", &x + 1, (x % 1000u32).to_u64(), 48.lcm(&36));
}
