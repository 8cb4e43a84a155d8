use super::listed;
use super::options::number;
use super::phrases::stopped;
use super::written::print_positions;
use crate::programs::{self, Ask, Play};
use clap::Args;
use games::error::{Error, Result};
use games::game::{Game, Rule, State};
use games::moves::Values;
use games::outcomes::{Outcomes as Found, outcomes, states};
use games::watch::Progress;
use std::io::Write;

const EXAMPLE: &str = "\
Examples:
  $ cargo explore outcomes take 1,3,4 --to 20
  P-positions: 0 2 7 9 14 16
  N-positions: 1 3 4 5 6 8 10 11 12 13 15 17 18 19 20

  $ cargo explore outcomes take 1,3,4 --to 20 --misere
  P-positions: 1 3 8 10 15 17
  N-positions: 0 2 4 5 6 7 9 11 12 13 14 16 18 19 20";

/// List the P-positions, in which the previous player wins, and the N-positions, in which the next one does
///
/// In normal play they are those of Grundy value 0 and the others. In misère play they are found by their definition;
/// where moves lead to sums that is a search, which gives up after some positions.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Outcomes {
    /// The rule, like `take 1,3,4` or `wythoff`
    #[arg(required = true, allow_negative_numbers = true)]
    rule: Vec<String>,
    /// The last heap, or the last row and column [default: 30, or 10 for pairs, 3 for coins]
    #[arg(long, value_parser = number)]
    to: Option<u64>,
    /// The last mover loses
    #[arg(long)]
    misere: bool,
}

/// The most positions to decide.
const MOST: u128 = 1_000_000;

impl Outcomes {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let mut ask = Ask::new(self.to, [30, 10, 5], self.misere);
        if !self.misere {
            ask.play = Play::Outcomes;
        }
        let game = programs::game(&self.rule.join(" "), &ask)?;
        if let Rule::Listed(listed) = &game.rule {
            return listed::outcomes(listed, output);
        }
        let usual = match &game.rule {
            Rule::Coins(_) => 3,
            _ => [30, 10, 5][(game.variables().len() - 1).min(2)],
        };
        let to = self.to.unwrap_or(usual);
        let count = if let Rule::Written(rule) = &game.rule {
            rule.count_positions(to)
        } else {
            let sides = game.least_numbers().into_iter();
            let sides = sides.map(|least| (u128::from(to) + 1).saturating_sub(least.into()));
            sides.fold(1, u128::saturating_mul)
        };
        if count > MOST {
            return Err(Error::too_many(to, count, "a list", MOST));
        }
        let progress = Progress::new(to, "positions");
        let found = if self.misere { outcomes(&game, to, &progress) } else { normal(&game, to)? };
        drop(progress);
        for (name, wins) in [("P-positions", false), ("N-positions", true)] {
            let states = found.states.iter().zip(&found.next_player_wins);
            let states = states.filter(|(_, w)| **w == wins);
            write!(output, "{name}: ")?;
            print_positions(states.map(|(state, _)| game.state_text(state)), output)?;
        }
        let (known, all) = (found.next_player_wins.len(), found.states.len());
        let decided = format!("{known} of {all} positions");
        match found.gave_up {
            Some(error) => Err(Error::new(format!("{decided}: {error}"))),
            None if known < all => Err(stopped(&decided)),
            None => Ok(()),
        }
    }
}

/// Who wins in normal play, by Grundy values.
fn normal(game: &Game, to: u64) -> Result<Found> {
    let states = states(game, to);
    let mut values = Values::default();
    // The largest first: its table serves the others.
    if let Some(last) = states.last() {
        values.state(game, last)?;
    }
    let wins = |state: &State| Ok(values.state(game, state)?.next_player_wins());
    let next_player_wins = states.iter().map(wins).collect::<Result<_>>()?;
    Ok(Found { states, next_player_wins, gave_up: None })
}
