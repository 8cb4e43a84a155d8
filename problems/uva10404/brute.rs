//! UVa 10404 by its rules.

use cases::Game;

/// What the takes leave of `stones`.
pub fn options(takes: &[u64], stones: u64) -> impl Iterator<Item = u64> + '_ {
    takes.iter().filter_map(move |take| stones.checked_sub(*take))
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let (stones, take) =
                (input.up_to(100_u64).min(1_000_000), input.up_to(20_u64).min(1_000_000));
            let count = input.up_to(9).min(9);
            input.drawn(|g| {
                let mut takes = match take {
                    1 => Vec::new(),
                    _ if g.size() > 1 && g.one_in(2) => g.vector(0..=count, 1..=take),
                    _ => g.distinct(0..=count, 2..=take),
                };
                takes.push(1);
                g.shuffle(&mut takes);
                let n = g.number(1..=stones);
                g.line([n, takes.len() as u64]);
                g.line(takes);
            });
            let (n, m) = (input.number(1..=stones), input.count(1..=count + 1));
            let takes = input.numbers(m, 1..=take);
            input.require(takes.contains(&1), "1 is not among the takes");
            let mut game = Game::normal(|&stones: &u64| options(&takes, stones));
            input.print(|| {
                input.require(n <= 10_000, "more than 10000 stones are too many to play");
                if game.next_player_wins(&n) {
                    "Stan wins"
                } else {
                    "Ollie wins"
                }
            });
        });
    });
}
