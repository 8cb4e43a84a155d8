//! Colours of values: those of viridis, which is readable without colour vision and in grey, but for its brightest
//! tenth; P-positions are white with a black mark.

use games::value::Value;
use std::fmt;

/// Red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// As in HTML.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

pub const WHITE: Rgb = Rgb(255, 255, 255);
pub const BLACK: Rgb = Rgb(0, 0, 0);
/// Game over, and the player who would be next has won at once.
const WIN: Rgb = Rgb(213, 94, 0);

/// Viridis from 0 to 0.9 in steps of a tenth (van der Walt and Smith, 2015).
const VIRIDIS: [Rgb; 10] = [
    Rgb(68, 1, 84),
    Rgb(72, 36, 117),
    Rgb(65, 68, 135),
    Rgb(53, 95, 141),
    Rgb(42, 120, 142),
    Rgb(33, 145, 140),
    Rgb(34, 168, 132),
    Rgb(68, 191, 112),
    Rgb(122, 209, 81),
    Rgb(189, 223, 38),
];

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
    #[must_use]
    pub fn colour(&self, value: Value) -> Rgb {
        match value {
            Value::Number(0) | Value::Loss => WHITE,
            Value::Win => WIN,
            Value::Number(number) => self.number(number),
        }
    }

    /// The colour of a number from 1 on.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "shares are from 0 to 1, and colours between two others"
    )]
    fn number(&self, number: u128) -> Rgb {
        let share = float(number - 1) / float((self.largest - 1).max(1));
        // Small values, of which there are many more, get more of the colours.
        let at = share.sqrt() * (VIRIDIS.len() - 1) as f64;
        let place = (at as usize).min(VIRIDIS.len() - 2);
        let (low, high, part) = (VIRIDIS[place], VIRIDIS[place + 1], at - place as f64);
        let mix = |a: u8, b: u8| (f64::from(a) * (1.0 - part) + f64::from(b) * part).round() as u8;
        Rgb(mix(low.0, high.0), mix(low.1, high.1), mix(low.2, high.2))
    }
}

/// A number as a coordinate.
#[allow(clippy::cast_precision_loss, reason = "no picture shows the difference")]
pub fn float(number: impl Into<u128>) -> f64 {
    number.into() as f64
}

/// Black or white, whichever is better to read on a colour.
#[must_use]
pub fn ink(on: Rgb) -> Rgb {
    let Rgb(red, green, blue) = on;
    // About what these colours add to brightness.
    let brightness = 3 * u32::from(red) + 6 * u32::from(green) + u32::from(blue);
    if brightness > 1300 { BLACK } else { WHITE }
}
