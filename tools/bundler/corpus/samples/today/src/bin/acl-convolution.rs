use ac_library::{convolution, convolution_i64, ModInt998244353};

fn main() {
    let a: Vec<ModInt998244353> = (1..20).map(ModInt998244353::new).collect();
    let product = convolution(&a, &a);
    println!("{}", product.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    println!("{:?}", convolution_i64(&[1, -2, 3], &[4, 5, -6, 1_000_000_000_000]));
}
