use std::convert::TryFrom; // in older editions

/// The least excluded value: the smallest number that is not among `values`.
///
/// # Complexity
/// O(n) time and memory for n values, however large they are.
///
/// # Examples
/// ```
/// assert_eq!(sg::mex(&[0, 1, 3, u64::MAX]), 2);
/// assert_eq!(sg::mex(&[]), 0);
/// ```
#[must_use]
pub fn mex(values: &[u64]) -> u64 {
    // n values leave out at least one of 0..=n.
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if let Some(slot) = usize::try_from(value).ok().and_then(|v| seen.get_mut(v)) {
            *slot = true;
        }
    }
    seen.iter().take_while(|&&s| s).count() as u64
}
