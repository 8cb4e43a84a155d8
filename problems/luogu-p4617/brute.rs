//! Luogu P4617 by its rules.

use cases::Game;

/// Where one has been, and where one is, after one more trail: places from 0 on, of which the bits of `been` are.
#[must_use]
pub fn options(trails: &[(usize, usize)], &(been, at): &(u64, usize)) -> Vec<(u64, usize)> {
    let ends = trails.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let next = ends.filter(|&(from, to)| from == at && been >> to & 1 == 0);
    next.map(|(_, to)| (been | 1 << to, to)).collect()
}

/// Who wins from each of `n` peaks, a line each; the trails lead from peaks to valleys, which are n..2 n.
#[must_use]
pub fn winners(n: usize, trails: &[(usize, usize)]) -> String {
    let mut game = Game::normal(|position: &(u64, usize)| options(trails, position));
    let winner =
        |peak| if game.next_player_wins(&(1_u64 << peak, peak)) { "Slavko\n" } else { "Mirko\n" };
    (0..n).map(winner).collect()
}

fn main() {
    cases::answer(|input| {
        let (n, m) = (input.number(1..=5000), input.number(1..=5000));
        input.require(n <= 10, "more than 10 peaks are too many to play");
        let trail = |_| (input.number(1..=n) - 1, n + input.number(1..=n) - 1);
        let trails: Vec<(usize, usize)> = (0..m).map(trail).collect();
        print!("{}", winners(n, &trails));
    });
}
