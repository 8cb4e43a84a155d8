/// Whether C's `isspace` holds: space, tab, LF, VT, FF, CR.
#[inline]
pub(super) fn is_space(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}
