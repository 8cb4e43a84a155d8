//! Cases of Codeforces 138D: up to 14 cells.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(14_usize).min(400);
        let n = g.count(1..=most.min(20));
        let m = g.count(1..=(most / n).min(20));
        g.line([n, m]);
        let letters = *g.pick(&["LRX", "LR", "LX", "X"]);
        let board = g.board(n, m, letters);
        g.lines(board.into_iter().map(|row| [row]));
    });
}
