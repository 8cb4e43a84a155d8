use super::keep::Keep;
use super::listed;
use super::options::{number, refuse};
use super::phrases::{list, stopped};
use crate::programs::{self, Ask, Play};
use clap::Args;
use games::engine::Subject;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::moves::Values;
use games::outcomes::{Outcomes as Found, outcomes};
use games::value::Value;
use games::watch::Progress;
use std::io::Write;

const EXAMPLE: &str = "\
Example:
  $ cargo explore outcomes take 1,3,4 --to 20
  P-positions: 0 2 7 9 14 16
  N-positions: 1 3 4 5 6 8 10 11 12 13 15 17 18 19 20
  theory agrees: the P-positions, and no others, have Grundy value 0";

/// Find P- and N-positions by their definition alone, and compare them with Grundy values
///
/// Where moves lead to sums, the search gives up after some heaps; those beyond are then decided by
/// their Grundy values, and the last line says which.
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
    #[command(flatten)]
    keep: Keep,
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
        self.keep.refuse_without_heaps(&game)?;
        refuse(
            "--checkpoint",
            self.misere && self.keep.is_asked(),
            "for normal play: it keeps Grundy values, and these are not computed here",
        )?;
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
            Rule::Graph(graph) => {
                refuse(
                    "--to",
                    self.to.is_some(),
                    "for heaps, pairs and coins; all vertices are decided",
                )?;
                (0, graph.len() as u128)
            }
            Rule::Listed(_) => unreachable!("printed before"),
            Rule::Written(rule) => {
                let to = self.to.unwrap_or(match rule.width() {
                    1 => 30,
                    2 => 10,
                    _ => 5,
                });
                (to, rule.count_positions(to))
            }
        };
        if count > MOST {
            return Err(Error::too_many(to, count, "a search", MOST));
        }
        let mut values = Values::default();
        if let Rule::Heap(code) = &game.rule
            && let Some((checkpoint, known)) =
                self.keep.open(|| Subject::heaps(&game.name, code))?
        {
            values.keep(code, known, checkpoint);
        }
        let found = outcomes(&game, to, self.misere, &Progress::new(to, "positions"));
        let decided = found.next_player_wins.len();
        if self.misere || (decided < found.states.len() && found.gave_up.is_none()) {
            print_lists(&game, &found, output)?;
            return if decided < found.states.len() { Err(incomplete(&found)) } else { Ok(()) };
        }
        compare(&game, found, &mut values, output)
    }
}

/// Compares what was decided with Grundy values, and takes those for the rest.
fn compare(
    game: &Game,
    mut found: Found,
    values: &mut Values,
    output: &mut impl Write,
) -> Result<()> {
    let decided = found.next_player_wins.len();
    // The largest first: its table serves the others.
    let computed =
        found.states.last().map_or(Ok(Value::default()), |last| values.state(game, last));
    let kept = values.save();
    computed?;
    let (mut disagrees, mut is_lost) = (None, false);
    for (place, state) in found.states.iter().enumerate() {
        let value = values.state(game, state)?;
        is_lost |= value == Value::Loss;
        match found.next_player_wins.get(place) {
            None => found.next_player_wins.push(value.next_player_wins()),
            Some(&wins) if wins != value.next_player_wins() && disagrees.is_none() => {
                disagrees = Some(Error::new(format!(
                    "theory disagrees: {} {} has Grundy value {value}",
                    game.name,
                    game.state_text(state)
                )));
            }
            Some(_) => {}
        }
    }
    print_lists(game, &found, output)?;
    if let Some(error) = disagrees {
        return Err(error);
    }
    if decided == found.states.len() {
        let lost = if is_lost { ", or are lost: the game is over" } else { "" };
        writeln!(
            output,
            "theory agrees: the P-positions, and no others, have Grundy value 0{lost}"
        )?;
        return kept;
    }
    if let (Some(last), Some(first)) =
        (decided.checked_sub(1).map(|last| &found.states[last]), found.states.get(decided))
    {
        writeln!(
            output,
            "by definition up to {}, where theory agrees; from {} on by Grundy values, since the \
                 search gave up",
            game.state_text(last),
            game.state_text(first)
        )?;
    } else {
        writeln!(output, "by Grundy values alone, since the search gave up")?;
    }
    kept
}

fn print_lists(game: &Game, found: &Found, output: &mut impl Write) -> Result<()> {
    for (name, wins) in [("P-positions", false), ("N-positions", true)] {
        let states = found.states.iter().zip(&found.next_player_wins);
        let states = states.filter(|(_, w)| **w == wins);
        let states = list(states.map(|(state, _)| game.state_text(state)));
        writeln!(output, "{name}: {}", if states.is_empty() { "none" } else { &states })?;
    }
    Ok(())
}

/// Why not all was decided.
fn incomplete(found: &Found) -> Error {
    let (known, all) = (found.next_player_wins.len(), found.states.len());
    let decided = format!("{known} of {all} positions");
    match &found.gave_up {
        Some(error) => Error::new(format!("{decided}: {error}")),
        None => stopped(&decided),
    }
}
