//! Rules in which play can go on for ever: for each position a win, a loss or a draw, and no Grundy values.

use crate::error::{Error, Result};
use crate::listed::Listed;
use crate::watch::{Interruptible, Limited, Watch};
use crate::written::{Goal, Solver, Written};
use sg::loopy::{Graph, Outcomes};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// A position: the parts of a sum, sorted.
pub type Sum = Vec<Vec<u64>>;

const MOST: usize = 300_000;
/// Up to which numbers it is looked whether a rule can go on for ever.
const LOOK: [u64; 4] = [60, 12, 4, 2];
const TIME: Duration = Duration::from_millis(300);
/// After so many positions, `Watch` is asked whether to go on.
const PATIENCE: usize = 1 << 10;

/// Where small positions of a rule can go on for ever, as an error says it; `None` if they do not, or are wrong.
#[must_use]
pub fn endless(rule: &Arc<Written>) -> Option<Error> {
    let to = *LOOK.get(rule.width() - 1)?;
    let mut solver = Solver::new(rule, Goal::Grundy);
    let watch = Limited::new(&Interruptible, TIME);
    let mut all = rule.positions(to.max(rule.least().into_iter().max()?));
    all.find_map(|at| solver.value(&at, &watch).err()).filter(Error::is_endless)
}

/// Who wins each of some positions: true for the next player; `None` where no player can force a win.
///
/// # Errors
/// If the rule is wrong somewhere, if more than 300 000 positions can be reached, or if `watch` says to stop.
///
/// # Source
/// [`sg::loopy`]: what is not known gets known backwards from where the game is over, and what never does is drawn.
pub fn outcomes(
    rule: &Written,
    sums: &[Sum],
    misere: bool,
    watch: &dyn Watch,
) -> Result<Vec<Option<bool>>> {
    // Vertex 0 has no move: a position that the next player has won leads there.
    let (mut numbers, mut met): (HashMap<Sum, usize>, Vec<Sum>) = (HashMap::new(), Vec::new());
    let mut number = |sum: &Sum, met: &mut Vec<Sum>| {
        *numbers.entry(sum.clone()).or_insert_with(|| {
            met.push(sum.clone());
            met.len()
        })
    };
    let mut moves = Moves::new(rule);
    let (mut edges, mut next) = (Vec::new(), 0);
    let roots: Vec<usize> = sums.iter().map(|sum| number(sum, &mut met)).collect();
    while next < met.len() {
        if met.len() > MOST || (next.is_multiple_of(PATIENCE) && !watch.go_on(next)) {
            let why = format!(
                "who wins is not known after {next} positions, of more than {MOST} that can be reached"
            );
            return Err(if met.len() > MOST { rule.error(&why) } else { Error::new("stopped") });
        }
        let sum = met[next].clone();
        next += 1;
        let (over, options) = moves.of(&sum)?;
        if over.unwrap_or(options.is_empty() && misere) {
            edges.push((next, 0));
        }
        edges.extend(options.iter().map(|option| (next, number(option, &mut met))));
    }
    let vertices = met.len() + 1;
    let found: Outcomes = Graph::new(vertices, &edges).outcomes(&vec![0; vertices]);
    Ok(roots.into_iter().map(|vertex| found.of(vertex, 0)).collect())
}

/// The outcomes of all positions up to `to`.
///
/// # Errors
/// As [`outcomes`].
pub fn listed(rule: &Written, to: u64, misere: bool, watch: &dyn Watch) -> Result<Listed> {
    let count = rule.count_positions(to);
    if count > MOST as u128 {
        return Err(Error::too_many(to, count, "a search for draws", MOST as u128));
    }
    let positions: Vec<Vec<u64>> = rule.positions(to).collect();
    let sums: Vec<Sum> = positions.iter().map(|position| vec![position.clone()]).collect();
    let outcomes = outcomes(rule, &sums, misere, watch)?;
    let names = rule.names().map(str::to_owned).collect();
    Ok(Listed::of_outcomes(names, positions.into_iter().zip(outcomes)))
}

/// The moves of a rule, each position's computed once.
pub struct Moves<'a> {
    rule: &'a Written,
    /// Whether the game is over, and for whom; or what each move leaves.
    known: HashMap<Vec<u64>, (Option<bool>, Vec<Sum>)>,
}

impl<'a> Moves<'a> {
    /// Those of a rule.
    #[must_use]
    pub fn new(rule: &'a Written) -> Moves<'a> {
        Moves { rule, known: HashMap::new() }
    }

    /// Whether the next player has won, if the game is over at a sum; and what the moves leave if it is not.
    ///
    /// # Errors
    /// If the rule is wrong at one of its parts.
    pub fn of(&mut self, sum: &[Vec<u64>]) -> Result<(Option<bool>, Vec<Sum>)> {
        let mut options = Vec::new();
        for (place, part) in sum.iter().enumerate() {
            if !self.known.contains_key(part) {
                let found = (self.rule.is_over(part)?, self.rule.options(part)?);
                self.known.insert(part.clone(), found);
            }
            let (over, lefts) = &self.known[part];
            if let Some(by_last_mover) = over {
                return Ok((Some(!by_last_mover), Vec::new()));
            }
            for left in lefts {
                let mut option = [&sum[..place], &sum[place + 1..], left].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        Ok((None, options))
    }
}
