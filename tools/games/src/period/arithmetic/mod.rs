//! Arithmetic periodicity of codes with a tail: `G(n + p) = G(n) + s` for all `n >= e`, with `s > 0`.
//! `tools/explore/THEOREMS.md` has the theorem `arithmetic`, whose names are used here, and its proof.

mod reached;
mod unreached;

use super::theorem::{Proof, Theorem};
use crate::index;
use crate::rule::Code;

/// A law, and the values of heaps that it holds for, with the names of the theorem.
struct ArithmeticLaw<'a> {
    code: &'a Code,
    values: &'a [u16],
    e: u64,
    p: u64,
    s: u64,
    /// `u`.
    unit: u64,
    bound: u64,
}

impl ArithmeticLaw<'_> {
    /// `G(n)` of a heap below `bound + p`.
    fn g(&self, heap: u64) -> u64 {
        self.values[index(heap)].into()
    }

    /// `Q(n)`: the value of a heap without its lowest bits, over `u`.
    fn q(&self, heap: u64) -> u64 {
        self.g(heap) / self.unit
    }

    /// `R(n)`: the lowest bits, below `u`.
    fn r(&self, heap: u64) -> u64 {
        self.g(heap) % self.unit
    }
}

/// The proof that `G(n + p) = G(n) + s` for all `n >= e`, if `values`, in which it holds from `e` on,
/// give one; otherwise with how many values there may be one, `u64::MAX` if with none. `p` must be a multiple of the
/// length of the tail.
pub fn prove(code: &Code, values: &[u16], e: u64, p: u64, s: u64) -> Result<Proof, u64> {
    let parts = code.most_parts();
    if code.tail_length().is_none() {
        return Err(u64::MAX);
    }
    // Heap 0 is no part.
    let e = e.max(1);
    // Each round leaves more room for exceptional values. The first has the least bound that will do.
    for rounds in [1, 2, 4, 8, 16].into_iter().filter(|&rounds| rounds + 1 >= u64::from(parts)) {
        let theorem = Theorem::of(code, Some(rounds));
        let bound = theorem.bound(e, p, code.horizon());
        let needed = bound.saturating_add(p);
        if needed > values.len() as u64 {
            return Err(needed);
        }
        let law = ArithmeticLaw { code, values, e, p, s, unit: 1 << s.trailing_zeros(), bound };
        if work(&law) > MOST_WORK {
            break;
        }
        // This is the same for all bounds, and refuses most laws at once.
        if !law.splits_stay_away() {
            break;
        }
        if law.small_values_stay_below() && law.is_reached() {
            return Ok(Proof { theorem, period: p, bound });
        }
    }
    Err(u64::MAX)
}

/// A law whose checks look at more options is not proved.
const MOST_WORK: u128 = 1 << 31;

/// About how many options the checks of a law look at.
fn work(law: &ArithmeticLaw) -> u128 {
    // Of each heap of the longest window, all.
    let options = law.code.count_options(law.bound + law.p);
    options.saturating_add(law.representatives()).saturating_mul(2 * u128::from(law.p))
}

#[cfg(test)]
#[path = "../../../tests/inside/period/arithmetic.rs"]
mod tests;
