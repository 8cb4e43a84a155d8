//! Values of positions of two numbers as coloured cells, with a bar of the colours beside them;
//! P-positions are white with a black disc.

use super::area::{Area, MARGIN, failed, write};
use super::axis::{Axis, label, ticks};
use super::palette::{Palette, float};
use super::{Grid, text};
use games::error::{Error, Result};
use games::value::Value;
use plotters::chart::ChartBuilder;
use plotters::element::{Circle, Rectangle};
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::HPos;
use plotters::style::{BLACK, Color};

/// The room for axis labels, and for the legend at the right.
const LABELS: i32 = 60;
const LEGEND: i32 = 250;
/// Cells with fewer pixels have no mark in them.
const LEAST_MARKED: i32 = 6;
/// The most steps of the bar.
const STEPS: u128 = 200;

/// Draws the cells, the axes and the legend.
///
/// # Errors
/// If a cell would be smaller than a pixel.
pub fn draw<Surface: DrawingBackend>(
    grid: &Grid,
    palette: &Palette,
    area: &Area<Surface>,
) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    let (width, height) = area.dim_in_pixel();
    let (width, height) = (width.cast_signed(), height.cast_signed());
    let [row, column] = grid.first;
    let (rows, columns) = (grid.rows.len() as u64, grid.rows[0].len() as u64);
    let pixels = |count: u64, room: i32| room / i32::try_from(count).unwrap_or(i32::MAX);
    // Square cells of whole pixels.
    let cell = pixels(columns, width - LEGEND - LABELS - MARGIN - 1)
        .min(pixels(rows, height - LABELS - MARGIN - 1));
    if cell == 0 {
        let size = format!("{rows} rows of {columns}");
        return Err(Error::new(format!(
            "{size}: more than the picture has pixels; use a smaller --to"
        )));
    }
    let of = |count: u64| cell * i32::try_from(count).unwrap_or(i32::MAX);
    // An axis goes from its first pixel to its last one, which is one pixel less.
    let (chart_width, chart_height) = (of(columns) + LABELS + MARGIN + 1, of(rows) + LABELS + 1);
    let (left, legend) = area.split_horizontally(chart_width);
    let (left, _) = left.split_vertically(chart_height);
    let across = float(column) - 0.5..float(column + columns) - 0.5;
    // Rows go down, as in a table.
    let down = float(row + rows) - 0.5..float(row) - 0.5;
    let axis = |range, first: u64, count: u64| {
        let most = (of(count) / 50).max(2).cast_unsigned();
        Axis::new(range, (first.into(), (first + count - 1).into()), most.into())
    };
    let mut chart = ChartBuilder::on(&left)
        .margin_left(MARGIN)
        .set_label_area_size(plotters::chart::LabelAreaPosition::Top, LABELS)
        .y_label_area_size(LABELS)
        .build_cartesian_2d(axis(across, column, columns), axis(down, row, rows))
        .map_err(failed)?;
    let [a, b] = &grid.variables;
    label(chart.configure_mesh().disable_mesh(), b, a)?;
    let cells = || {
        let rows = (row..).zip(&grid.rows);
        rows.flat_map(|(i, row)| (column..).zip(row).map(move |(j, value)| (i, j, *value)))
    };
    let squares = cells().map(|(i, j, value)| {
        let (x, y) = (float(j), float(i));
        let corners = [(x - 0.5, y - 0.5), (x + 0.5, y + 0.5)];
        Rectangle::new(corners, palette.colour(value).filled())
    });
    chart.draw_series(squares).map_err(failed)?;
    let is_marked = cell >= LEAST_MARKED;
    if is_marked {
        let marked = cells().filter(|(.., value)| !value.next_player_wins());
        let marks = marked.map(|(i, j, _)| {
            Circle::new((float(j), float(i)), (cell / 3).cast_unsigned(), BLACK.filled())
        });
        chart.draw_series(marks).map_err(failed)?;
    }
    let has = [Value::Number(0), Value::Win, Value::Loss]
        .map(|value| grid.rows.iter().flatten().any(|other| *other == value));
    draw_legend(&legend, palette, has, (is_marked, chart_height - LABELS))
}

/// Draws the samples of P-positions and of words, and the bar of the colours of numbers below them.
fn draw_legend<Surface: DrawingBackend>(
    area: &Area<Surface>,
    palette: &Palette,
    [has_zero, has_win, has_loss]: [bool; 3],
    (is_marked, room): (bool, i32),
) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    const SAMPLE: i32 = 22;
    let (left, mut top) = (2 * MARGIN, LABELS);
    let corners = |top: i32, height: i32| [(left, top), (left + SAMPLE, top + height)];
    let p = if has_loss { "0 or loss: P-position" } else { "0: P-position" };
    let samples = [(has_zero || has_loss, Value::Number(0), p), (has_win, Value::Win, "win")];
    for (_, value, meaning) in samples.into_iter().filter(|(is_there, ..)| *is_there) {
        area.draw(&Rectangle::new(corners(top, SAMPLE), palette.colour(value).filled()))
            .map_err(failed)?;
        area.draw(&Rectangle::new(corners(top, SAMPLE), BLACK)).map_err(failed)?;
        if is_marked && !value.next_player_wins() {
            let middle = (left + SAMPLE / 2, top + SAMPLE / 2);
            area.draw(&Circle::new(middle, SAMPLE.cast_unsigned() / 3, BLACK.filled()))
                .map_err(failed)?;
        }
        write(area, meaning, (left + SAMPLE + MARGIN / 2, top + 3), text::NORMAL, HPos::Left)?;
        top += SAMPLE + MARGIN / 2;
    }
    write(area, "Grundy value", (left, top), text::NORMAL, HPos::Left)?;
    top += text::NORMAL.cast_signed() * 3 / 2;
    let largest = palette.largest;
    let steps = largest.min(STEPS);
    let step = |place: u128| 1 + place * (largest - 1) / (steps - 1).max(1);
    let room = (LABELS + room - top).max(6 * SAMPLE);
    let count = i32::try_from(steps).unwrap_or(i32::MAX);
    let height = if count * SAMPLE <= room { SAMPLE * count } else { room };
    let y = |place: i32| top + place * height / count;
    for (place, number) in (0..count).zip(0..) {
        let colour = palette.number(step(number));
        let corners = [(left, y(place)), (left + SAMPLE, y(place + 1))];
        area.draw(&Rectangle::new(corners, colour.filled())).map_err(failed)?;
    }
    let shown = ticks(1, largest, (height / SAMPLE).cast_unsigned().into());
    for tick in shown {
        // The middle of the step of the number.
        let place = float(tick - 1) / float((largest - 1).max(1)) * f64::from(count - 1) + 0.5;
        #[allow(clippy::cast_possible_truncation)]
        let middle = top + (place * f64::from(height) / f64::from(count)) as i32;
        let at = (left + SAMPLE + MARGIN / 2, middle - text::NORMAL.cast_signed() / 2);
        write(area, &tick.to_string(), at, text::NORMAL, HPos::Left)?;
    }
    Ok(())
}
