//! The widest vector instructions of the processor that runs the program.

/// Work that is the same on every processor, and faster with wide vectors. `run` must be inlined always, and
/// so must what it calls: only then is it compiled for them.
pub trait Work {
    /// What comes out of it.
    type Output;
    /// Does the work.
    fn run(self) -> Self::Output;
}

/// Does the work with the widest vectors that the processor has.
#[allow(
    unsafe_code,
    reason = "whether the processor has the instructions is checked before each call"
)]
pub fn widest<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if has!("avx512f") && has!("avx512bw") && has!("avx512vl") && has!("avx2") {
            // SAFETY: the processor has what `avx512` is compiled for.
            return unsafe { avx512(work) };
        }
        if has!("avx2") {
            // SAFETY: the processor has what `avx2` is compiled for.
            return unsafe { avx2(work) };
        }
    }
    work.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl")]
fn avx512<W: Work>(work: W) -> W::Output {
    work.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2<W: Work>(work: W) -> W::Output {
    work.run()
}

/// What comes out of the work in each way that this processor can do it.
#[cfg(test)]
#[allow(unsafe_code, reason = "as for `widest`")]
pub fn all_ways<W: Work + Copy>(work: W) -> Vec<W::Output> {
    let mut ways = vec![work.run(), widest(work)];
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has what `avx2` is compiled for.
        ways.push(unsafe { avx2(work) });
    }
    ways
}
