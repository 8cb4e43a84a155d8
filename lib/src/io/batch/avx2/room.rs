//! How much a batch holds, and arrays of that length.

use core::mem::MaybeUninit;

/// How many bytes there must be before the first one to decode: windows reach back that far.
pub(super) const BEFORE: usize = 32;
/// How many bytes make a block: one for each bit of a mask.
pub(super) const BLOCK: usize = 64;
/// How many blocks make a batch.
pub(super) const BLOCKS: usize = 64;
/// How many numbers a batch can hold, as each takes two bytes, and 32 more, as vectors are written
/// whole even if only some of their lanes count.
const ROOM: usize = BLOCKS * BLOCK / 2 + 32;

/// An array of which only the first elements are initialized: to clear it all takes as long as to
/// decode a hundred numbers.
pub(super) struct Room<T>(pub(super) [MaybeUninit<T>; ROOM]);

impl<T: Copy> Room<T> {
    /// An array without initialized elements.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    pub(super) fn new() -> Self {
        // Not element by element: the compiler would join the stores with others into a `memset`.
        // SAFETY: an array of `MaybeUninit` needs no initialization.
        unsafe { MaybeUninit::<Self>::uninit().assume_init() }
    }

    /// The first `n` elements.
    ///
    /// # Safety
    /// They are initialized.
    #[inline]
    pub(super) unsafe fn first(&self, n: usize) -> &[T] {
        // `MaybeUninit<T>` has the layout of `T`.
        core::slice::from_raw_parts(self.0.as_ptr().cast(), n)
    }

    /// Where to write the `n` elements from `at` on.
    ///
    /// # Safety
    /// `at + n` is at most the length.
    #[inline]
    pub(super) unsafe fn slots(&mut self, at: usize, n: usize) -> *mut T {
        self.0.get_unchecked_mut(at..at + n).as_mut_ptr().cast()
    }
}
