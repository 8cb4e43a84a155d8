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

/// A game: sides, board, and moves, which are none where the first player has not lost.
type Played = (usize, usize, Vec<char>, Vec<usize>);

/// A random game on a board of up to `side` x `side`.
fn play(g: &mut cases::Generator, side: usize) -> Played {
    let (n, m) = (g.number(1..=side), g.number(3..=side.max(3)));
    let mut board: Vec<char> = g.board(n, m, "XO").concat().chars().collect();
    let mut free = g.number(0..=n * m - 1);
    board[free] = '.';
    let (start, mut moves) = (board.clone(), Vec::new());
    for colour in ['O', 'X'].into_iter().cycle() {
        let distance = |cell: usize| (cell / m).abs_diff(free / m) + (cell % m).abs_diff(free % m);
        let movable: Vec<usize> =
            (0..n * m).filter(|&cell| distance(cell) == 1 && board[cell] == colour).collect();
        if movable.is_empty() {
            break;
        }
        let cell = *g.pick(&movable);
        board.swap(cell, free);
        free = cell;
        moves.push(cell);
    }
    moves.truncate(if moves.len() % 2 == 0 { moves.len() } else { 0 });
    (n, m, start, moves)
}

fn main() {
    cases::answer(|input| {
        let (side, most) = (input.up_to(4).min(40), 1000);
        // A game that the first player lost; on a larger board she seldom does.
        input.drawn(|g| {
            let mut played = play(g, side.min(8));
            while played.3.is_empty() {
                played = play(g, side.min(8));
            }
            let (n, m, board, moves) = played;
            g.line([n, m]);
            g.lines(board.chunks(m).map(|row| [row.iter().collect::<String>()]));
            g.line([moves.len() / 2]);
            g.lines(moves.into_iter().map(|cell| [cell / m + 1, cell % m + 1]));
        });
        let (n, m) = (input.number(1..=side), input.number(1..=side));
        input.end_line();
        let board = input.board(n, m, "XO.").concat();
        input.require(board.matches('.').count() == 1, "there is not one free cell");
        let k: usize = input.number(1..=most);
        input.end_line();
        let mut cell = || {
            let cell = (input.number(1..=n) - 1) * m + input.number(1..=m) - 1;
            input.end_line();
            cell
        };
        let played: Vec<usize> = (0..2 * k).map(|_| cell()).collect();
        input.print(|| {
            input.require(n * m <= 20, "more than 20 cells are too many to play");
            let mistakes = mistakes(m, board.as_bytes(), &played);
            input.require(mistakes.is_ok(), mistakes.as_ref().err().unwrap_or(&""));
            let mistakes = mistakes.unwrap_or_default();
            let numbers = [mistakes.len()].into_iter().chain(mistakes);
            numbers.map(|number| number.to_string()).collect::<Vec<_>>().join("\n")
        });
    });
}
