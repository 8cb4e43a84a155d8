//! Grundy's game by its sparse space: no brute force, as the definition takes minutes for a million heaps.

/// The Grundy values of the heaps 0 to `most`, each the mex of its splits.
///
/// Few heaps have a rare value, one with an even number of ones in binary but for the last digit. The nim-sum of two
/// values is rare exactly when both are or neither is. That is all that must be known of rare values for the result to
/// be right: that they are few makes it fast.
///
/// # Complexity
/// Some seconds for 10^6 heaps, of which 1273 are rare: for each heap its splits with a rare part, and as many others
/// as it takes to see that no rare value is missing.
///
/// # Panics
/// If a value is 4096 or more; to 10^6 none is above 231.
///
/// # Source
/// Winning Ways, ch. 4: sparse spaces.
#[must_use]
pub fn values(most: usize) -> Vec<u16> {
    const MORE_THAN_ANY: u16 = 4096;
    let is_rare: Vec<bool> =
        (0..MORE_THAN_ANY).map(|value| (value >> 1).count_ones() & 1 == 0).collect();
    let (mut values, mut rare) = (vec![0, 0, 0], vec![(1, 0), (2, 0)]);
    // The last heap of which a split has this value.
    let mut seen = vec![0; is_rare.len()];
    for heap in 3..=most {
        // A split whose value is not rare has one part whose value is.
        for &(part, value) in rare.iter().filter(|&&(part, _)| 2 * part != heap) {
            seen[usize::from(value ^ values[heap - part])] = heap;
        }
        let common =
            (0..MORE_THAN_ANY).find(|&v| !is_rare[usize::from(v)] && seen[usize::from(v)] != heap);
        let common: u16 = common.expect("no value is so large");
        // The mex is this, unless a rare value below it is that of no split.
        let is_missing = |v: &u16| is_rare[usize::from(*v)] && seen[usize::from(*v)] != heap;
        let mut missing = (0..common).filter(is_missing).count();
        let parts = values[1..].iter().zip(values.iter().rev()).take((heap - 1) / 2);
        for split in parts.map(|(left, right)| left ^ right) {
            if split < common && seen[usize::from(split)] != heap {
                seen[usize::from(split)] = heap;
                missing -= 1;
                if missing == 0 {
                    break;
                }
            }
        }
        let value = (0..common).find(|&v| missing > 0 && seen[usize::from(v)] != heap);
        let value = value.unwrap_or(common);
        if is_rare[usize::from(value)] {
            rare.push((heap, value));
        }
        values.push(value);
    }
    values
}
