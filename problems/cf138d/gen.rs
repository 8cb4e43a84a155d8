//! Cases of Codeforces 138D: up to 14 cells.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(14_usize);
        let n = g.number(1..=most);
        let m = g.number(1..=most / n);
        g.line([n, m]);
        let letters = ["LRX", "LR", "LX", "X"][g.number(0..=3)];
        let board = g.board(n, m, letters);
        g.lines(board.into_iter().map(|row| [row]));
    });
}
