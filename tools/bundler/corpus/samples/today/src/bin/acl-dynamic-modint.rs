use ac_library::ModInt;

fn main() {
    ModInt::set_modulus(1_000_000_011);
    let x: ModInt = (1..=50u32).map(ModInt::new).product();
    println!("{x} {}", x + 7 - ModInt::new(9) * 4);
}
