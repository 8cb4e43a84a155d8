//! Long unsigned integers: words of 32 bits, the lowest first.

/// Multiplies by `by` and adds `carry`; what does not fit.
pub fn multiply(words: &mut [u32], by: u32, mut carry: u32) -> u32 {
    for word in words {
        let product = u64::from(*word) * u64::from(by) + u64::from(carry);
        *word = product as u32;
        carry = (product >> 32) as u32;
    }
    carry
}

/// Divides by `by`; the remainder.
pub fn divide(words: &mut [u32], by: u32) -> u32 {
    let mut rest = 0;
    for word in words.iter_mut().rev() {
        let dividend = rest << 32 | u64::from(*word);
        *word = (dividend / u64::from(by)) as u32;
        rest = dividend % u64::from(by);
    }
    rest as u32
}

/// Calls `apply` with powers of ten whose product is ten to the power of `power`.
pub fn by_powers_of_ten(mut power: u32, mut apply: impl FnMut(u32)) {
    while power > 0 {
        let step = power.min(9);
        apply(10u32.pow(step));
        power -= step;
    }
}
