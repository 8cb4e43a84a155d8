//! The values of all positions of a game up to a number: as they are computed by moves or closed forms, or were read.

use super::options::Format;
use super::phrases::{list, stopped};
use super::{table_code, write};
use crate::json;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::join;
use games::listed::Listed;
use games::position::{advance, between};
use games::value::Value;
use games::watch::{Progress, Watch, interrupted};
use games::written::{Goal, Solver};
use std::io::Write;

/// Values of positions between the least and the largest of each number, in order.
pub struct Block<'a> {
    pub names: Vec<&'a str>,
    pub least: Vec<u64>,
    pub ends: Vec<u64>,
    /// At least one; after Ctrl-C, those that were found before.
    pub values: Vec<Value>,
    /// How many there are in all.
    pub count: u128,
}

impl Block<'_> {
    /// The values of all positions up to `to`, if `check` allows so many.
    pub fn of(game: &Game, to: u64, check: impl Fn(u128) -> Result<()>) -> Result<Block<'_>> {
        let count = game.count_positions(to);
        if count == 0 {
            return Err(too_small(to));
        }
        check(count)?;
        let progress = Progress::new(u64::try_from(count).unwrap_or(u64::MAX), "positions");
        let (least, ends) = (game.least_numbers(), game.last_numbers(to));
        let mut solver = match &game.rule {
            Rule::Written(rule) => Some(Solver::new(rule, Goal::Grundy)),
            _ => None,
        };
        if let Some(solver) = &mut solver {
            solver.expect(&ends);
        }
        let mut value = |at: &[u64]| match (&mut solver, &game.rule) {
            (Some(solver), _) => solver.value(at, &progress),
            (_, Rule::Coins(coins)) => Ok(Value::Number(coins.closed_form((at[0], at[1])).into())),
            _ => unreachable!("codes have tables, and the values of a graph are listed"),
        };
        let mut values = Vec::new();
        let (mut position, mut is_more) = (least.clone(), true);
        while is_more {
            if values.len().is_multiple_of(1 << 12) && !progress.go_on(values.len()) {
                break;
            }
            match value(&position) {
                Ok(value) => values.push(value),
                Err(_) if interrupted() => break,
                Err(error) => return Err(error),
            }
            is_more = advance(&mut position, &least, &ends);
        }
        if values.is_empty() {
            return Err(stopped(&format!("no value is known yet, of {count} positions")));
        }
        Ok(Block { names: game.variables(), least, ends, values, count })
    }

    /// Values that were read, up to `to`.
    pub fn read(listed: &Listed, to: u64) -> Result<Block<'_>> {
        let least = listed.least();
        let most = |first: u64| games::index(to.saturating_add(1).saturating_sub(first));
        let mut rows = listed.rows()?;
        rows.truncate(if least.len() == 1 { 1 } else { most(least[0]) });
        for row in &mut rows {
            row.truncate(most(least[least.len() - 1]));
        }
        let values = rows.concat();
        if values.is_empty() {
            return Err(too_small(to));
        }
        let sides = [rows.len() as u64, rows[0].len() as u64];
        let sides = &sides[2 - least.len()..];
        let ends = least.iter().zip(sides).map(|(least, side)| least + side - 1).collect();
        let count = values.len() as u128;
        Ok(Block { names: listed.names(), least, ends, values, count })
    }

    /// How many values a row has: those of the last number.
    pub fn row_length(&self) -> usize {
        let place = self.least.len() - 1;
        games::index(self.ends[place] + 1 - self.least[place])
    }

    /// Forgets the values of a row that is not whole, after Ctrl-C.
    ///
    /// # Errors
    /// If no row is, or there are three numbers.
    pub fn keep_whole_rows(&mut self) -> Result<()> {
        if self.values.len() as u128 == self.count {
            return Ok(());
        }
        let length = if self.least.len() == 1 { 1 } else { self.row_length() };
        let rows = self.values.len() / length;
        if rows == 0 || self.least.len() > 2 {
            return self.check_whole();
        }
        self.values.truncate(rows * length);
        self.ends[0] = self.least[0] + rows as u64 - 1;
        Ok(())
    }

    /// The error that some values are missing, if they are.
    pub fn check_whole(&self) -> Result<()> {
        let found = self.values.len();
        if found as u128 == self.count {
            return Ok(());
        }
        Err(stopped(&format!("{found} of {} positions", self.count)))
    }

    /// Prints the values: a list for one heap, a grid for two numbers, grids for more.
    pub fn print(&self, (format, columns): (Format, u64), output: &mut impl Write) -> Result<()> {
        let (values, length) = (&self.values[..], self.row_length());
        match &self.least[..] {
            // A list begins at 0.
            [0] => {
                let cells = || values.iter().copied();
                write::heaps(cells, values.len() as u64, (format, columns), output).map(|_| ())
            }
            &[first, second] => write::grid([first, second], (values, length), format, output),
            &[.., row, column] if format == Format::Text => {
                let size = games::index(self.ends[self.ends.len() - 2] + 1 - row) * length;
                let outer = between(self.least.clone(), self.ends.clone()).step_by(size);
                for (position, values) in outer.zip(values.chunks(size)) {
                    let named = self.names.iter().zip(&position).take(position.len() - 2);
                    let named = list(named.map(|(name, number)| format!("{name} = {number}")));
                    writeln!(output, "{named}")?;
                    write::grid([row, column], (values, length), format, output)?;
                }
                Ok(())
            }
            _ => {
                let mut at = self.least.clone();
                let cells = values.iter().map(|value| {
                    let text = join(&at, ",");
                    advance(&mut at, &self.least, &self.ends);
                    (text, *value)
                });
                write::positions(&self.names, cells, format, output)
            }
        }
    }

    /// Prints the values as JSON.
    pub fn json(&self, name: &str, output: &mut impl Write) -> Result<()> {
        let head = json::table(name, &self.names, [&self.least, &self.ends]);
        write::json(&head, self.values.iter().copied(), output).map(|_| ())
    }

    /// Prints the values, of one number or two, as a Rust function.
    pub fn code(&self, name: &str, output: &mut impl Write) -> Result<()> {
        let number = |value: &Value| match value {
            Value::Number(number) => Ok(*number),
            _ => Err(Error::new(
                "--code: some positions have no number, since the game can end at once there",
            )),
        };
        let values: Vec<u128> = self.values.iter().map(number).collect::<Result<_>>()?;
        match self.least[..] {
            [first] => table_code::one(name, (self.names[0], first), &values, output),
            [i, j] => {
                table_code::grid(name, (&self.names, [i, j]), (&values, self.row_length()), output)
            }
            _ => Err(Error::new("--code is for positions of one number or two")),
        }
    }
}

fn too_small(to: u64) -> Error {
    Error::new(format!("--to {to}: no position is so small"))
}
