use sg::{mex, nim_sum};

/// All lists of up to 6 values <= 6.
#[test]
fn is_the_least_excluded() {
    for len in 0..=6 {
        for code in 0..7_u64.pow(len) {
            let values: Vec<u64> = (0..len).map(|i| code / 7_u64.pow(i) % 7).collect();
            let expected = (0..=6).find(|value| !values.contains(value));
            assert_eq!(Some(mex(&values)), expected, "{values:?}");
        }
    }
}

#[test]
fn large_values_take_no_memory() {
    assert_eq!(mex(&[u64::MAX, 0, u64::MAX - 1, 1]), 2);
}

#[test]
fn nim_sum_is_exclusive_or() {
    assert_eq!(nim_sum::<u64>([]), 0);
    assert_eq!(nim_sum([6_u64]), 6);
    assert_eq!(nim_sum([6_u64, 6]), 0);
    assert_eq!(nim_sum([1_u128 << 64, 3, 5]), (1 << 64) + 6);
}
