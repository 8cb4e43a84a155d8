//! What is known about the period of the values in a picture.

use super::Law;
use games::analysis::Analysis;
use games::period::seen;

/// The most heaps of a picture.
pub const MOST_HEAPS: u64 = 100_000;
/// The most positions of a picture of two numbers.
pub const MOST_CELLS: u64 = 250_000;

/// What an analysis knows about the period.
#[must_use]
pub fn law_of(analysis: &Analysis) -> Law {
    if let Some(law) = analysis.period() {
        return Law::Proved {
            preperiod: law.preperiod,
            period: law.period.into(),
            saltus: law.saltus,
            exceptions: law.exceptions(),
        };
    }
    if let Some((period, saltus)) = analysis.code().nim_law() {
        return Law::Proved { preperiod: 0, period, saltus, exceptions: Vec::new() };
    }
    law_seen(analysis.values(), 0)
}

/// The law that is seen in the values of the heaps from the first on.
#[must_use]
pub fn law_seen<V: Copy + Into<u32>>(values: &[V], first: u64) -> Law {
    let last = (first + values.len() as u64).saturating_sub(1);
    seen(values).map_or(Law::Unknown { last }, |law| Law::Seen {
        preperiod: first + law.preperiod as u64,
        period: law.period as u128,
        saltus: law.saltus.into(),
        last,
    })
}
