use ac_library::{crt, floor_sum, inv_mod, pow_mod};

fn main() {
    println!("{:?} {}", crt(&[2, 3, 2], &[3, 5, 7]), floor_sum(4, 10, 6, 3));
    println!("{} {}", inv_mod(3, 998_244_353), pow_mod(2, 1_000_000_000_000, 998_244_353));
}
