use super::Verb;
use super::block::Block;
use super::options::{SECONDS, joined, limit, number, value, write_file};
use super::phrases::stopped;
use crate::plot::{
    self, Grid, Heaps, Law, MOST_CELLS, MOST_HEAPS, Screen, Values, law_of, law_of_values,
};
use crate::programs::{self, Ask};
use command_line::Matches;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::period::Analysis;
use games::rule::Code;
use games::value::Value;
use games::watch::{Limited, Progress, interrupted};
use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "plot",
    about: "Draw the Grundy values of a game: of heaps with the period, of two numbers as a map of colours",
    takes: "RULE...",
    options: &[
        "to N: The last heap, or the last row and column; else three periods, at least 60 heaps and at most 500; \
         100 if none is proved; for two numbers 20, in a file 40",
        "o output FILE: Write the picture to a file as SVG, which browsers show; an existing file is overwritten",
        SECONDS,
    ],
    more: "\
RULE is of one or two numbers; or `-` for values from standard input. Without a file, the picture is printed: cells with
their values, in colours if it goes to a terminal and `NO_COLOR` is not set. In a file, heaps are points, and lines are
where periods begin. The caption says whether the period is proved. Colours are those of viridis, dark for small values;
P-positions are white with a black mark.

Examples:
  $ cargo explore plot take 1,3,4 --to 41
  take 1,3,4: Grundy values for n = 0 to 41
  proved: G(n + 7) = G(n) for all n >= 0
   0 |0 1 0 1 2 3 2|0 1 0 1 2 3 2|0 1 0 1 2 3 2|0 1 0 1 2 3 2|0 1 0 1 2 3 2
  35 |0 1 0 1 2 3 2
  | a period begins

  $ cargo explore plot wythoff --to 5
  wythoff: Grundy values for a = 0 to 5, b = 0 to 5
     0 1 2 3 4 5
  0 *0 1 2 3 4 5
  1  1 2*0 4 5 3
  2  2*0 1 5 3 4
  3  3 4 5 6 2*0
  4  4 5 3 2 7 6
  5  5 3 4*0 6 8
  a down, b across   * a P-position",
    run: |matches, output| Plot::read(matches)?.run(output),
};

/// What was typed.
pub struct Plot {
    rule: String,
    to: Option<u64>,
    output: Option<PathBuf>,
}

/// How far a period is looked for, as by `period`.
const LOOK: u64 = 10_000;
/// For how long a period is looked for further on if nothing says how far.
const MORE: Duration = Duration::from_secs(2);

/// Values, and how many of how many positions they are.
type Found = (Values, [u128; 2]);

impl Plot {
    fn read(matches: &Matches) -> Result<Plot> {
        limit(matches)?;
        let output = matches.opt_str("output").map(PathBuf::from);
        Ok(Plot { rule: joined(matches), to: value(matches, "to", number)?, output })
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        if let Some(path) = &self.output {
            check_path(path)?;
        }
        let game = programs::game(&self.rule, &Ask::new(self.to, [100, 60, 0], false))?;
        let (values, [found, wanted]) = match &game.rule {
            Rule::Heap(code) => self.heaps(code)?,
            Rule::Listed(listed) => {
                let to = self.to.unwrap_or(u64::MAX);
                let block = Block::read(listed, to)?;
                check_size(block.least.len(), block.count, listed.largest().min(to))?;
                picture(block)?
            }
            _ => self.positions(&game)?,
        };
        let plot = plot::Plot { name: game.name, values };
        match &self.output {
            // What is known so far is no picture to write over another.
            Some(_) if interrupted() => return Err(stopped("no file is written")),
            Some(path) => write_file("output", path, &plot::svg(&plot))?,
            None => plot::print(&plot, screen(), output)?,
        }
        if found < wanted {
            return Err(stopped(&format!("{found} of {wanted} positions")));
        }
        Ok(())
    }

    fn heaps(&self, code: &Code) -> Result<Found> {
        if let Some(to) = self.to {
            check_size(1, u128::from(to) + 1, to)?;
        }
        let mut analysis = Analysis::new(code);
        let look = analysis.short_look().min(LOOK).max(self.to.unwrap_or(0));
        analysis.until_proved(look, &Progress::new(look, "heaps"))?;
        if self.to.is_none() && analysis.period().is_none() {
            analysis.look_on(&Limited::new(&Progress::endless("heaps"), MORE))?;
        }
        let law = law_of(&analysis);
        let to = self.to.unwrap_or(match law {
            Law::Proved { preperiod, period, .. } => {
                let three = u128::from(preperiod) + period.saturating_mul(3) - 1;
                u64::try_from(three).unwrap_or(u64::MAX).clamp(60, 500)
            }
            _ => 100,
        });
        let values = (0..=to).map_while(|heap| Some(Value::Number(analysis.value(heap)?.0)));
        let values: Vec<Value> = values.collect();
        let found = values.len() as u128;
        one_at_least(found, to)?;
        let heaps = Heaps { first: 0, values, law, variable: "n".to_owned() };
        Ok((Values::Heaps(heaps), [found, u128::from(to) + 1]))
    }

    /// The values of a game on positions of one or two numbers.
    fn positions(&self, game: &Game) -> Result<Found> {
        let width = game.variables().len();
        let usual = match width {
            1 => 100,
            _ if self.output.is_some() => 40,
            _ => 20,
        };
        let to = self.to.unwrap_or(usual);
        let block = Block::of(game, to, |count| {
            if width > 2 {
                return Err(Error::new(format!(
                    "a picture is of one or two numbers, and a position of this rule has {width}; see \
                     `cargo explore table`"
                )));
            }
            check_size(width, count, to)
        })?;
        picture(block)
    }
}

/// Heaps with the law that is seen in their values, or a grid of whole rows.
fn picture(block: Block) -> Result<Found> {
    let (columns, count) = (block.row_length(), block.count);
    let Block { names, least, ends, mut values, .. } = block;
    if let ([name], [first]) = (&names[..], &least[..]) {
        let found = values.len() as u128;
        let (first, variable, law) = (*first, (*name).to_owned(), law_of_values(&values, *first));
        return Ok((Values::Heaps(Heaps { first, values, law, variable }), [found, count]));
    }
    values.truncate(values.len() / columns * columns);
    let found = values.len() as u128;
    one_at_least(found, ends[0])?;
    let rows = values.chunks(columns).map(<[Value]>::to_vec).collect();
    let variables = [names[0].to_owned(), names[1].to_owned()];
    Ok((Values::Grid(Grid { first: [least[0], least[1]], rows, variables }), [found, count]))
}

/// Refuses a picture of more heaps, or of more positions of two numbers, than can be drawn.
fn check_size(width: usize, count: u128, to: u64) -> Result<()> {
    let most = u128::from(if width == 1 { MOST_HEAPS } else { MOST_CELLS });
    if count > most { Err(Error::too_many(to, count, "a picture", most)) } else { Ok(()) }
}

/// Nothing can be drawn if Ctrl-C came before the first value.
fn one_at_least(found: u128, to: u64) -> Result<()> {
    if found == 0 {
        return Err(stopped(&format!("no value is known yet, of those up to {to}")));
    }
    Ok(())
}

/// Refuses a file of another kind.
fn check_path(path: &Path) -> Result<()> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) {
        return Ok(());
    }
    Err(Error::new(format!(
        "--output {}: pictures are written as SVG; expected a file that ends with .svg",
        path.display()
    )))
}

/// The screen that standard output is.
fn screen() -> Screen {
    let columns = terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    Screen::new(stdout().is_terminal(), columns, &|name| env::var(name).ok())
}
