//! HDU 3595 by its rules.

use cases::Game;

/// Pairs of heaps whose games are not over, the smaller heap first; sorted.
pub type Pairs = Vec<(u64, u64)>;

/// The pairs whose games are not over.
#[must_use]
pub fn unfinished(pairs: &[(u64, u64)]) -> Pairs {
    let ordered = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b)));
    let mut pairs: Pairs = ordered.filter(|pair| pair.0 > 0).collect();
    pairs.sort_unstable();
    pairs
}

/// What a move in every game leaves.
#[must_use]
pub fn options(pairs: &Pairs) -> Vec<Pairs> {
    if pairs.is_empty() {
        return Vec::new();
    }
    let mut options = vec![Vec::new()];
    for &(small, large) in pairs {
        let moved = |option: Pairs| {
            let takes = (1..=large / small).map(move |times| (small, large - times * small));
            takes.map(move |pair| [&option[..], &[pair]].concat())
        };
        options = options.into_iter().flat_map(moved).collect();
    }
    options.iter().map(|option| unfinished(option)).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(options);
        input.cases_to_end(|input| {
            let (len, limit) = (1000, 1000);
            input.drawn(|g| {
                let (pairs, most) = *g.pick(&[(4, 20), (1, 200)]);
                let (pairs, most) = (g.up_to(pairs).min(len), g.up_to(most).min(limit));
                let codes = g.bag(1..=pairs, 0..=(most + 1) * (most + 1) - 1);
                g.line([codes.len()]);
                g.lines(codes.into_iter().map(|code| [code / (most + 1), code % (most + 1)]));
            });
            let n = input.count(1..=len);
            input.end_line();
            let pair = |_| input.numbers(2, 0..=limit);
            let pairs: Pairs = (0..n).map(pair).map(|pair| (pair[0], pair[1])).collect();
            input.print(|| if game.next_player_wins(&unfinished(&pairs)) { "MM" } else { "GG" });
        });
    });
}
