//! What differs in a program that is translated to C (`--cfg judge_host`): judges limit the length of
//! a file, so that short code decides, and what is there of std is a host that reads and prints.
//! Everything in `native.rs` has its counterpart here.

// Not in the prelude of editions before 2021, which some judges use.
#[allow(unused_imports)]
use core::convert::TryInto;

/// None: the host has the buffer, which it prints in a panic too. A panic does not unwind here.
pub(super) const OUTPUT_BUFFER: usize = 0;

/// A value that starts where a cache line does: the operating system copies several times as fast to
/// there.
#[repr(align(64))]
pub(super) struct Aligned<T>(pub T);

/// The host knows no error codes.
pub(super) const OS_ERROR_CODES: bool = false;

/// One loop over white space is the shortest code.
pub(super) const TRY_ONE_SPACE: bool = false;

/// None: a compiler of C does not unroll the loop over them.
pub(super) const DIGITS_ONE_BY_ONE: usize = 0;

/// Calls `f(a, b)`, which nearly every value needs: code that all types of integers share.
#[inline(never)]
pub(super) fn often<A, B, T>(f: impl FnOnce(A, B) -> T, a: A, b: B) -> T {
    f(a, b)
}

/// Calls `f`, which few values need: inlined, as a function is as long as the call that it saves.
#[inline(always)]
#[allow(clippy::inline_always)]
pub(super) fn rarely<T>(f: impl FnOnce() -> T) -> T {
    f()
}

/// The number of line feeds, eight bytes at a time: compilers of C do not vectorize the translated loop.
#[inline]
pub(super) fn line_breaks(bytes: &[u8]) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    const LOW: u64 = 0x7f * ONES;
    const BREAKS: u64 = b'\n' as u64 * ONES;
    let words = bytes.chunks_exact(8);
    let rest = words.remainder().iter().map(|&byte| u64::from(byte == b'\n'));
    let breaks = words.map(|word| {
        let others = u64::from_le_bytes(word.try_into().unwrap_or_default()) ^ BREAKS;
        // In each byte that is not 0, the addition carries into the highest bit, or it is set already.
        let others = ((others & LOW) + LOW) | others;
        ((!others >> 7) & ONES).wrapping_mul(ONES) >> 56
    });
    rest.sum::<u64>() + breaks.sum::<u64>()
}
