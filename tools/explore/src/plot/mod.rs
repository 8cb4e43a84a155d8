//! Pictures of Grundy values: heaps as points with their period marked, positions of two numbers as a grid
//! of coloured cells. In files as SVG, in a terminal as cells with digits.

mod palette;
mod svg;
mod terminal;

pub use palette::{Palette, ink};
pub use svg::svg;
pub use terminal::{Colours, Screen, print};

use games::period::Analysis;
use games::period::{equation, seen};
use games::value::Value;

/// The most heaps of a picture.
pub const MOST_HEAPS: u64 = 100_000;
/// The most positions of a picture of two numbers.
pub const MOST_CELLS: u64 = 250_000;

/// What a picture shows: a game, and its values as far as they are known.
pub struct Plot {
    /// The rule as it was written.
    pub name: String,
    /// The values.
    pub values: Values,
}

/// The values of a picture.
pub enum Values {
    /// Of positions of one number.
    Heaps(Heaps),
    /// Of positions of two numbers.
    Grid(Grid),
}

/// The values of heaps.
pub struct Heaps {
    /// The first heap.
    pub first: u64,
    /// The values of the heaps from the first on.
    pub values: Vec<Value>,
    /// What is known about their period.
    pub law: Law,
    /// The name of the number of a position.
    pub variable: String,
}

/// What is known about the period of values.
pub enum Law {
    /// `G(n + period) = G(n) + saltus` for all `n >= preperiod`, proved.
    Proved {
        /// The smallest heap from which on the law holds.
        preperiod: u64,
        /// The length of the period, up to 2^64.
        period: u128,
        /// What each period adds.
        saltus: u64,
        /// The heaps before the preperiod that the law, read backwards, does not fit.
        exceptions: Vec<u64>,
    },
    /// Values fit such a law as far as they are known; nothing is claimed of later ones.
    Seen {
        /// The smallest heap from which on they do.
        preperiod: u64,
        /// The length of the period.
        period: u128,
        /// What each period adds.
        saltus: u64,
        /// The last heap that was computed.
        last: u64,
    },
    /// No law is seen in the heaps up to this one.
    Unknown {
        /// The last heap that was computed.
        last: u64,
    },
}

/// The values of positions of two numbers, row by row.
pub struct Grid {
    /// The first row and the first column.
    pub first: [u64; 2],
    /// The rows, all of the same length, at least one.
    pub rows: Vec<Vec<Value>>,
    /// The names of the numbers of rows and columns.
    pub variables: [String; 2],
}

impl Plot {
    /// What the picture is of, with the last position that it shows.
    #[must_use]
    pub fn title(&self) -> String {
        let name = &self.name;
        match &self.values {
            Values::Heaps(heaps) => {
                let (first, n) = (heaps.first, &heaps.variable);
                let last = first + heaps.values.len() as u64 - 1;
                format!("{name}: Grundy values for {n} = {first} to {last}")
            }
            Values::Grid(grid) => {
                let [a, b] = &grid.variables;
                let [first, other] = grid.first;
                let last = first + grid.rows.len() as u64 - 1;
                let other_last = other + grid.rows[0].len() as u64 - 1;
                format!(
                    "{name}: Grundy values for {a} = {first} to {last}, {b} = {other} to {other_last}"
                )
            }
        }
    }

    /// All values.
    fn all(&self) -> Box<dyn Iterator<Item = Value> + '_> {
        match &self.values {
            Values::Heaps(heaps) => Box::new(heaps.values.iter().copied()),
            Values::Grid(grid) => Box::new(grid.rows.iter().flatten().copied()),
        }
    }
}

impl Law {
    /// The preperiod and the period, proved or seen.
    #[must_use]
    pub fn marked(&self) -> Option<(u64, u128)> {
        match *self {
            Law::Proved { preperiod, period, .. } | Law::Seen { preperiod, period, .. } => {
                Some((preperiod, period))
            }
            Law::Unknown { .. } => None,
        }
    }

    /// The heaps with exceptional values.
    fn exceptions(&self) -> &[u64] {
        match self {
            Law::Proved { exceptions, .. } => exceptions,
            _ => &[],
        }
    }

    /// The law in words, with the name of the number of a position.
    fn caption(&self, n: &str) -> String {
        match *self {
            Law::Proved { preperiod, period, saltus, .. } => {
                let law = equation(n, period, saltus);
                format!("proved: {law} for all {n} >= {preperiod}")
            }
            Law::Seen { preperiod, period, saltus, last } => {
                let law = equation(n, period, saltus);
                format!("seen to {last}, not proved: {n} >= {preperiod} fits {law}")
            }
            Law::Unknown { last } => {
                format!("no period is proved or seen in the heaps up to {last}")
            }
        }
    }

    /// What begins where the period is marked.
    fn name_of_mark(&self) -> &'static str {
        match self {
            Law::Seen { .. } => "a period as seen begins",
            _ => "a period begins",
        }
    }
}

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

/// The law that is seen in the values of the heaps from the first on; none where some are no numbers.
#[must_use]
pub fn law_of_values(values: &[Value], first: u64) -> Law {
    let numbers = values.iter().map(|value| match value {
        Value::Number(number) => u32::try_from(*number).ok(),
        _ => None,
    });
    let numbers: Option<Vec<u32>> = numbers.collect();
    let last = (first + values.len() as u64).saturating_sub(1);
    numbers.map_or(Law::Unknown { last }, |numbers| law_seen(&numbers, first))
}

/// The law that is seen in the values of the heaps from the first on.
fn law_seen<V: Copy + Into<i64>>(values: &[V], first: u64) -> Law {
    let last = (first + values.len() as u64).saturating_sub(1);
    seen(values).filter(|law| law.is_seen).map_or(Law::Unknown { last }, |law| Law::Seen {
        preperiod: first + law.preperiod as u64,
        period: law.period as u128,
        saltus: law.saltus,
        last,
    })
}
