pub mod inner;

pub fn odd(n: u64) -> bool {
    inner::is_odd(n)
}
