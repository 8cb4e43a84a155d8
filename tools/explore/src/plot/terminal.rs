//! Pictures in a terminal: cells with digits, coloured where that is wanted.

use super::palette::{Palette, Rgb, ink};
use super::{Grid, Heaps, Plot, Values};
use games::error::{Error, Result};
use games::value::Value;
use games::watch::Printing;
use std::io::Write;

/// What is printed on.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The characters of a line: those of a terminal, `None` where lines may be of any length.
    pub columns: Option<usize>,
    /// The colours that it shows.
    pub colours: Colours,
}

/// The colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None: characters alone tell the values.
    None,
    /// The 256 colours of most terminals.
    Few,
    /// All of 24 bits.
    All,
}

impl Screen {
    /// The screen that the output is, where `variable` has the variables of the environment. There are no
    /// colours if it is no terminal, if `NO_COLOR` is set to anything (<https://no-color.org>), or if
    /// `TERM` is `dumb`; all of them if `COLORTERM` says so.
    #[must_use]
    pub fn new(
        is_terminal: bool,
        columns: Option<usize>,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Screen {
        if !is_terminal {
            return Screen { columns: None, colours: Colours::None };
        }
        let is_plain = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_dumb = variable("TERM").is_some_and(|value| value == "dumb");
        let depth = variable("COLORTERM").unwrap_or_default();
        let colours = match depth.as_str() {
            _ if is_plain || is_dumb => Colours::None,
            "truecolor" | "24bit" => Colours::All,
            _ => Colours::Few,
        };
        Screen { columns, colours }
    }
}

/// The characters of a line where nothing says how many there are.
const USUAL_COLUMNS: usize = 80;
/// A heap with an exceptional value, where a period begins, a P-position of two numbers; any other.
const EXCEPTION: char = '!';
const PERIOD: char = '|';
const P_POSITION: char = '*';

/// Prints the picture, with title, caption and legend; Ctrl-C stops it after a whole line.
///
/// # Errors
/// If a row of a grid is longer than a line of the screen, or if printing fails.
pub fn print(plot: &Plot, screen: Screen, output: &mut impl Write) -> Result<()> {
    let palette = Palette::new(plot.all());
    let widest = plot.all().map(|value| value.to_string().len()).max().unwrap_or(1);
    let picture = Picture { screen, palette, cell: widest };
    match &plot.values {
        Values::Heaps(heaps) => {
            writeln!(output, "{}", plot.title())?;
            writeln!(output, "{}", heaps.law.caption(&heaps.variable))?;
            picture.heaps(heaps, output)
        }
        Values::Grid(grid) => picture.grid(plot, grid, output),
    }
}

struct Picture {
    screen: Screen,
    palette: Palette,
    /// The characters of a value.
    cell: usize,
}

impl Picture {
    fn heaps(&self, heaps: &Heaps, output: &mut impl Write) -> Result<()> {
        let last = heaps.first + heaps.values.len() as u64 - 1;
        let label = last.to_string().len();
        let columns = self.screen.columns.unwrap_or(USUAL_COLUMNS);
        let fitting = (columns.saturating_sub(label + 1) / (self.cell + 1)).max(1);
        let period = heaps.law.marked().and_then(|(_, period)| usize::try_from(period).ok());
        // Whole periods in a line, so that each is below the other.
        let in_line = match period.filter(|&period| period <= fitting) {
            Some(period) => fitting / period * period,
            None if fitting > 10 => fitting / 10 * 10,
            None => fitting,
        };
        let exceptions = heaps.law.exceptions();
        let begins = |heap: u64| {
            heaps.law.marked().is_some_and(|(preperiod, period)| {
                let beyond = heap.checked_sub(preperiod);
                beyond.is_some_and(|beyond| u128::from(beyond).is_multiple_of(period))
            })
        };
        let (mut has_period, mut has_exception) = (false, false);
        let printing = Printing::begin();
        for (line, values) in heaps.values.chunks(in_line).enumerate() {
            if !printing.go_on() {
                return Ok(());
            }
            let first = heaps.first + (line * in_line) as u64;
            write!(output, "{first:label$} ")?;
            for (heap, &value) in (first..).zip(values) {
                let (begins, is_exception) =
                    (begins(heap), exceptions.binary_search(&heap).is_ok());
                has_period |= begins;
                has_exception |= is_exception;
                let mark = match (is_exception, begins) {
                    (true, _) => EXCEPTION,
                    (_, true) => PERIOD,
                    _ => ' ',
                };
                self.value(mark, value, output)?;
            }
            writeln!(output)?;
        }
        let mut legend = Vec::new();
        legend.extend(has_exception.then(|| format!("{EXCEPTION} an exceptional value")));
        legend.extend(has_period.then(|| format!("{PERIOD} {}", heaps.law.name_of_mark())));
        self.legend(&legend, output)
    }

