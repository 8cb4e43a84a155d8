//! A surface of pixels for plotters, with text in an embedded font.

use super::text;
use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    rasterizer,
};
use std::convert::Infallible;

/// A picture of red, green and blue pixels, row by row. What is drawn beside it is left out.
pub struct Canvas<'a> {
    size: (u32, u32),
    pixels: &'a mut [u8],
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl Canvas<'_> {
    /// A canvas of this width and height, black at first, in a memory of its own.
    pub fn new(size: (u32, u32), memory: &mut Vec<u8>) -> Canvas<'_> {
        memory.clear();
        memory.resize(games::index(u64::from(size.0) * u64::from(size.1) * 3), 0);
        Canvas { size, pixels: memory }
    }

    /// Mixes a colour into a pixel.
    fn mix(&mut self, (x, y): BackendCoord, BackendColor { alpha, rgb }: BackendColor) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        if x >= self.size.0 || y >= self.size.1 {
            return;
        }
        let place = games::index((u64::from(y) * u64::from(self.size.0) + u64::from(x)) * 3);
        for (old, new) in self.pixels[place..place + 3].iter_mut().zip([rgb.0, rgb.1, rgb.2]) {
            let mixed = f64::from(*old) * (1.0 - alpha) + f64::from(new) * alpha;
            // Between the two colours, and so from 0 to 255.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let mixed = mixed.round() as u8;
            *old = mixed;
        }
    }
}

impl DrawingBackend for Canvas<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, colour: BackendColor) -> Drawn {
        self.mix(point, colour);
        Ok(())
    }

    /// Filled rectangles end before their last corner, as in SVG.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        (left, top): BackendCoord,
        (right, bottom): BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        if !fill {
            return rasterizer::draw_rect(self, (left, top), (right, bottom), style, false);
        }
        for y in top..bottom {
            (left..right).for_each(|x| self.mix((x, y), style.color()));
        }
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        (x, y): BackendCoord,
    ) -> Drawn {
        let height = text::height(style.size());
        let width = text::width(text, height);
        let left = match style.anchor().h_pos {
            HPos::Left => 0,
            HPos::Center => -width / 2,
            HPos::Right => -width,
        };
        // Capitals and digits are about 0.7 high.
        let tenths = height.cast_signed();
        let baseline = match style.anchor().v_pos {
            VPos::Top => tenths * 38 / 50,
            VPos::Center => tenths * 7 / 20,
            VPos::Bottom => 0,
        };
        let transform = style.transform();
        let font = Font::of(height);
        for (place, character) in text.chars().enumerate() {
            let at = left + text::width_of(place, height);
            for (column, row, coverage) in font.pixels(character) {
                let (across, down) = transform.transform(at + column, baseline + row);
                let BackendColor { alpha, rgb } = style.color();
                let alpha = alpha * f64::from(coverage) / 255.0;
                self.mix((x + across, y + down), BackendColor { alpha, rgb });
            }
        }
        Ok(())
    }
}

/// Noto Sans Mono (SIL Open Font License), drawn by its crate in boxes of pixels.
struct Font {
    weight: FontWeight,
    height: RasterHeight,
    /// The row of a box on which letters stand.
    baseline: i32,
}

impl Font {
    /// The font whose letters have the height of a text.
    fn of(height: u32) -> Font {
        if height == text::TITLE {
            Font { weight: FontWeight::Bold, height: RasterHeight::Size32, baseline: 25 }
        } else {
            Font { weight: FontWeight::Regular, height: RasterHeight::Size24, baseline: 19 }
        }
    }

    /// The pixels of a character: column, row from the baseline on, and how much of it is covered, of 255.
    /// A character that the font has not is a question mark.
    fn pixels(&self, character: char) -> impl Iterator<Item = (i32, i32, u8)> {
        let raster = |character| get_raster(character, self.weight, self.height);
        let glyph = raster(character).or_else(|| raster('?'));
        let rows = glyph.into_iter().flat_map(|glyph| glyph.rows());
        let baseline = self.baseline;
        let rows = (-baseline..).zip(rows);
        rows.flat_map(|(row, pixels)| {
            let covered = (0..).zip(pixels).filter(|(_, coverage)| **coverage > 0);
            covered.map(move |(column, coverage)| (column, row, *coverage))
        })
    }
}
