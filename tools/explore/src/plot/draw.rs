//! A picture on any surface of plotters: title and caption on top, the values below.

use super::area::{Area, MARGIN, failed, write};
use super::palette::Palette;
use super::{Plot, Values, grid, heaps, text};
use games::error::Result;
use plotters::prelude::DrawingBackend;
use plotters::style::WHITE;
use plotters::style::text_anchor::HPos;

/// The width and the height of a picture in pixels.
pub fn size(plot: &Plot) -> (u32, u32) {
    match plot.values {
        Values::Heaps(_) => (1080, 720),
        Values::Grid(_) => (960, 760),
    }
}

/// Draws the picture.
///
/// # Errors
/// If the surface fails.
pub fn draw<Surface: DrawingBackend>(plot: &Plot, area: &Area<Surface>) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    area.fill(&WHITE).map_err(failed)?;
    let (width, _) = area.dim_in_pixel();
    let room = width.cast_signed() - 2 * MARGIN;
    let title = text::lines(&plot.title(), text::TITLE, room);
    let mut top = MARGIN;
    for line in &title {
        write(area, line, (MARGIN, top), text::TITLE, HPos::Left)?;
        top += text::TITLE.cast_signed() * 5 / 4;
    }
    if let Values::Heaps(heaps) = &plot.values {
        for line in text::lines(&heaps.law.caption(&heaps.variable), text::NORMAL, room) {
            write(area, &line, (MARGIN, top), text::NORMAL, HPos::Left)?;
            top += text::NORMAL.cast_signed() * 5 / 4;
        }
    }
    let (_, below) = area.split_vertically(top + MARGIN / 2);
    match &plot.values {
        Values::Heaps(heaps) => heaps::draw(heaps, &below),
        Values::Grid(values) => grid::draw(values, &Palette::new(plot.all()), &below),
    }
}
