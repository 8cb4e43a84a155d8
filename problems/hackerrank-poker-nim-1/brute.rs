//! HackerRank poker-nim-1 by its rules, but that no pile gets more chips than `MOST`: there must be a bound, and where it
//! is, no number of chips says.

use cases::Game;

const MOST: u64 = 4;

/// The chips of a pile, and how often the next player, and the other one, may add to it.
pub type Pile = (u64, [u64; 2]);

/// The piles that one move leads to; none where the last chip is gone.
#[must_use]
pub fn options(piles: &[Pile]) -> Vec<Vec<Pile>> {
    if piles.iter().all(|pile| pile.0 == 0) {
        return Vec::new();
    }
    let mut options = Vec::new();
    for (i, &(chips, [adds, other])) in piles.iter().enumerate() {
        let takes = (0..chips).map(|left| (left, [adds, other]));
        let added =
            (chips + 1..=if adds > 0 { MOST } else { 0 }).map(|sum| (sum, [adds - 1, other]));
        for left in takes.chain(added) {
            let mut option = piles.to_vec();
            option[i] = left;
            for pile in &mut option {
                pile.1.rotate_left(1);
            }
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(k: u64, piles: &[u64]) -> bool {
    let mut piles: Vec<Pile> = piles.iter().map(|&chips| (chips, [k; 2])).collect();
    piles.sort_unstable();
    Game::normal(|piles: &Vec<Pile>| options(piles)).next_player_wins(&piles)
}

fn main() {
    cases::answer(|input| {
        let (len, most) = (input.up_to(2).min(100), input.up_to(4_u64).min(1_000_000_000));
        let times = input.up_to(3_u64).min(100);
        input.cases(100, |input| {
            // Three small piles, one of each small case.
            input.drawn(|g| {
                if len == 2 && g.one_in(5) {
                    g.line([3, 1]);
                    let piles = g.vector(3..=3, 1..=most.min(2));
                    g.line(piles);
                }
            });
            let (n, k) = (input.count(1..=len), input.number(1..=times));
            input.end_line();
            let piles = input.numbers(n, 1..=most);
            let is_small = n <= 2 && k <= 3 && piles.iter().all(|&chips| chips <= MOST);
            input.require(
                is_small || n == 3 && k == 1 && piles.iter().sum::<u64>() <= 6,
                "too large",
            );
            input.print(|| if first_player_wins(k, &piles) { "First" } else { "Second" });
        });
    });
}
