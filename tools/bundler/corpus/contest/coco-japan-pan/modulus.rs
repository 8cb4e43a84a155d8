use dynamic_modint::{define_modcontainer, DynamicModInt, ModContainer};
use matrix::{Matrix, UsualSemiring};
use proconio::input;

define_modcontainer!(Given);
type Mint = DynamicModInt<Given>;

// The sum of a * r^i for i below n.
fn main() {
    input! {
        a: u64,
        r: u64,
        n: u64,
        m: u32,
    }
    Given::set_modulus(m);
    let step = [
        [Mint::new(r), Mint::new(1)],
        [Mint::new(0), Mint::new(1)],
    ];
    let step = Matrix::<UsualSemiring<Mint>>::from(step).pow(n);
    println!("{}", step.get(0, 1) * a);
}
