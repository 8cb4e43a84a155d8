use super::z_function;

/// All texts of up to 12 symbols of two kinds, and what the definition says.
#[test]
fn agreement_with_the_beginning() {
    for len in 0..=12 {
        for bits in 0..1_u32 << len {
            let symbol = |place: usize| bits >> place & 1;
            let agrees = |i: usize| {
                let same = (i..len).take_while(|&j| symbol(j) == symbol(j - i));
                u32::try_from(same.count()).unwrap()
            };
            let expected: Vec<u32> = (0..len).map(|i| if i == 0 { 0 } else { agrees(i) }).collect();
            assert_eq!(z_function(len, symbol), expected, "{bits:b} of length {len}");
        }
    }
}
