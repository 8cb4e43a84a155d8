use std::ops::BitXor;

/// The nim-sum: the bitwise exclusive or of all `values`, 0 if there are none.
///
/// # Complexity
/// O(n) for n values.
///
/// # Examples
/// ```
/// assert_eq!(sg::nim_sum([3, 4, 5_u64]), 2);
/// ```
pub fn nim_sum<T: BitXor<Output = T> + Default>(values: impl IntoIterator<Item = T>) -> T {
    values.into_iter().fold(T::default(), BitXor::bitxor)
}