    fn grid(&self, plot: &Plot, grid: &Grid, output: &mut impl Write) -> Result<()> {
        let [row, column] = grid.first;
        let last = column + grid.rows[0].len() as u64 - 1;
        let label = (row + grid.rows.len() as u64 - 1).to_string().len();
        let cell = self.cell.max(last.to_string().len());
        let length = label + 1 + grid.rows[0].len() * (cell + 1);
        if let Some(columns) = self.screen.columns.filter(|&columns| columns < length) {
            return Err(Error::new(format!(
                "a row takes {length} characters, and the terminal has {columns}: \
                 ask for less by --to, or for a file by -o FILE.svg"
            )));
        }
        writeln!(output, "{}", plot.title())?;
        write!(output, "{:label$} ", "")?;
        (column..=last).try_for_each(|column| write!(output, " {column:cell$}"))?;
        writeln!(output)?;
        let picture = Picture { cell, palette: Palette { ..self.palette }, ..*self };
        let printing = Printing::begin();
        for (i, values) in (row..).zip(&grid.rows) {
            if !printing.go_on() {
                return Ok(());
            }
            write!(output, "{i:label$} ")?;
            for &value in values {
                let mark = if value.next_player_wins() { ' ' } else { P_POSITION };
                picture.value(mark, value, output)?;
            }
            writeln!(output)?;
        }
        let [a, b] = &grid.variables;
        let has_p = plot.all().any(|value| !value.next_player_wins());
        let mut legend = vec![format!("{a} down, {b} across")];
        legend.extend(has_p.then(|| format!("{P_POSITION} a P-position")));
        self.legend(&legend, output)
    }

    /// A value after its mark.
    fn value(&self, mark: char, value: Value, output: &mut impl Write) -> Result<()> {
        let width = self.cell;
        let text = format!("{mark}{:>width$}", value.to_string());
        self.coloured(&text, value, output)
    }

    /// A text in the colour of a value.
    fn coloured(&self, text: &str, value: Value, output: &mut impl Write) -> Result<()> {
        let colour = self.palette.colour(value);
        let (back, front) = match self.screen.colours {
            Colours::None => {
                write!(output, "{text}")?;
                return Ok(());
            }
            Colours::Few => (few(colour), few(ink(colour))),
            Colours::All => (all(colour), all(ink(colour))),
        };
        let bold = if value.next_player_wins() { "" } else { "1;" };
        write!(output, "\x1b[{bold}48;{back};38;{front}m{text}\x1b[0m")?;
        Ok(())
    }

    /// The meaning of the marks, and with colours the smallest, the middle and the largest value.
    fn legend(&self, marks: &[String], output: &mut impl Write) -> Result<()> {
        let mut parts = marks.join("   ");
        if self.screen.colours != Colours::None {
            if !parts.is_empty() {
                parts.push_str("   ");
            }
            write!(output, "{parts}values ")?;
            let largest = self.palette.largest;
            let mut samples = vec![0, 1, largest.midpoint(1), largest];
            samples.dedup();
            for sample in samples {
                self.coloured(&format!(" {sample} "), Value::Number(sample), output)?;
            }
            writeln!(output)?;
        } else if !parts.is_empty() {
            writeln!(output, "{parts}")?;
        }
        Ok(())
    }
}

/// A colour of 24 bits, as terminals read it.
fn all(Rgb(red, green, blue): Rgb) -> String {
    format!("2;{red};{green};{blue}")
}

/// The nearest of the 256 colours: 16 to 231 are a cube of six levels of red, green and blue.
fn few(Rgb(red, green, blue): Rgb) -> String {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |part: u8| (0..6).min_by_key(|&level| LEVELS[level].abs_diff(part)).unwrap_or(0);
    format!("5;{}", 16 + 36 * nearest(red) + 6 * nearest(green) + nearest(blue))
}
