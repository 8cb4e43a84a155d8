//! Parts of a picture, with text on them.

use super::text;
use games::error::{Error, Result};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::prelude::{DrawingBackend, Text};
use plotters::style::text_anchor::{HPos, VPos};

/// The room around the picture.
pub const MARGIN: i32 = 16;

/// Part of a picture.
pub type Area<Surface> = DrawingArea<Surface, Shift>;

/// Writes a line of text whose top is at a point, and whose left end, middle or right end.
pub fn write<Surface: DrawingBackend>(
    area: &Area<Surface>,
    text: &str,
    at: (i32, i32),
    height: u32,
    across: HPos,
) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    let style = text::style(height, (across, VPos::Top));
    area.draw(&Text::new(text.to_owned(), at, style)).map_err(failed)
}

/// The error of a surface.
pub fn failed(error: impl std::fmt::Display) -> Error {
    Error::new(format!("the picture: {error}"))
}
