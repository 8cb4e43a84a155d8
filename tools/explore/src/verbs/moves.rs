use super::Verb;
use super::options::{FORMAT, MISERE, is_json, joined, limit};
use super::phrases::{list, plural};
use crate::json;
use crate::programs;
use command_line::Matches;
use games::draws;
use games::error::Result;
use games::misere::{How, Winner};
use games::moves::Values;
use games::position::{Move, Position};
use games::search::MOST_POSITIONS;
use games::value::Value;
use games::watch::Progress;
use serde_json::{Value as Json, json};
use std::io::Write;

pub const VERB: Verb = Verb {
    name: "moves",
    about: "Say who wins a position, and print every winning move",
    takes: "POSITION...",
    options: &[
        MISERE,
        FORMAT,
        "seconds S: About how many seconds it may take, like 0.5; else 10",
    ],
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

/// Who wins, and by which moves.
struct Answer {
    /// Whether the next player does; `None` is a draw.
    next_player_wins: Option<bool>,
    /// How this is known.
    how: String,
    /// In normal play, the values of the components.
    values: Option<Vec<Value>>,
    moves: Vec<Move>,
}

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    limit(matches)?;
    let (is_misere, is_json) = (matches.opt_present("misere"), is_json(matches)?);
    let position = programs::position(&joined(matches))?;
    if !is_json {
        writeln!(output, "position: {position}")?;
        output.flush()?;
    }
    let answer = if position.games.iter().any(|game| draws::endless(game).is_some()) {
        endless(&position, is_misere)?
    } else if is_misere {
        misere(&position)?
    } else {
        normal(&position)?
    };
    if is_json {
        return json::print(&answer.json(&position, is_misere), output);
    }
    answer.print(&position, is_misere, output)
}

fn normal(position: &Position) -> Result<Answer> {
    let mut values = Values::default();
    let components = values.components(position)?;
    let total = sg::nim_sum(components.iter().copied());
    let sum = match total {
        Value::Number(total) => format!("nim-sum {total}"),
        Value::Win if position.next_player_has_won()?.is_none() => {
            "the next player can end the game".to_owned()
        }
        Value::Win | Value::Loss => "the game is over".to_owned(),
    };
    Ok(Answer {
        next_player_wins: Some(total.next_player_wins()),
        how: format!("Grundy values: {}, {sum}\n", list(&components)),
        values: Some(components),
        moves: values.winning_moves(position)?,
    })
}

/// Where play can go on for ever.
fn endless(position: &Position, is_misere: bool) -> Result<Answer> {
    let progress = Progress::endless("positions");
    let (outcome, mut moves) = draws::moves(position, is_misere, (draws::MOST, &progress))?;
    let next_player_wins = outcome.next_player_wins;
    let wanted = next_player_wins.map(|_| false);
    moves.retain(|(_, outcome)| outcome.next_player_wins == wanted);
    let moves = moves.into_iter().map(|(one, _)| one).collect();
    Ok(Answer { next_player_wins, how: String::new(), values: None, moves })
}

fn misere(position: &Position) -> Result<Answer> {
    let progress = Progress::new(MOST_POSITIONS as u64, "positions");
    let Winner { next_player_wins, moves, how } = games::misere::find(position, &progress)?;
    let how = match how {
        How::Nim => "by the theorem on misère Nim\n".to_owned(),
        How::Quotient(size) => {
            format!("by the misère quotient of all heaps, {size} elements, proved\n")
        }
        How::Search(positions) => {
            let positions = plural(positions, "position", "positions");
            format!("by search, {positions} of at most {MOST_POSITIONS}\n")
        }
    };
    Ok(Answer { next_player_wins: Some(next_player_wins), how, values: None, moves })
}

impl Answer {
    fn print(&self, position: &Position, is_misere: bool, output: &mut impl Write) -> Result<()> {
        let outcome = match self.next_player_wins {
            Some(true) => "N, the next player wins",
            Some(false) => "P, the previous player wins",
            None => "draw, no player can force a win",
        };
        let misere = if is_misere { " in misère play" } else { "" };
        writeln!(output, "outcome: {outcome}{misere}")?;
        let kind = if self.next_player_wins.is_some() { "winning" } else { "drawing" };
        let count: usize = self.moves.iter().map(|one| one.multiplicity).sum();
        writeln!(output, "{}{kind} moves: {count}", self.how)?;
        for Move { component, left, multiplicity } in &self.moves {
            let game = position.game(&position.components[*component]);
            let from = position.state_text(&position.components[*component]);
            let times =
                if *multiplicity > 1 { format!(", {multiplicity} times") } else { String::new() };
            writeln!(output, "  {} {from} -> {}{times}", game.name, game.left_text(left))?;
        }
        Ok(())
    }

    fn json(&self, position: &Position, is_misere: bool) -> Json {
        let moves = self.moves.iter().map(|Move { component, left, multiplicity }| {
            let of = &position.components[*component];
            let game = position.game(of);
            let (from, left) = (position.state_text(of), game.left_text(left));
            json!({ "rule": game.name, "from": from, "left": left, "times": multiplicity })
        });
        let outcome = self.next_player_wins.map_or("draw", |wins| if wins { "N" } else { "P" });
        let sum = self.values.iter().map(|values| sg::nim_sum(values.iter().copied())).next();
        json!({
            "position": position.to_string(),
            "misere": is_misere,
            "outcome": outcome,
            "values": self.values.as_ref().map(json::values),
            "sum": sum.map(json::value),
            "moves": moves.collect::<Json>(),
        })
    }
}
