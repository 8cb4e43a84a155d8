//! Periodicity: if `G(n + p) = G(n)` for all `e <= n < bound`, it holds for all `n >= e`.
//!
//! Let no take be above `t`, let `h` be the most heaps that a move leaves, and let the law hold from
//! `e >= 1` on for all heaps less than `n + p`. A move in `n`, and one in `n + p` with the same take and
//! `p` more tokens in the largest part, lead to the same value if that part is at least `e` and
//! `e + p`. So let `a` be the largest part of a move:
//!
//! - from `n`, `a >= (n - t) / h`, which is at least `e` if `n >= he + t`;
//! - from `n + p`, `a >= (n + p - t) / h`, which is at least `e + p` if `n >= he + (h - 1)p + t`. For
//!   two heaps this is the bound of Guy and Smith, `2e + p + t`; for one, `e + t`.
//!
//! From that bound on, `n` and `n + p` have options of the same values, and so the same mex.
//!
//! **Unequal parts.** For a move in `n + p`, `a - p` may equal another part `b`, which is no legal split
//! of `n`. Its nim-sum would be that of two heaps `b` and the third part, if there is one. The two may
//! be pushed apart to `b + p` and `b - p`, or, if the third part is `b - p`, to `b + 2p` and `b - 2p`:
//! the same nim-sum, and legal if the smaller of the two is at least `e`. For two heaps
//! `b = (n - take) / 2`, and `b - p >= e` when `n >= 2e + 2p + t`. For three `b >= (n - p - take) / 3`
//! when `b` is the smallest (then `p` is enough: the third is less than `b + p`), otherwise
//! `b >= (n - take) / 3`, and `b - 2p >= e` when `n >= 3e + 6p + t`.
//!
//! **A tail** of digits that repeat after `t`, and a `p` that is a multiple of its length: moves in
//! `n + p` that take more than `t + p` are matched with the moves in `n` that leave the same parts.
//! The other takes are at most `t + p` instead of `t`, which adds `p` to every bound above.
//!
//! **Heap 0** is no part: leaving one heap and leaving none may be allowed separately (digits 2 and 1).
//! Hence `e >= 1`, even when the law holds from 0.
//!
//! # Source
//! Guy and Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956), theorem 1,
//! for octal codes; the other bounds by the argument above.
