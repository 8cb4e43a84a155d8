use crate::answers;
use brutes::library_checker_nim_product_64::{product, table};
use cases::Generator;
use std::fmt::Write;

/// All numbers below 32 by the definition, and all powers of two.
#[test]
fn small_cases() {
    let table = table(32);
    let below_32 = (0..32).flat_map(|a| (0..32).map(move |b| (a, b)));
    let powers = (0..64).flat_map(|i| (0..=i).map(move |j| (1_u64 << i, 1_u64 << j)));
    let pairs: Vec<(u64, u64)> = below_32.chain(powers).collect();
    let lines: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    let expected = pairs.iter().map(|&(a, b)| {
        let row = usize::try_from(a).ok().and_then(|a| table.get(a));
        let known =
            row.and_then(|row| row.get(usize::try_from(b).ok()?)).map(|&known| known as u64);
        known.inspect(|&known| assert_eq!(known, product(a, b))).unwrap_or_else(|| product(a, b))
    });
    let expected = expected.map(|product| product.to_string());
    let input = format!("{}\n{lines}", pairs.len());
    assert!(answers("library-checker-nim-product-64", &input).into_iter().eq(expected));
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
