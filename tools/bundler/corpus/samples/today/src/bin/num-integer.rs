use num_integer::{Integer, Roots};

fn main() {
    println!("{} {} {:?}", 12.gcd(&18), 6.lcm(&4), 240i64.extended_gcd(&46));
    println!("{} {}", 1_000_000_007u64.sqrt(), Integer::div_floor(&-7i32, &2));
}
