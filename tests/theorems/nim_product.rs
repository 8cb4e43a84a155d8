use brute::{product, table};
use cases::Random;
use sg::NimProduct;

#[path = "../../problems/library-checker-nim-product-64/brute.rs"]
mod brute;

/// The definition, for all numbers < 32; and Conway's rules, for all < 256 and all powers of two.
#[test]
fn small_numbers() {
    let nim = NimProduct::new();
    for (a, row) in (0..).zip(table(32)) {
        for (b, value) in (0..).zip(row) {
            assert_eq!((nim.of(a, b), product(a, b)), (value as u64, value as u64), "{a} {b}");
        }
    }
    for a in 0..256 {
        for b in 0..=a {
            assert_eq!(nim.of(a, b), product(a, b), "{a} {b}");
        }
    }
    for i in 0..64 {
        for j in 0..64 {
            let (a, b) = (1 << i, 1 << j);
            assert_eq!(nim.of(a, b), product(a, b), "2^{i} 2^{j}");
        }
    }
}

/// What makes the tables right: every number of 16 bits but 0 is a power of the generator. Then n times 1 is n, and
/// every number but 0 has an inverse, its power 2^16 - 2.
#[test]
fn every_number_of_16_bits() {
    let nim = NimProduct::new();
    for n in 1..1 << 16 {
        assert_eq!(nim.of(n, 1), n);
        let inverse = (1..16).fold((n, 1), |(power, product), _| {
            let square = nim.of(power, power);
            (square, nim.of(product, square))
        });
        assert_eq!(nim.of(inverse.1, n), 1, "{n}");
    }
}

/// 1000 random products of 64 bits.
#[test]
fn random_numbers() {
    let nim = NimProduct::new();
    let mut random = Random::new(64);
    for _ in 0..1000 {
        let (a, b) = (random.bits(), random.bits());
        assert_eq!(nim.of(a, b), product(a, b), "{a} {b}");
        assert_eq!(nim.of(a, b), nim.of(b, a), "{a} {b}");
    }
    assert_eq!(nim.of(u64::MAX, u64::MAX), 11_290_409_524_105_353_207);
}

/// Quarters that are 0, or whose nim-sums are: their logarithms are none.
#[test]
fn quarters_without_a_logarithm() {
    let nim = NimProduct::new();
    let numbers: Vec<u64> = (0..256)
        .map(|n| {
            (0..4)
                .map(|quarter| [0, 1, 0x8000, 0x8001][n >> (2 * quarter) & 3] << (16 * quarter))
                .sum()
        })
        .collect();
    for (i, &a) in numbers.iter().enumerate() {
        for &b in &numbers[..=i] {
            assert_eq!(nim.of(a, b), product(a, b), "{a:#x} {b:#x}");
        }
    }
}

/// The laws of a field: products in any order, sums taken apart, and the power 2^64 - 2 as the inverse.
#[test]
fn field() {
    let nim = NimProduct::new();
    let mut random = Random::new(65);
    for _ in 0..1000 {
        let [a, b, c] = [(); 3].map(|()| random.bits());
        assert_eq!(nim.of(a, nim.of(b, c)), nim.of(nim.of(a, b), c), "{a} {b} {c}");
        assert_eq!(nim.of(a, b ^ c), nim.of(a, b) ^ nim.of(a, c), "{a} {b} {c}");
        let squares =
            std::iter::successors(Some(nim.of(a, a)), |&square| Some(nim.of(square, square)));
        let inverse = squares.take(63).fold(1, |product, square| nim.of(product, square));
        assert_eq!(nim.of(a, inverse), u64::from(a != 0), "{a}");
    }
}
