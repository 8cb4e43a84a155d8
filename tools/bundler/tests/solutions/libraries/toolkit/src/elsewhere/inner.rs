pub fn is_odd(n: u64) -> bool {
    n % 2 == 1
}
