use super::options::number;
use crate::play::{Player, Setting, play};
use clap::{Args, ValueEnum};
use games::error::Result;
use games::parse;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::io::{Write, stdin};

const EXAMPLE: &str = "\
Example:
  $ cargo explore play nim 3 4 5 --watch --seed 1
  nim 3 4 5, normal play
  the first player (computer) wins with best play
  computer: nim 3 -> 1, leaving nim 1 4 5
  random player: nim 1 -> 0, leaving nim 4 5
  computer: nim 5 -> 4, leaving nim 4 4
  random player: nim 4 -> 1, leaving nim 1 4
  computer: nim 4 -> 1, leaving nim 1 1
  random player: nim 1 -> 0, leaving nim 1
  computer: nim 1 -> 0, leaving nothing
  computer won, as predicted";

/// Play against the computer, or watch it play against a random player
///
/// Says before the first move who wins with best play. The computer never loses a game that it can
/// win, and moves at random in one that it cannot. At the prompt, `hint` shows a winning move.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Play {
    /// The position, like `nim 3 4 5`
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<String>,
    /// Who moves first; with --watch, `human` is the random player [default: human, or computer with
    /// --watch]
    #[arg(long, value_enum)]
    first: Option<First>,
    /// The last mover loses
    #[arg(long)]
    misere: bool,
    /// Watch the computer play against a player who moves at random
    #[arg(long)]
    watch: bool,
    /// The seed of random moves: the same seed gives the same moves [default: random]
    #[arg(long, value_parser = number)]
    seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum First {
    Human,
    Computer,
}

impl Play {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        let position = parse::position(&self.position.join(" "))?;
        let other = if self.watch { Player::Random } else { Player::Human };
        let first = self.first.unwrap_or(if self.watch { First::Computer } else { First::Human });
        let players = match first {
            First::Computer => [Player::Computer, other],
            First::Human => [other, Player::Computer],
        };
        let setting = Setting { players, misere: self.misere };
        let mut random = Pcg64Mcg::seed_from_u64(super::experiment::seed(self.seed));
        play(position, setting, &mut random, &mut stdin().lock(), output)?;
        Ok(())
    }
}
