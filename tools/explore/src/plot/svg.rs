//! Pictures as SVG.

use super::Plot;
use super::area::failed;
use super::draw::{draw, size};
use games::error::Result;
use plotters::prelude::{IntoDrawingArea, SVGBackend};

/// The picture as the text of an SVG file.
///
/// # Errors
/// If it cannot be drawn.
pub fn svg(plot: &Plot) -> Result<String> {
    let mut text = String::new();
    let area = SVGBackend::with_string(&mut text, size(plot)).into_drawing_area();
    draw(plot, &area)?;
    area.present().map_err(failed)?;
    drop(area);
    Ok(text)
}
