//! Luogu P1971 by its rules.

use cases::Game;

/// A board of `m` columns, by rows, and whether the first player moves next.
pub type Position = (Vec<u8>, bool);

/// The boards that one move leads to, with the cell from which the piece came.
///
/// # Panics
/// If no cell is free.
#[must_use]
pub fn moves(m: usize, (board, is_first): &Position) -> Vec<(usize, Position)> {
    let free = board.iter().position(|&cell| cell == b'.').expect("a free cell");
    let colour = if *is_first { b'O' } else { b'X' };
    let distance = |cell: usize| (cell / m).abs_diff(free / m) + (cell % m).abs_diff(free % m);
    let movable = (0..board.len()).filter(|&cell| distance(cell) == 1 && board[cell] == colour);
    let moved = |cell: usize| {
        let mut next = board.clone();
        next.swap(cell, free);
        (cell, (next, !is_first))
    };
    movable.map(moved).collect()
}

/// The first player's mistakes in a game, from 1 on; the reason where that is none, or she has not lost.
///
/// # Errors
/// If a move is against the rules, or she can move at the end.
pub fn mistakes(m: usize, board: &[u8], played: &[usize]) -> Result<Vec<usize>, &'static str> {
    let options = |position: &Position| moves(m, position).into_iter().map(|(_, next)| next);
    let mut game = Game::normal(options);
    let mut position = (board.to_vec(), true);
    let mut is_won = Vec::new();
    for &cell in played {
        is_won.push(game.next_player_wins(&position));
        let mut possible = moves(m, &position).into_iter();
        position = possible.find(|(from, _)| *from == cell).ok_or("a move is against the rules")?.1;
    }
    if !moves(m, &position).is_empty() {
        return Err("the first player can still move");
    }
    Ok((1..=played.len() / 2).filter(|i| is_won[2 * i - 2] && is_won[2 * i - 1]).collect())
}

fn main() {
    cases::answer(|input| {
        let (n, m): (usize, usize) = (input.number(1..=40), input.number(1..=40));
        let board: String = (0..n).map(|_| input.word(m..=m, "XO.")).collect();
        input.require(board.matches('.').count() == 1, "there is not one free cell");
        input.require(n * m <= 20, "more than 20 cells are too many to play");
        let k: usize = input.number(1..=1000);
        let cell = |_| (input.number(1..=n) - 1) * m + input.number(1..=m) - 1;
        let played: Vec<usize> = (0..2 * k).map(cell).collect();
        let mistakes = mistakes(m, board.as_bytes(), &played);
        input.require(mistakes.is_ok(), mistakes.as_ref().err().unwrap_or(&""));
        let mistakes = mistakes.unwrap_or_default();
        println!("{}", mistakes.len());
        for mistake in mistakes {
            println!("{mistake}");
        }
    });
}
