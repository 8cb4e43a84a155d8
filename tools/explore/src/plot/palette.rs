//! Colours of values: viridis, which is readable without colour vision and in grey, but for its brightest
//! tenth; P-positions are white with a black mark.

use games::value::Value;
use plotters::prelude::ViridisRGB;
use plotters::style::{BLACK, RGBColor, WHITE};

/// Game over, and the player who would be next has won at once.
const WIN: RGBColor = RGBColor(213, 94, 0);
/// How far into viridis the largest value is.
const BRIGHTEST: f64 = 0.9;

/// The colours of the values of one picture.
pub struct Palette {
    /// The largest number, at least 1.
    pub largest: u128,
}

impl Palette {
    /// For these values.
    pub fn new(values: impl Iterator<Item = Value>) -> Palette {
        let numbers = values.filter_map(|value| match value {
            Value::Number(number) => Some(number),
            _ => None,
        });
        Palette { largest: numbers.max().unwrap_or(0).max(1) }
    }

    /// The colour of a value: white for P-positions.
    pub fn colour(&self, value: Value) -> RGBColor {
        match value {
            Value::Number(0) | Value::Loss => WHITE,
            Value::Win => WIN,
            Value::Number(number) => self.number(number),
        }
    }

    /// The colour of a number from 1 on.
    pub fn number(&self, number: u128) -> RGBColor {
        let share = float(number - 1) / float((self.largest - 1).max(1));
        // Small values, of which there are many more, get more of the colours.
        ViridisRGB::get_color(share.sqrt() * BRIGHTEST)
    }
}

/// A number as a coordinate.
pub fn float(number: impl Into<u128>) -> f64 {
    // No picture shows the difference.
    #[allow(clippy::cast_precision_loss)]
    let float = number.into() as f64;
    float
}

/// Black or white, whichever is better to read on a colour.
pub fn ink(on: RGBColor) -> RGBColor {
    let RGBColor(red, green, blue) = on;
    // About what these colours add to brightness.
    let brightness = 3 * u32::from(red) + 6 * u32::from(green) + u32::from(blue);
    if brightness > 1300 { BLACK } else { WHITE }
}
