use super::Agreements;

/// All texts of up to 12 symbols of two kinds, and what the definition says.
#[test]
fn agreement_with_the_beginning() {
    for len in 0..=12 {
        for bits in 0..1_u32 << len {
            let symbol = |place: usize| bits >> place & 1;
            let agrees = |i: usize| {
                let same = (i..len).take_while(|&j| symbol(j) == symbol(j - i));
                same.count()
            };
            let expected: Vec<_> = (1..len).map(|i| (i, agrees(i))).collect();
            let found: Vec<_> = Agreements::new(len, symbol).collect();
            assert_eq!(found, expected, "{bits:b} of length {len}");
        }
    }
}

/// Of a text that hardly agrees with its beginning, hardly anything is kept.
#[test]
fn little_is_kept() {
    let mut agreements =
        Agreements::new(1 << 16, |place| (place * place).wrapping_mul(0x9E37_79B9) >> 13 & 15);
    let longest = agreements.by_ref().map(|(_, length)| length).max();
    assert!(longest.is_some_and(|longest| agreements.first.len() <= longest.max(1)), "{longest:?}");
    assert!(agreements.first.len() < 100);
}
