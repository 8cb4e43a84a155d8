use crate::compare_each;
use brutes::luogu_p1971::{mistakes, moves};

/// Every game that the first player loses on each board of `n` x `m`, but only each `step`-th of them.
fn check(n: usize, m: usize, step: usize) {
    let mut games = Vec::new();
    for set in 0_u32..1 << (n * m - 1) {
        for free in 0..n * m {
            let colour = |i: u32| if set >> i & 1 == 1 { b'O' } else { b'X' };
            let mut board: Vec<u8> = (0..).map(colour).take(n * m - 1).collect();
            board.insert(free, b'.');
            let mut open = vec![(Vec::new(), (board.clone(), true))];
            while let Some((played, position)) = open.pop() {
                let next = moves(m, &position);
                if next.is_empty() && position.1 && !played.is_empty() {
                    games.push((board.clone(), played));
                } else {
                    let longer = |(cell, next)| ([&played[..], &[cell]].concat(), next);
                    open.extend(next.into_iter().map(longer));
                }
            }
        }
    }
    let place = |cell: &usize| format!("{} {}\n", cell / m + 1, cell % m + 1);
    let cases = games.iter().step_by(step).map(|(board, played)| {
        let rows: String = board.chunks(m).map(|row| String::from_utf8_lossy(row) + "\n").collect();
        let moves: String = played.iter().map(place).collect();
        let mistakes = mistakes(m, board, played).expect("a game that she lost");
        let lines: String = mistakes.iter().map(|mistake| format!("{mistake}\n")).collect();
        let input = format!("{n} {m}\n{rows}{}\n{moves}", played.len() / 2);
        (input, format!("{}\n{lines}", mistakes.len()))
    });
    compare_each("luogu-p1971", cases);
}

#[test]
fn small_cases() {
    check(1, 4, 1);
    check(2, 2, 1);
    check(2, 3, 50);
    check(3, 3, 900);
}
