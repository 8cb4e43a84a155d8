use super::{Format, list, number, stopped};
use crate::engine::MAX_LEN;
use crate::error::{Error, Result};
use crate::parse;
use crate::rule::{Code, CoinGame, Game, Graph, Grid, Rule, boards};
use crate::solve::{Reason, Solved};
use crate::watch::{Progress, interrupted};
use clap::Args;
use std::io::Write;

const EXAMPLE: &str = "\
Examples:
  $ cargo explore table kayles --to 23 --columns 12
         0  1  2  3  4  5  6  7  8  9 10 11
      0  0  1  2  3  1  4  3  2  1  4  2  6
     12  4  1  2  7  1  4  3  2  1  4  6  7

  $ cargo explore table wythoff --to 5
         0 1 2 3 4 5
      0  0 1 2 3 4 5
      1  1 2 0 4 5 3
      2  2 0 1 5 3 4
      3  3 4 5 6 2 0
      4  4 5 3 2 7 6
      5  5 3 4 0 6 8

  $ cargo explore table squares --boards 4
         1 2 3 4
      1  1 1 1 1
      2  1 2 1 2
      3  1 1 1 1
      4  1 2 1 4
  all 65536 boards of 4x4 played out, each a sum of its pieces: yes
  closed form min(lowbit i, lowbit j): the same for all pieces";

/// Print the Grundy values of a game; of pairs and of coins, as a grid
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Table {
    /// The rule, like `kayles`, `take 1,3,4` or `0.137`
    #[arg(required = true, allow_negative_numbers = true)]
    rule: Vec<String>,
    /// The last heap, or the last row and column [default: 99, or 15 for a grid]
    #[arg(long, value_parser = number)]
    to: Option<u64>,
    /// How to write it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Values in a line of text
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    columns: u64,
    /// Compute every value from the rules, even after a period has been proved
    #[arg(long)]
    by_rules: bool,
    /// For squares: play the whole game on all boards of N x N
    #[arg(long, value_name = "N")]
    boards: Option<u32>,
}

