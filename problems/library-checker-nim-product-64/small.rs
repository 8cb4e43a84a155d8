use crate::{answers, compare_counted};
use brutes::library_checker_nim_product_64::product;
use cases::Generator;
use std::fmt::Write;

/// All powers of two.
#[test]
fn powers() {
    let pairs = (0..64).flat_map(|i| (0..=i).map(move |j| (1_u64 << i, 1_u64 << j)));
    let case = |(a, b)| (format!("{a} {b}\n"), product(a, b).to_string());
    compare_counted("library-checker-nim-product-64", pairs.map(case));
}

/// As many products as there may be, each of random numbers of 64 bits: a(b + c) is ab + ac, where + is the nim-sum.
#[test]
#[ignore = "slow: some seconds"]
fn a_million_products() {
    let mut g = Generator::new(64, 100);
    let mut input = "1000000\n0 0\n".to_owned();
    for _ in 0..333_333 {
        let [a, b, c]: [u64; 3] = std::array::from_fn(|_| g.number(0..=u64::MAX));
        writeln!(input, "{a} {b}\n{a} {c}\n{a} {}", b ^ c).expect("a String takes all");
    }
    let products = answers("library-checker-nim-product-64", &input);
    let products: Vec<u64> = products.iter().map(|product| product.parse().unwrap()).collect();
    assert_eq!(products.len(), 1_000_000);
    assert!(products[1..].chunks(3).all(|three| three[0] ^ three[1] == three[2]));
}

#[test]
fn every_case() {
    crate::every_case("library-checker-nim-product-64");
}
