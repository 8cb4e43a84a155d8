//! Hints for a player: a winning move, and how it is typed.

use games::game::{Game, Rule, State};
use games::moves::Move;
use games::position::Position;
use games::rule::{Cell, CoinGame, turn_over};

/// A winning move in words, and as it is typed.
#[must_use]
pub fn hint(position: &Position, winning: Option<&Move>) -> String {
    let Some(Move { component, left, .. }) = winning else {
        return "hint: no move wins; any will do".to_owned();
    };
    let game = position.game(&position.components[*component]);
    let from = &position.components[*component].state;
    let typed = match (from, &left[..]) {
        (State::Coins(coins), [State::Coins(after)]) => turned_text(game, coins, after),
        _ => game.left_text(left),
    };
    let (number, from, to) = (component + 1, game.state_text(from), game.left_text(left));
    format!("hint: {} {from} -> {to} wins; type `{number} {typed}`", game.name)
}

/// A move on a board as it is typed, from the coins before it and after it.
fn turned_text(game: &Game, before: &[Cell], after: &[Cell]) -> String {
    let turned = turn_over(before, after);
    // In row-major order: the coin that showed heads is the last, the opposite corner the first.
    let (Some(&(row, column)), Some(&(i, j))) = (turned.first(), turned.last()) else {
        return String::new();
    };
    match game.rule {
        Rule::Coins(CoinGame::Squares) => format!("{i},{j} {}", i - row + 1),
        _ => format!("{i},{j} {row},{column}"),
    }
}
