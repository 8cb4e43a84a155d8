//! Pictures as PNG.

use super::Plot;
use super::area::failed;
use super::canvas::Canvas;
use super::draw::{draw, size};
use games::error::Result;
use plotters::prelude::IntoDrawingArea;
use png::{BitDepth, ColorType, Encoder};

/// The picture as the bytes of a PNG file.
///
/// # Errors
/// If it cannot be drawn.
pub fn png(plot: &Plot) -> Result<Vec<u8>> {
    let (width, height) = size(plot);
    let mut pixels = Vec::new();
    draw(plot, &Canvas::new((width, height), &mut pixels).into_drawing_area())?;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&pixels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(bytes)
}
