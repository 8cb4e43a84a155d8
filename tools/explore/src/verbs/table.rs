use super::write::{self, quoted};
use super::{Format, number, stopped};
use crate::analysis::{Analysis, Reason};
use crate::engine::MAX_LEN;
use crate::error::{Error, Result};
use crate::parse;
use crate::rule::{Code, CoinGame, Game, Graph, Grid, Rule, boards};
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
  all 65536 boards of 4x4 have the nim-sum of their coins as value: yes
  closed form min(lowbit i, lowbit j): right for all coins";

/// Print the Grundy values of a game; those of pairs and of coins as a grid
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Table {
    /// The rule, like `kayles`, `take 1,3,4` or `0.137`
    #[arg(required = true, allow_negative_numbers = true)]
    rule: Vec<String>,
    /// The last heap, or the last row and column [default: 99, or 15 for a grid]
    #[arg(long, value_parser = number)]
    to: Option<u64>,
    /// The format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Values in a line of text
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    columns: u64,
    /// Compute every value from the rules, even after a period has been proved
    #[arg(long)]
    by_rules: bool,
    /// For squares: compute all boards of N x N from the rules, not single coins
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
                "--to {to}: a table has at most 2^30 values; for single heaps, see `cargo explore value`"
            )));
        }
        let mut analysis = Analysis::new(code);
        let progress = Progress::new(to, "heaps");
        if self.by_rules {
            analysis.compute(to, &progress)?;
        } else {
            analysis.learn(to, &progress)?;
        }
        drop(progress);
        let computed = analysis.values();
        let reason =
            if self.by_rules { None } else { analysis.value(to).map(|(_, reason)| reason) };
        // After the computed values come those of the law, if one is proved.
        let until = computed.len() as u64;
        let count = if reason.is_some() { to + 1 } else { until.min(to + 1) };
        let values = || {
            let by_law = (until..count).map_while(|heap| Some(analysis.value(heap)?.0));
            computed.iter().map(|&value| value.into()).chain(by_law)
        };
        let written = write::heaps(&game.name, values, count, (self.format, self.columns), output)?;
        if written <= to {
            return Err(stopped(&format!("{written} of {} heaps", to + 1)));
        }
        if reason == Some(Reason::Period) {
            eprintln!("heaps from {until} on are by the proved period, see `cargo explore period`");
        }
        Ok(())
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
        let written = write::grid(&game.name, grid, self.format, output)?;
        let wanted = (to + 1).saturating_sub(grid.least);
        if written < wanted {
            return Err(stopped(&format!("{written} of {wanted} rows")));
        }
        Ok(())
    }

    /// Prints the values of single coins, computed as those of whole boards, and whether these are
    /// nim-sums.
    fn boards(&self, game: &Game, n: u32, output: &mut impl Write) -> Result<()> {
        let count = 1_u64.checked_shl(n.saturating_mul(n)).unwrap_or(u64::MAX);
        let values = boards(n, &Progress::new(count, "boards"))?;
        if interrupted() {
            return Err(stopped(&format!("{} of {count} boards", values.len())));
        }
        let value = |i: u32, j: u32| u32::from(values[1 << (n * (i - 1) + j - 1)]);
        let row = |i: u32| (1..=n).map(|j| value(i, j)).collect();
        let grid = Grid { least: 1, rows: (1..=n).map(row).collect() };
        write::grid(&game.name, &grid, self.format, output)?;
        let coins = (1..=n).flat_map(|i| (1..=n).map(move |j| (i, j)));
        let closed_form = |i: u32, j: u32| sg::squares::grundy(i.into(), j.into());
        let differ: Vec<String> = coins
            .filter(|&(i, j)| closed_form(i, j) != u64::from(value(i, j)))
            .map(|(i, j)| format!("{i},{j}"))
            .collect();
        if !differ.is_empty() {
            let differ = differ.join(" ");
            return Err(Error::new(format!(
                "closed form min(lowbit i, lowbit j): wrong for the coins {differ}"
            )));
        }
        if self.format == Format::Text {
            writeln!(
                output,
                "all {count} boards of {n}x{n} have the nim-sum of their coins as value: {}",
                sums(&values)
            )?;
            writeln!(output, "closed form min(lowbit i, lowbit j): right for all coins")?;
        }
        Ok(())
    }
}

/// Whether the value of every board is the nim-sum of its coins: of one coin and of the board without it.
fn sums(values: &[u8]) -> &'static str {
    let is_sum = |(board, &value): (usize, &u8)| {
        let rest = board & (board - 1);
        value == values[rest] ^ values[board ^ rest]
    };
    if values[0] == 0 && values.iter().enumerate().skip(1).all(is_sum) { "yes" } else { "no" }
}
