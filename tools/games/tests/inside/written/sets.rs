use super::{Set, numbers};

#[test]
fn digits_once_each() {
    for (of, digits) in [(0, vec![0]), (7, vec![7]), (1_909, vec![0, 1, 9]), (33, vec![3])] {
        assert_eq!(numbers(Set::Digits, of), Ok(digits), "{of}");
    }
    assert!(numbers(Set::Digits, -1).is_err());
}

#[test]
fn divisors_by_trial() {
    assert_eq!(numbers(Set::Divisors, 0), Ok(Vec::new()));
    for n in (1..3000).chain([997 * 997, 1009 * 1009, 1009 * 1013 * 4, 1 << 20, 3 * 999_983]) {
        let all = (1..=n).filter(|d| n % d == 0);
        let primes = all.clone().filter(|&d| d > 1 && (2..d).all(|e| d % e != 0));
        assert_eq!(numbers(Set::Factors, n), Ok(primes.collect()), "{n}");
        assert_eq!(numbers(Set::Divisors, n), Ok(all.collect()), "{n}");
    }
}

/// A number may have one large prime divisor, not two.
#[test]
fn large_numbers() {
    let factors = |n: i64| numbers(Set::Factors, n);
    assert_eq!(factors(i64::MAX - 24), Ok(vec![i64::MAX - 24]));
    assert_eq!(factors(i64::MAX), Ok(vec![7, 73, 127, 337, 92_737, 649_657]));
    assert_eq!(factors(1009 * 9_007_199_254_740_881), Ok(vec![1009, 9_007_199_254_740_881]));
    let cube = 1_000_003_i64.pow(3);
    assert_eq!(numbers(Set::Divisors, cube), Ok(vec![1, 1_000_003, 1_000_003_i64.pow(2), cube]));
    let error = factors(2_147_483_647 * 2_147_483_647).unwrap_err();
    assert!(error.ends_with("has two prime divisors above 2^20, which are not looked for"));
}
