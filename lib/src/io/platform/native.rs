//! What a native program does where a program that is translated to C does something else (`c.rs`):
//! here speed decides.

/// How many bytes [`Output`](super::Output) collects before it passes them on.
pub(super) const OUTPUT_BUFFER: usize = 1 << 16;

/// A value with the alignment of its type: more would cost registers and instructions.
pub(super) struct Aligned<T>(pub T);

/// Whether the error code of the operating system is known where reading fails.
pub(super) const OS_ERROR_CODES: bool = true;

/// Whether to test first for a single space before a number, the most frequent case.
pub(super) const TRY_ONE_SPACE: bool = true;

/// How many digits are read one by one before eight are tried at once, which fails for short numbers.
pub(super) const DIGITS_ONE_BY_ONE: usize = 4;

/// Calls `f(a, b)`, which nearly every value needs: inlined, as a call costs as much as a number.
#[inline(always)]
#[allow(clippy::inline_always)]
pub(super) fn often<A, B, T>(f: impl FnOnce(A, B) -> T, a: A, b: B) -> T {
    f(a, b)
}

/// Calls `f`, which few values need: never inlined, so that it takes no registers from the others.
#[inline(never)]
pub(super) fn rarely<T>(f: impl FnOnce() -> T) -> T {
    f()
}

/// The number of line feeds.
#[inline]
pub(super) fn line_breaks(bytes: &[u8]) -> u64 {
    // The sum over a chunk fits into a byte, and its length is a multiple of the length of a vector.
    let breaks = |chunk: &[u8]| chunk.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    let chunks = bytes.chunks_exact(128);
    let rest = chunks.remainder();
    chunks.chain(Some(rest)).map(|chunk| u64::from(breaks(chunk))).sum()
}
