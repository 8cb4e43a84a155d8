use super::{list, number, stopped};
use crate::error::{Error, Result};
use crate::moves::Values;
use crate::outcomes::outcomes;
use crate::parse;
use crate::rule::Rule;
use crate::watch::Progress;
use clap::Args;
use std::io::Write;

const EXAMPLE: &str = "\
Example:
  $ cargo explore outcomes take 1,3,4 --to 20
  P-positions: 0 2 7 9 14 16
  N-positions: 1 3 4 5 6 8 10 11 12 13 15 17 18 19 20
  theory agrees: the P-positions, and no others, have Grundy value 0";

/// Find P- and N-positions by their definition alone, and compare them with Grundy values
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Outcomes {
    /// The rule, like `take 1,3,4` or `wythoff`
    #[arg(required = true, allow_negative_numbers = true)]
    rule: Vec<String>,
    /// The last heap, or the last row and column [default: 30, or 10 for pairs, 3 for coins]
    #[arg(long, value_parser = number)]
    to: Option<u64>,
    /// The last mover loses; Grundy values do not tell who wins then, and nothing is compared
    #[arg(long)]
    misere: bool,
}

/// The most positions to decide.
const MOST: u128 = 1_000_000;

impl Outcomes {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let game = parse::rule(&self.rule.join(" "))?;
        let (to, count) = match &game.rule {
            Rule::Heap(_) => {
                let to = self.to.unwrap_or(30);
                (to, u128::from(to) + 1)
            }
            Rule::Pair(_) => {
                let to = self.to.unwrap_or(10);
                (to, (u128::from(to) + 1).saturating_mul(u128::from(to) + 1))
            }
            Rule::Coins(_) => {
                let to = self.to.unwrap_or(3);
                (to, (u128::from(to) + 1).saturating_mul(u128::from(to) + 1))
            }
            Rule::Graph(graph) => (0, graph.names().len() as u128),
        };
        if count > MOST {
            return Err(Error::new(format!("--to {to}: {count} positions; the most is {MOST}")));
        }
        let found = outcomes(&game, to, self.misere, &Progress::new(to, "positions"));
        let of = |wins: bool| {
            let states = found.states.iter().zip(&found.next_player_wins);
            let states = states.filter(move |(_, w)| **w == wins);
            list(states.map(|(state, _)| game.state_text(state)))
        };
        for (name, wins) in [("P-positions", false), ("N-positions", true)] {
            let states = of(wins);
            writeln!(output, "{name}: {}", if states.is_empty() { "none" } else { &states })?;
        }
        if found.next_player_wins.len() < found.states.len() {
            let (known, all) = (found.next_player_wins.len(), found.states.len());
            let decided = format!("{known} of {all} positions");
            return Err(match found.gave_up {
                Some(error) => Error::new(format!("{decided}: {error}")),
                None => stopped(&decided),
            });
        }
        if self.misere {
            return Ok(());
        }
        let mut values = Values::default();
        for (state, &wins) in found.states.iter().zip(&found.next_player_wins) {
            let value = values.state(&game, state)?;
            if (value != 0) != wins {
                return Err(Error::new(format!(
                    "theory disagrees: {} {} has Grundy value {value}",
                    game.name,
                    game.state_text(state)
                )));
            }
        }
        writeln!(output, "theory agrees: the P-positions, and no others, have Grundy value 0")?;
        Ok(())
    }
}
