//! HDU 1846 by its rules: every position from the smallest heap on.

/// Whether the next player wins a heap of `n`, of which a move takes 1 to `m`, and who takes the last stone
/// wins.
#[must_use]
pub fn next_player_wins(n: usize, m: usize) -> bool {
    let mut wins = vec![false];
    for heap in 1..=n {
        wins.push((1..=m.min(heap)).any(|take| !wins[heap - take]));
    }
    wins[n]
}

fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let most = input.up_to(1000).min(1000);
            let (n, m) = (input.number(1..=most), input.number(1..=most));
            input.end_line();
            input.print(|| if next_player_wins(n, m) { "first" } else { "second" });
        });
    });
}
