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
        let (most, trails) = (input.up_to(6).min(5000), input.up_to(14).min(5000));
        let n = input.count(1..=most);
        // None of them is there twice.
        input.drawn(|g| {
            let trails = g.cells(1..=trails.min(n * n), n, n);
            g.line([trails.len()]);
            g.lines(trails.into_iter().map(|(peak, valley)| [peak, valley]));
        });
        let m = input.count(1..=trails);
        input.end_line();
        let trail = |_| input.numbers(2, 1..=n);
        let trails: Vec<(usize, usize)> =
            (0..m).map(trail).map(|trail| (trail[0] - 1, n + trail[1] - 1)).collect();
        input.print(|| {
            input.require(n <= 10, "more than 10 peaks are too many to play");
            winners(n, &trails).trim_end().to_owned()
        });
    });
}
