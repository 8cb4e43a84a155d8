//! Pictures as SVG: heaps as points with their period marked, positions of two numbers as coloured cells, of which
//! P-positions have a black disc.

use super::palette::{Palette, float};
use super::{Grid, Heaps, Plot, Values};
use games::value::Value;
use std::fmt::Write;

/// The width of the picture, the height of one of heaps, the room around it and of a line of text.
const WIDTH: f64 = 1080.0;
const HEIGHT: f64 = 720.0;
const MARGIN: f64 = 60.0;
const LINE: f64 = 24.0;
/// About how many numbers are at an axis, and the fewest pixels between two lines of periods.
const LABELS: u128 = 20;
const LEAST_GAP: f64 = 6.0;

/// The picture as the text of an SVG file.
#[must_use]
pub fn svg(plot: &Plot) -> String {
    let mut body = String::new();
    let height = match &plot.values {
        Values::Heaps(heaps) => of_heaps(heaps, &mut body),
        Values::Grid(grid) => of_grid(grid, &Palette::new(plot.all()), &mut body),
    };
    text(&plot.title(), MARGIN, LINE, "start", &mut body);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"16\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{body}</svg>\n"
    )
}

/// Where heaps and their values are in a picture.
struct Axes {
    first: u64,
    count: u64,
    largest: u128,
    /// The pixels from a heap to the next one.
    step: f64,
}

/// Where points begin, and the axis below them.
const TOP: f64 = 3.0 * LINE;
const BOTTOM: f64 = HEIGHT - MARGIN;

impl Axes {
    fn x(&self, heap: u64) -> f64 {
        MARGIN + (float(heap - self.first) + 0.5) * self.step
    }

    fn y(&self, number: u128) -> f64 {
        BOTTOM - float(number) / float(self.largest) * (BOTTOM - TOP - LINE)
    }

    /// The numbers at both axes.
    fn draw(&self, body: &mut String) {
        for heap in labels(self.first, self.count) {
            text(&heap.to_string(), self.x(heap), BOTTOM + LINE, "middle", body);
        }
        let count = u64::try_from(self.largest).unwrap_or(u64::MAX).saturating_add(1);
        for number in labels(0, count) {
            text(&number.to_string(), MARGIN - 8.0, self.y(number.into()) + 5.0, "end", body);
        }
    }

    /// A line where each period begins, unless they would be too close.
    fn periods(&self, (preperiod, period): (u64, u128), body: &mut String) {
        let starts = (0..).map_while(|i| u128::from(preperiod).checked_add(period.checked_mul(i)?));
        let starts = starts.map_while(|heap| u64::try_from(heap).ok());
        let starts = starts.take_while(|heap| *heap < self.first + self.count);
        let mut last = f64::NEG_INFINITY;
        for heap in starts.filter(|heap| *heap > self.first) {
            let at = self.x(heap) - self.step / 2.0;
            if at - last >= LEAST_GAP {
                put(body, format_args!("<path d=\"M{at:.2} {TOP}V{BOTTOM}\" stroke=\"#999\"/>"));
                last = at;
            }
        }
    }
}

fn of_heaps(heaps: &Heaps, body: &mut String) -> f64 {
    let (first, count) = (heaps.first, heaps.values.len() as u64);
    let largest = Palette::new(heaps.values.iter().copied()).largest;
    let axes = Axes { first, count, largest, step: (WIDTH - 2.0 * MARGIN) / float(count) };
    if let Some(marked) = heaps.law.marked() {
        axes.periods(marked, body);
    }
    axes.draw(body);
    let exceptions = heaps.law.exceptions();
    let radius = (axes.step / 2.0).clamp(1.0, 4.0);
    for (heap, value) in (first..).zip(&heaps.values) {
        let is_exception = exceptions.binary_search(&heap).is_ok();
        let (y, colour) = match value {
            Value::Number(number) if is_exception => (axes.y(*number), "#d55e00"),
            Value::Number(number) => (axes.y(*number), "#0050a0"),
            Value::Win => (TOP, "#d55e00"),
            Value::Loss => (BOTTOM + 6.0, "black"),
        };
        let x = axes.x(heap);
        put(
            body,
            format_args!(
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"{colour}\"/>"
            ),
        );
    }
    let marked = if exceptions.is_empty() { "" } else { "; exceptional values are orange" };
    let caption = format!("{}{marked}", heaps.law.caption(&heaps.variable));
    text(&caption, MARGIN, 2.0 * LINE, "start", body);
    HEIGHT
}

fn of_grid(grid: &Grid, palette: &Palette, body: &mut String) -> f64 {
    let (rows, columns) = (grid.rows.len() as u64, grid.rows[0].len() as u64);
    let cell = ((WIDTH - 2.0 * MARGIN) / float(rows.max(columns))).min(60.0);
    let top = 4.0 * LINE;
    let place = |start: f64, n: u64| start + float(n) * cell;
    for (i, row) in (0..).zip(&grid.rows) {
        for (j, value) in (0..).zip(row) {
            let (x, y) = (place(MARGIN, j), place(top, i));
            let colour = palette.colour(*value);
            put(
                body,
                format_args!(
                    "<path d=\"M{x:.2} {y:.2}h{cell:.2}v{cell:.2}h-{cell:.2}z\" fill=\"{colour}\"/>"
                ),
            );
            if !value.next_player_wins() {
                let (x, y, radius) = (x + cell / 2.0, y + cell / 2.0, cell / 3.0);
                put(body, format_args!("<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\"/>"));
            }
        }
    }
    let [row, column] = grid.first;
    for j in labels(column, columns) {
        text(&j.to_string(), place(MARGIN, j - column) + cell / 2.0, top - 6.0, "middle", body);
    }
    for i in labels(row, rows) {
        text(&i.to_string(), MARGIN - 8.0, place(top, i - row) + cell / 2.0 + 5.0, "end", body);
    }
    let [a, b] = &grid.variables;
    let caption = format!(
        "{a} down, {b} across; a black disc: a P-position; dark: 1; bright: {}",
        palette.largest
    );
    text(&caption, MARGIN, 2.0 * LINE, "start", body);
    place(top, rows) + LINE
}

/// Round numbers among `count` from the first on: the multiples of 1, 2 or 5 times a power of ten.
fn labels(first: u64, count: u64) -> impl Iterator<Item = u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let mut fitting = steps.filter(|step| u128::from(count / step) <= LABELS);
    let step = fitting.next().unwrap_or(u64::MAX);
    let last = first.saturating_add(count - 1);
    (first.div_ceil(step)..=last / step).map(move |times| times * step)
}

/// A line of text; `anchor` says what of it is at the place.
fn text(text: &str, x: f64, y: f64, anchor: &str, body: &mut String) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    put(
        body,
        format_args!("<text x=\"{x:.2}\" y=\"{y:.2}\" text-anchor=\"{anchor}\">{text}</text>"),
    );
}

fn put(body: &mut String, element: std::fmt::Arguments) {
    writeln!(body, "{element}").expect("a string has room");
}
