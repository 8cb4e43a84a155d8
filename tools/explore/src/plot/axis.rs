//! Axes whose labels are round whole numbers.

use super::area::failed;
use super::palette::float;
use super::text;
use games::error::Result;
use plotters::chart::MeshStyle;
use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};
use std::ops::Range;

/// An axis from a number to another, which may be smaller, with labels at some of them.
pub struct Axis {
    range: Range<f64>,
    labels: Vec<f64>,
}

impl Axis {
    /// The axis over a range, labelled from `first` to `last` with at most about `most` numbers.
    pub fn new(range: Range<f64>, (first, last): (u128, u128), most: u128) -> Axis {
        Axis { range, labels: ticks(first, last, most).into_iter().map(float).collect() }
    }
}

impl Ranged for Axis {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (start, end): (i32, i32)) -> i32 {
        let share = (value - self.range.start) / (self.range.end - self.range.start);
        // Pixels are whole numbers.
        #[allow(clippy::cast_possible_truncation)]
        let pixels = (share * f64::from(end - start)).round() as i32;
        start + pixels
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        if hint.weight().allow_light_points() { Vec::new() } else { self.labels.clone() }
    }

    fn range(&self) -> Range<f64> {
        self.range.clone()
    }
}

/// Draws the axes of a chart with their names and labels.
///
/// # Errors
/// If the surface fails.
pub fn label<Surface: DrawingBackend>(
    mesh: &mut MeshStyle<Axis, Axis, Surface>,
    across: &str,
    down: &str,
) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    let style = text::style(text::NORMAL, (HPos::Left, VPos::Top));
    mesh.x_desc(across)
        .y_desc(down)
        .label_style(style.clone())
        .axis_desc_style(style)
        .x_label_formatter(&|x| format!("{x}"))
        .y_label_formatter(&|y| format!("{y}"))
        .draw()
        .map_err(failed)
}

/// About `most` round numbers from `first` to `last`: the multiples of 1, 2 or 5 times a power of ten.
pub fn ticks(first: u128, last: u128, most: u128) -> Vec<u128> {
    let step = step(last - first, most);
    let multiples = (first.div_ceil(step)..=last / step).map(|times| times * step);
    multiples.collect()
}

/// The smallest of 1, 2, 5, 10, 20, ... of which at most `most` fit into a length.
fn step(length: u128, most: u128) -> u128 {
    let steps = (0..38).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u128.pow(power)));
    let mut fitting = steps.filter(|step| length / step <= most);
    fitting.next().unwrap_or(u128::MAX)
}
