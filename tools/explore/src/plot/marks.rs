//! Where the period of values is marked.

use super::Law;
use super::palette::float;

/// The fewest pixels between two lines.
const LEAST_GAP: u32 = 14;

/// The marks of a period between some heaps.
pub struct Marks {
    /// Where the shade of the preperiod ends.
    pub preperiod: Option<f64>,
    /// Where periods begin: between the last heap of one and the first of the next.
    pub lines: Vec<f64>,
    /// How many periods there are from line to line.
    every: u128,
    /// What a line is.
    name: &'static str,
}

impl Marks {
    /// The marks for these heaps, whose picture has so many pixels.
    pub fn new(law: &Law, (first, last): (u64, u64), pixels: i32) -> Marks {
        let name = law.name_of_mark();
        let Some((preperiod, period)) = law.marked() else {
            return Marks { preperiod: None, lines: Vec::new(), every: 1, name };
        };
        let shown = u128::from(last - first + 1);
        let pixels = u128::try_from(pixels).unwrap_or(0);
        let every = (shown * u128::from(LEAST_GAP)).div_ceil(period.saturating_mul(pixels.max(1)));
        let every = every.max(1);
        let start = u128::from(preperiod);
        let begins = (0..).map_while(|times| start.checked_add(period.checked_mul(times * every)?));
        let begins = begins.take_while(|&heap| heap <= u128::from(last));
        let lines = begins.filter(|&heap| heap > u128::from(first)).map(|heap| float(heap) - 0.5);
        Marks {
            preperiod: (preperiod > first).then(|| float(preperiod) - 0.5),
            lines: lines.collect(),
            every,
            name,
        }
    }

    /// What the lines are, if there are any.
    pub fn caption(&self) -> Option<String> {
        let caption = match self.every {
            1 => self.name.to_owned(),
            every => format!("{} (one line for {every})", self.name),
        };
        (!self.lines.is_empty()).then_some(caption)
    }
}
