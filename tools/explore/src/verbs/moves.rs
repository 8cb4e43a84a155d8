use super::Verb;
use super::options::{MISERE, joined};
use super::phrases::{list, plural};
use crate::programs;
use command_line::Matches;
use games::draws;
use games::error::Result;
use games::misere::Winner;
use games::moves::Values;
use games::position::{Move, Position};
use games::search::MOST_POSITIONS;
use games::value::Value;
use games::watch::Progress;
use std::io::Write;

pub const VERB: Verb = Verb {
    name: "moves",
    about: "Say who wins a position, and print every winning move",
    takes: "POSITION...",
    options: &[MISERE],
    more: "\
POSITION is like `kayles 12 + nim 5`. A move that can be made in several equal components is printed once, with
their number.

Examples:
  $ cargo explore moves nim 3 3 3 4 5
  position: nim 3 3 3 4 5
  outcome: N, the next player wins
  Grundy values: 3 3 3 4 5, nim-sum 2
  winning moves: 3
    nim 3 -> 1, 3 times

  $ cargo explore moves kayles 5 5 + nim 2 --misere
  position: kayles 5 5 + nim 2
  outcome: N, the next player wins in misère play
  by search, 130 positions of at most 1000000
  winning moves: 1
    nim 2 -> 1",
    run,
};

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    let is_misere = matches.opt_present("misere");
    let position = programs::position(&joined(matches))?;
    writeln!(output, "position: {position}")?;
    output.flush()?;
    if position.games.iter().any(|game| draws::endless(game).is_some()) {
        return endless(&position, is_misere, output);
    }
    if is_misere {
        return misere(&position, output);
    }
    let mut values = Values::default();
    let components = values.components(&position)?;
    let total = sg::nim_sum(components.iter().copied());
    let outcome = if total.next_player_wins() { "N, the next" } else { "P, the previous" };
    writeln!(output, "outcome: {outcome} player wins")?;
    let sum = match total {
        Value::Number(total) => format!("nim-sum {total}"),
        Value::Win if position.next_player_has_won()?.is_none() => {
            "the next player can end the game".to_owned()
        }
        Value::Win | Value::Loss => "the game is over".to_owned(),
    };
    writeln!(output, "Grundy values: {}, {sum}", list(&components))?;
    output.flush()?;
    print_moves("winning", &position, &values.winning_moves(&position)?, output)
}

/// Where play can go on for ever.
fn endless(position: &Position, is_misere: bool, output: &mut impl Write) -> Result<()> {
    let progress = Progress::endless("positions");
    let (outcome, mut moves) = draws::moves(position, is_misere, (draws::MOST, &progress))?;
    drop(progress);
    let (text, kind, wanted) = match outcome.next_player_wins {
        Some(true) => ("N, the next player wins", "winning", Some(false)),
        Some(false) => ("P, the previous player wins", "winning", Some(false)),
        None => ("draw, no player can force a win", "drawing", None),
    };
    let misere = if is_misere { " in misère play" } else { "" };
    writeln!(output, "outcome: {text}{misere}")?;
    moves.retain(|(_, outcome)| outcome.next_player_wins == wanted);
    let moves: Vec<Move> = moves.into_iter().map(|(one, _)| one).collect();
    print_moves(kind, position, &moves, output)
}

fn misere(position: &Position, output: &mut impl Write) -> Result<()> {
    let progress = Progress::new(MOST_POSITIONS as u64, "positions");
    let Winner { next_player_wins, moves, searched } = games::misere::find(position, &progress)?;
    drop(progress);
    let outcome = if next_player_wins { "N, the next" } else { "P, the previous" };
    writeln!(output, "outcome: {outcome} player wins in misère play")?;
    match searched {
        None => writeln!(output, "by the theorem on misère Nim")?,
        Some(positions) => {
            let positions = plural(positions, "position", "positions");
            writeln!(output, "by search, {positions} of at most {MOST_POSITIONS}")?;
        }
    }
    print_moves("winning", position, &moves, output)
}

fn print_moves(
    kind: &str,
    position: &Position,
    moves: &[Move],
    output: &mut impl Write,
) -> Result<()> {
    let count: usize = moves.iter().map(|m| m.multiplicity).sum();
    writeln!(output, "{kind} moves: {count}")?;
    for Move { component, left, multiplicity } in moves {
        let game = position.game(&position.components[*component]);
        let from = position.state_text(&position.components[*component]);
        let times =
            if *multiplicity > 1 { format!(", {multiplicity} times") } else { String::new() };
        writeln!(output, "  {} {from} -> {}{times}", game.name, game.left_text(left))?;
    }
    Ok(())
}
