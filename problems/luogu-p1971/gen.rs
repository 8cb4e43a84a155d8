//! Cases of Luogu P1971: random games on boards of up to 4 x 4 that the first player loses, of some moves.

/// A game: sides, board, and moves, which are none where the first player has not lost.
type Played = (usize, usize, Vec<char>, Vec<usize>);

fn play(g: &mut cases::Generator) -> Played {
    // The first player seldom loses a random game on a larger board.
    let side = g.up_to(4).min(8);
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
    cases::generate(|g| {
        let mut played = play(g);
        while played.3.is_empty() {
            played = play(g);
        }
        let (n, m, board, moves) = played;
        g.line([n, m]);
        g.lines(board.chunks(m).map(|row| [row.iter().collect::<String>()]));
        g.line([moves.len() / 2]);
        g.lines(moves.into_iter().map(|cell| [cell / m + 1, cell % m + 1]));
    });
}
