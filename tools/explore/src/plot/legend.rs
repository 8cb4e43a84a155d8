//! Legends of pictures: a row of samples, each with what it means.

use super::area::{Area, MARGIN, failed, write};
use super::text;
use games::error::Result;
use plotters::element::{Circle, PathElement, Rectangle, TriangleMarker};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::HPos;
use plotters::style::{Color, RGBColor};

/// What a sample looks like, with its colour.
pub enum Entry {
    /// A value.
    Point(RGBColor),
    /// A value of another kind.
    Triangle(RGBColor),
    /// The preperiod.
    Shade(RGBColor),
    /// Where a period begins.
    Line(RGBColor),
}

/// A legend on an area, from its left on.
pub struct Legend<'a, Surface: DrawingBackend> {
    /// The area.
    pub area: &'a Area<Surface>,
    /// Where it begins.
    pub left: i32,
}

impl<Surface: DrawingBackend> Legend<'_, Surface>
where
    Surface::ErrorType: 'static,
{
    /// Draws the entries from left to right.
    pub fn draw(&self, entries: &[(Entry, String)]) -> Result<()> {
        let (mut x, middle) = (self.left, text::NORMAL.cast_signed() / 2);
        for (entry, meaning) in entries {
            let drawn = match entry {
                Entry::Point(colour) => {
                    self.area.draw(&Circle::new((x + 8, middle), 4, colour.filled()))
                }
                Entry::Triangle(colour) => {
                    self.area.draw(&TriangleMarker::new((x + 8, middle), 7, colour.filled()))
                }
                Entry::Shade(colour) => self.area.draw(&Rectangle::new(
                    [(x, middle - 8), (x + 16, middle + 8)],
                    colour.filled(),
                )),
                Entry::Line(colour) => self
                    .area
                    .draw(&PathElement::new([(x + 8, middle - 8), (x + 8, middle + 8)], colour)),
            };
            drawn.map_err(failed)?;
            x += 16 + MARGIN / 2;
            write(self.area, meaning, (x, 0), text::NORMAL, HPos::Left)?;
            x += text::width(meaning, text::NORMAL) + 2 * MARGIN;
        }
        Ok(())
    }
}
