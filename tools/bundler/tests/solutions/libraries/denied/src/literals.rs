//! A literal that is meant to wrap, and a reference that is never read.

#[allow(overflowing_literals)]
pub fn minus_one() -> i8 {
    0xff
}

pub fn at(index: usize) -> i8 {
    #[allow(deref_nullptr)]
    if index > 1 {
        return unsafe { *std::ptr::null() };
    }
    [7, 8][index]
}