impl Table {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let game = parse::rule(&self.rule.join(" "))?;
        if let Some(n) = self.boards {
            return match game.rule {
                Rule::Coins(CoinGame::Squares) => self.boards(&game, n, output),
                _ => Err(Error::new("--boards is for `squares`")),
            };
        }
        match &game.rule {
            Rule::Heap(code) => self.heaps(&game, code, output),
            Rule::Graph(graph) => self.graph(&game, graph, output),
            Rule::Pair(rule) => {
                let to = self.to.unwrap_or(15);
                let grid = Grid::of_pairs(*rule, to, &Progress::new(to, "rows"))?;
                self.grid(&game, &grid, to, output)
            }
            Rule::Coins(rule) => {
                let to = self.to.unwrap_or(15);
                let grid = Grid::of_coins(*rule, to, &Progress::new(to, "rows"))?;
                self.grid(&game, &grid, to, output)
            }
        }
    }

    fn heaps(&self, game: &Game, code: &Code, output: &mut impl Write) -> Result<()> {
        let to = self.to.unwrap_or(99);
        if to >= MAX_LEN {
            return Err(Error::new(format!(
                "--to {to}: a table has at most 2^30 values; `cargo explore value` knows single heaps"
            )));
        }
        let mut solved = Solved::new(code);
        let progress = Progress::new(to, "heaps");
        if self.by_rules {
            solved.compute(to, &progress)?;
        } else {
            solved.learn(to, &progress)?;
        }
        drop(progress);
        let value = |heap: u64| {
            let by_rules = || solved.values().get(crate::index(heap)).map(|&value| value.into());
            if self.by_rules { by_rules() } else { solved.value(heap).map(|(value, _)| value) }
        };
        let known = if value(to).is_some() { to } else { solved.values().len() as u64 };
        let values = (0..=to).map_while(|heap| Some((heap, value(heap)?)));
        match self.format {
            Format::Text => self.text(values, known, output)?,
            Format::Csv => {
                let mut csv = csv::Writer::from_writer(&mut *output);
                csv.write_record(["heap", "value"])?;
                for (heap, value) in values {
                    csv.write_record([heap.to_string(), value.to_string()])?;
                }
                csv.flush()?;
            }
            Format::Json => {
                write!(output, "{{\"rule\":{},\"values\":[", quoted(&game.name))?;
                for (heap, value) in values {
                    write!(output, "{}{value}", if heap > 0 { "," } else { "" })?;
                }
                writeln!(output, "]}}")?;
            }
        }
        if value(to).is_none() {
            return Err(stopped(&format!("{known} of {} heaps", u128::from(to) + 1)));
        }
        if !self.by_rules && solved.value(to).is_some_and(|(_, reason)| reason == Reason::Period) {
            let computed = solved.values().len();
            eprintln!("heaps from {computed} on by the proved period, see `cargo explore period`");
        }
        Ok(())
    }

    fn text(
        &self,
        values: impl Iterator<Item = (u64, u128)> + Clone,
        known: u64,
        output: &mut impl Write,
    ) -> Result<()> {
        let largest = values.clone().map(|(_, value)| value).max().unwrap_or(0);
        let width = largest.max(u128::from(self.columns.min(known + 1) - 1)).to_string().len() + 1;
        let label = known.to_string().len().max(3);
        write!(output, "{:1$}", "", label + 2)?;
        for column in 0..self.columns.min(known.saturating_add(1)) {
            write!(output, "{column:width$}")?;
        }
        for (heap, value) in values {
            if heap.is_multiple_of(self.columns) {
                write!(output, "\n  {heap:label$}")?;
            }
            write!(output, "{value:width$}")?;
        }
        Ok(writeln!(output)?)
    }

    fn graph(&self, game: &Game, graph: &Graph, output: &mut impl Write) -> Result<()> {
        if self.to.is_some() {
            return Err(Error::new("--to is for heaps and grids; a graph is printed whole"));
        }
        let rows = graph.names().iter().enumerate().map(|(v, name)| (name, graph.value(v)));
        match self.format {
            Format::Text => {
                let width = graph.names().iter().map(|name| name.chars().count()).max();
                let width = width.unwrap_or(0);
                for (name, value) in rows {
                    writeln!(output, "{name:width$} {value}")?;
                }
            }
            Format::Csv => {
                let mut csv = csv::Writer::from_writer(&mut *output);
                csv.write_record(["vertex", "value"])?;
                for (name, value) in rows {
                    csv.write_record([name, &value.to_string()])?;
                }
                csv.flush()?;
            }
            Format::Json => {
                let values: Vec<_> =
                    rows.map(|(name, value)| format!("{}:{value}", quoted(name))).collect();
                let name = quoted(&game.name);
                writeln!(output, "{{\"rule\":{name},\"values\":{{{}}}}}", values.join(","))?;
            }
        }
        Ok(())
    }

    fn grid(&self, game: &Game, grid: &Grid, to: u64, output: &mut impl Write) -> Result<()> {
        self.rows(&game.name, grid, output)?;
        let wanted = (to + 1).saturating_sub(grid.least);
        if (grid.rows.len() as u64) < wanted {
            return Err(stopped(&format!("{} of {wanted} rows", grid.rows.len())));
        }
        Ok(())
    }

    fn rows(&self, name: &str, grid: &Grid, output: &mut impl Write) -> Result<()> {
        let labelled = || (grid.least..).zip(&grid.rows);
        match self.format {
            Format::Text => {
                let columns = grid.rows.first().map_or(0, Vec::len) as u64;
                let last = (grid.least + columns).saturating_sub(1);
                let largest = grid.rows.iter().flatten().copied().max().unwrap_or(0);
                let width = u64::from(largest).max(last).to_string().len() + 1;
                let label = last.to_string().len().max(3);
                write!(output, "{:1$}", "", label + 3)?;
                let header = (grid.least..grid.least + columns).map(|j| format!("{j:width$}"));
                writeln!(output, "{}", &header.collect::<String>())?;
                for (i, row) in labelled() {
                    write!(output, "  {i:label$} ")?;
                    let cells = row.iter().map(|value| format!("{value:width$}"));
                    writeln!(output, "{}", cells.collect::<String>())?;
                }
            }
            Format::Csv => {
                let mut csv = csv::Writer::from_writer(&mut *output);
                csv.write_record(["row", "column", "value"])?;
                for (i, row) in labelled() {
                    for (j, value) in (grid.least..).zip(row) {
                        csv.write_record([i.to_string(), j.to_string(), value.to_string()])?;
                    }
                }
                csv.flush()?;
            }
            Format::Json => {
                let rows: Vec<String> =
                    grid.rows.iter().map(|row| list(row).replace(' ', ",")).collect();
                let (name, first) = (quoted(name), grid.least);
                let rows = rows.join("],[");
                let rows = if grid.rows.is_empty() { rows } else { format!("[{rows}]") };
                writeln!(output, "{{\"rule\":{name},\"first\":{first},\"rows\":[{rows}]}}")?;
            }
        }
        Ok(())
    }

    /// Single coins, from the values of whole boards.
    fn boards(&self, game: &Game, n: u32, output: &mut impl Write) -> Result<()> {
        let count = 1_u64.checked_shl(n.saturating_mul(n)).unwrap_or(u64::MAX);
        let values = boards(n, &Progress::new(count, "boards"))?;
        if interrupted() {
            return Err(stopped(&format!("{} of {count} boards", values.len())));
        }
        let value = |i: u32, j: u32| u32::from(values[1 << (n * (i - 1) + j - 1)]);
        let row = |i: u32| (1..=n).map(|j| value(i, j)).collect();
        let grid = Grid { least: 1, rows: (1..=n).map(row).collect() };
        self.rows(&game.name, &grid, output)?;
        let pieces = (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j)));
        let closed_form = |i: u32, j: u32| sg::squares::grundy(i.into(), j.into());
        let differ: Vec<String> = pieces
            .filter(|&(i, j)| closed_form(i, j) != u64::from(value(i, j)))
            .map(|(i, j)| format!("{i},{j}"))
            .collect();
        if !differ.is_empty() {
            let differ = differ.join(" ");
            return Err(Error::new(format!(
                "min(lowbit i, lowbit j) is another value at {differ}"
            )));
        }
        if self.format == Format::Text {
            writeln!(
                output,
                "all {count} boards of {n}x{n} played out, each a sum of its pieces: {}",
                sums(&values, n)
            )?;
            writeln!(output, "closed form min(lowbit i, lowbit j): the same for all pieces")?;
        }
        Ok(())
    }
}

/// Whether every board has the nim-sum of its pieces.
fn sums(values: &[u8], n: u32) -> &'static str {
    let piece = |bit: u32| values[1 << bit];
    let sum = |board: usize| {
        let pieces = (0..n * n).filter(|bit| board >> bit & 1 == 1);
        sg::nim_sum(pieces.map(piece))
    };
    if values.iter().enumerate().all(|(board, &value)| value == sum(board)) { "yes" } else { "no" }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
