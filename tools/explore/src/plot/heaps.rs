//! Values of heaps as points, with their preperiod shaded and a line where a period begins.

use super::area::{Area, MARGIN, failed};
use super::axis::{Axis, label};
use super::legend::{Entry, Legend};
use super::marks::Marks;
use super::palette::float;
use super::{Heaps, Law, text};
use games::error::Result;
use games::value::Value;
use plotters::chart::ChartBuilder;
use plotters::element::{Circle, PathElement, Rectangle, TriangleMarker};
use plotters::prelude::DrawingBackend;
use plotters::style::{BLACK, Color, RGBColor};

/// Blue and orange differ for all kinds of colour vision (Okabe and Ito, 2002), and in brightness.
const POINT: RGBColor = RGBColor(0, 80, 160);
const EXCEPTION: RGBColor = RGBColor(213, 94, 0);
const PREPERIOD: RGBColor = RGBColor(235, 228, 210);
const PERIOD: RGBColor = RGBColor(150, 150, 150);

/// The heights of the legend and of the axis labels.
const LEGEND: i32 = 30;
const LABELS: i32 = 60;

/// Draws the points, the axes and a legend above them.
pub fn draw<Surface: DrawingBackend>(heaps: &Heaps, area: &Area<Surface>) -> Result<()>
where
    Surface::ErrorType: 'static,
{
    let (legend, area) = area.split_vertically(LEGEND);
    let first = heaps.first;
    let last = first + heaps.values.len() as u64 - 1;
    let numbers = heaps.values.iter().filter_map(|value| match value {
        Value::Number(number) => Some(*number),
        _ => None,
    });
    let largest = numbers.max().unwrap_or(0).max(1);
    let has = |value| heaps.values.contains(&value);
    // Wins are drawn above all numbers, losses below.
    let gap = float(largest) / 20.0;
    let above = if has(Value::Win) { 2.5 } else { 1.0 };
    let below = if has(Value::Loss) { 2.5 } else { 1.0 };
    let across = float(first) - 0.5..float(last) + 0.5;
    let down = -below * gap..float(largest) + above * gap;
    let label_width = LABELS.max(text::width(&largest.to_string(), text::NORMAL) + LABELS / 2);
    let pixels = area.dim_in_pixel().0.cast_signed() - label_width - 3 * MARGIN;
    let widest = text::width(&last.to_string(), text::NORMAL) + 2 * MARGIN;
    let most = u128::try_from(pixels / widest).unwrap_or(1).clamp(1, 20);
    let mut chart = ChartBuilder::on(&area)
        .margin_left(MARGIN)
        .margin_right(2 * MARGIN)
        .margin_bottom(MARGIN / 2)
        .x_label_area_size(LABELS)
        .y_label_area_size(label_width)
        .build_cartesian_2d(
            Axis::new(across.clone(), (first.into(), last.into()), most),
            Axis::new(down.clone(), (0, largest), 12),
        )
        .map_err(failed)?;
    let marks = Marks::new(&heaps.law, (first, last), pixels);
    if let Some(end) = marks.preperiod {
        let corners = [(across.start, down.start), (end.min(across.end), down.end)];
        chart.draw_series([Rectangle::new(corners, PREPERIOD.filled())]).map_err(failed)?;
    }
    let mut mesh = chart.configure_mesh();
    mesh.bold_line_style(BLACK.mix(0.1)).axis_style(BLACK);
    label(&mut mesh, &format!("heap {}", heaps.variable), "Grundy value")?;
    let lines = marks.lines.iter();
    let lines = lines.map(|&x| PathElement::new([(x, down.start), (x, down.end)], PERIOD));
    chart.draw_series(lines).map_err(failed)?;
    let size = match heaps.values.len() {
        0..=300 => 4,
        301..=1200 => 3,
        1201..=5000 => 2,
        _ => 1,
    };
    let exceptions = match &heaps.law {
        Law::Proved { exceptions, .. } => &exceptions[..],
        _ => &[],
    };
    let points = || (first..).zip(&heaps.values);
    let place = |heap: u64, value: Value| match value {
        Value::Number(number) => (float(heap), float(number)),
        Value::Win => (float(heap), float(largest) + 1.5 * gap),
        Value::Loss => (float(heap), -1.5 * gap),
    };
    let is_exception = |heap: &u64| exceptions.binary_search(heap).is_ok();
    let is_number = |value: &Value| matches!(value, Value::Number(_));
    let usual = points().filter(|(heap, value)| is_number(value) && !is_exception(heap));
    let usual = usual.map(|(heap, value)| Circle::new(place(heap, *value), size, POINT.filled()));
    chart.draw_series(usual).map_err(failed)?;
    let others = points().filter(|(heap, value)| !is_number(value) || is_exception(heap));
    let others = others.map(|(heap, value)| {
        let colour = if is_number(value) { EXCEPTION } else { BLACK };
        TriangleMarker::new(place(heap, *value), size + 3, colour.filled())
    });
    chart.draw_series(others).map_err(failed)?;

    let mut entries = vec![(Entry::Point(POINT), "value".to_owned())];
    let shown = exceptions.iter().any(|heap| (first..=last).contains(heap));
    entries.extend(shown.then(|| (Entry::Triangle(EXCEPTION), "exceptional value".to_owned())));
    entries.extend(has(Value::Win).then(|| (Entry::Triangle(BLACK), "on top: win".to_owned())));
    entries.extend(has(Value::Loss).then(|| (Entry::Triangle(BLACK), "below 0: loss".to_owned())));
    entries.extend(marks.preperiod.map(|_| (Entry::Shade(PREPERIOD), "preperiod".to_owned())));
    entries.extend(marks.caption().map(|caption| (Entry::Line(PERIOD), caption)));
    Legend { area: &legend, left: label_width + MARGIN }.draw(&entries)
}
