//! Values that another program has computed: read as text, one position a line.
//!
//! A line is `value`, for n = 0, 1, 2, ...; or `n value`, `a b value` or `a b c value`. A value is a number, or who wins:
//! W or N where the next player does, L or P where not, D where no player can force a win, or a word for it. Several values
//! on one line, or on lines of which the last is shorter, are those of n = 0, 1, 2, ... too; lines of equally many values
//! are a matrix, with a row for each a. Blanks, commas, colons, brackets and quotes stand between them, `#` begins a comment,
//! and empty lines and a first line of names do not count.

mod read;

use crate::error::{Error, Result};
use crate::rule::Graph;
use crate::value::Value;
use crate::{index, join, named};
use std::collections::BTreeMap;
use std::io::BufRead;

/// The most positions.
const MOST: usize = 1 << 22;
/// The largest number of a position.
const LARGEST: u64 = 1 << 62;

/// The values of some positions of one number, n, or of two or three, a, b and c.
#[derive(Clone, Debug)]
pub struct Listed {
    names: Vec<String>,
    /// By the largest number and the position.
    values: BTreeMap<(u64, Vec<u64>), Value>,
    told: Told,
    /// Whether they are known to be of misère play.
    pub is_misere: bool,
    /// Whether they were read as the rows of a matrix.
    pub is_matrix: bool,
    /// What positions are called that are no numbers: the vertices of a graph.
    labels: Option<Vec<String>>,
}

/// What the values say of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// Its Grundy value, or that the game can end at once.
    Value,
    /// Who wins.
    Winner,
    /// That it is lost, won or a draw, as a number.
    Outcome,
}

/// The numbers that outcomes have where some are draws.
const LOST: Value = Value::Number(0);
const WON: Value = Value::Number(1);
const DRAWN: Value = Value::Number(2);

impl Listed {
    /// Values of positions of these numbers; or outcomes, of which some may be draws, as the numbers 0 to 2.
    fn new(names: Vec<String>, values: impl Iterator<Item = (Vec<u64>, Value)>) -> Listed {
        let by_largest = |(position, value): (Vec<u64>, Value)| {
            ((position.iter().copied().max().unwrap_or(0), position), value)
        };
        let values = values.map(by_largest).collect();
        let (is_misere, is_matrix, labels) = (false, false, None);
        Listed { names, values, told: Told::Value, is_misere, is_matrix, labels }
    }

    /// Outcomes of positions of these numbers, of which some may be draws, `None`; else whether the next player wins.
    #[must_use]
    pub fn of_outcomes(
        names: Vec<String>,
        outcomes: impl Iterator<Item = (Vec<u64>, Option<bool>)>,
    ) -> Listed {
        let value = |wins| if wins { WON } else { LOST };
        let values = outcomes.map(|(position, wins)| (position, wins.map_or(DRAWN, value)));
        Listed { told: Told::Outcome, ..Listed::new(names, values) }
    }

    /// The Grundy values of the vertices of a graph.
    ///
    /// # Errors
    /// If there is a cycle.
    pub fn of_graph(graph: &Graph) -> Result<Listed> {
        let value = |vertex| Ok((vec![vertex as u64], Value::Number(graph.value(vertex)?.into())));
        let values = (0..graph.names.len()).map(value).collect::<Result<Vec<_>>>()?;
        Ok(Listed::new(vec!["vertex".to_owned()], values.into_iter()).of_vertices(graph))
    }

    /// The same with the names of vertices, where these are not their numbers.
    #[must_use]
    pub fn of_vertices(self, graph: &Graph) -> Listed {
        let is_number = |(number, name): (usize, &String)| *name == number.to_string();
        let has_names = !graph.names.iter().enumerate().all(is_number);
        let names =
            if has_names { vec!["place among the vertices".to_owned()] } else { self.names };
        Listed { names, labels: has_names.then(|| graph.names.clone()), ..self }
    }

    /// A position as it is printed.
    #[must_use]
    pub fn text(&self, position: &[u64]) -> String {
        match &self.labels {
            Some(labels) => labels[index(position[0])].clone(),
            None => join(position, ","),
        }
    }

    /// Whether positions are called by other names than their numbers.
    #[must_use]
    pub fn has_labels(&self) -> bool {
        self.labels.is_some()
    }

    /// Reads values.
    ///
    /// # Errors
    /// What is wrong, in which line and column, and what was expected; if there are no values; or an error of reading.
    pub fn read(input: impl BufRead) -> Result<Listed> {
        read::read(input)
    }

    /// Whether they say who wins, some of them that no player does: 0 is lost for the next player, 1 won, 2 a draw.
    #[must_use]
    pub fn has_draws(&self) -> bool {
        self.told == Told::Outcome
    }

    /// The names of the numbers of a position.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// The smallest value of each number.
    #[must_use]
    pub fn least(&self) -> Vec<u64> {
        let place =
            |place: usize| self.positions().map(|(position, _)| position[place]).min().unwrap_or(0);
        (0..self.names.len()).map(place).collect()
    }

    /// The largest number.
    #[must_use]
    pub fn largest(&self) -> u64 {
        self.values.last_key_value().map_or(0, |((largest, _), _)| *largest)
    }

    /// How many values there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.values.len()
    }

    /// Whether the values say who wins, and no more.
    #[must_use]
    pub fn is_outcome(&self) -> bool {
        self.told == Told::Winner
    }

    /// The positions with their values, in the order of their largest numbers.
    pub fn positions(&self) -> impl Iterator<Item = (&[u64], Value)> {
        self.values.iter().map(|((_, position), value)| (&position[..], *value))
    }

    /// The values row by row, each row from the least second number to the last one; for one number a single row.
    ///
    /// # Errors
    /// If the value of a position between others is missing, or a position has three numbers.
    pub fn rows(&self) -> Result<Vec<Vec<Value>>> {
        let least = self.least();
        let end_of =
            |place: usize| self.positions().map(|(position, _)| position[place]).max().unwrap_or(0);
        let get = |position: Vec<u64>| {
            let largest = position.iter().copied().max().unwrap_or(0);
            let missing = format!("the value for {} is missing", named(&self.names, &position));
            self.values.get(&(largest, position)).copied().ok_or_else(|| Error::new(missing))
        };
        let columns = least[least.len() - 1]..=end_of(least.len() - 1);
        match least[..] {
            [_] => Ok(vec![columns.map(|n| get(vec![n])).collect::<Result<_>>()?]),
            [_, _] => (least[0]..=end_of(0))
                .map(|a| columns.clone().map(|b| get(vec![a, b])).collect())
                .collect(),
            _ => Err(Error::new(
                "positions of three numbers are no grid: expected one number or two",
            )),
        }
    }
}
