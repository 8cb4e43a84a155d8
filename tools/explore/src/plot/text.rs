//! Text in pictures: its size, and lines that fit.

use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{BLACK, FontFamily, FontStyle, TextStyle};

/// The heights of text in pixels.
pub const TITLE: u32 = 24;
pub const NORMAL: u32 = 17;

/// The number of pixels of a text: six tenths of the height for each character of a monospaced font.
pub fn width(text: &str, height: u32) -> i32 {
    width_of(text.chars().count(), height)
}

/// The number of pixels of so many characters.
pub fn width_of(count: usize, height: u32) -> i32 {
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    count.saturating_mul(6 * height.cast_signed()) / 10
}

/// What is drawn is smaller than what plotters calls the size, by this factor.
const SMALLER: f64 = 1.24;

/// The height of what is drawn at a size of plotters.
pub fn height(size: f64) -> u32 {
    // Sizes are small, and made from whole heights.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let height = (size / SMALLER).round() as u32;
    height
}

/// Black text of this height, whose `at` of its box is where it is drawn.
pub fn style(height: u32, (across, down): (HPos, VPos)) -> TextStyle<'static> {
    let size = f64::from(height) * SMALLER;
    let style = if height == TITLE { FontStyle::Bold } else { FontStyle::Normal };
    let font = (FontFamily::Monospace, size, style);
    TextStyle::from(font).color(&BLACK).pos(Pos::new(across, down))
}

/// The lines of a text, broken at blanks where it can be, at most three; a longer one ends with dots.
pub fn lines(text: &str, height: u32, within: i32) -> Vec<String> {
    // One character less: some fonts are a little wider.
    let room = within * 10 / (6 * height.cast_signed()).max(1) - 1;
    let room = usize::try_from(room).unwrap_or(0).max(8);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    let is_cut = lines.len() > MOST_LINES;
    lines.truncate(MOST_LINES);
    for line in &mut lines {
        if line.chars().count() > room {
            *line = line.chars().take(room - 3).collect::<String>() + "...";
        }
    }
    if is_cut && let Some(line) = lines.last_mut() {
        *line = line.chars().take(room - 4).collect::<String>() + " ...";
    }
    lines
}

const MOST_LINES: usize = 3;
