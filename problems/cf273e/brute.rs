//! Codeforces 273E by its rules.

use cases::Game;

/// The pairs that one move leads to.
#[must_use]
pub fn options(pairs: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let mut options = Vec::new();
    for (i, &(l, r)) in pairs.iter().enumerate().filter(|(_, (l, r))| r - l > 2) {
        let third = (r - l) / 3;
        for pair in [(l + third, l + 2 * third), (l, r - third)] {
            let mut option = pairs.to_vec();
            option[i] = pair;
            options.push(option);
        }
    }
    options
}

/// In how many ways the first player wins.
#[must_use]
pub fn ways(n: usize, p: u64) -> usize {
    let mut game = Game::normal(|pairs: &Vec<(u64, u64)>| options(pairs));
    let pairs: Vec<(u64, u64)> = (1..=p).flat_map(|l| (l + 1..=p).map(move |r| (l, r))).collect();
    let mut all = vec![Vec::new()];
    for _ in 0..n {
        let longer = |chosen: &Vec<(u64, u64)>| {
            let chosen = chosen.clone();
            pairs.iter().map(move |&pair| [&chosen[..], &[pair]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.iter().filter(|pairs| game.next_player_wins(pairs)).count()
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(4).min(1000);
        let n = input.count(1..=most);
        let played = [200, 17, 7, 5].get(n - 1).copied().unwrap_or(200);
        let most = input.up_to(played).min(1_000_000_000);
        let p: u64 = input.number(1..=most);
        input.end_line();
        input.print(|| {
            let pairs = p.saturating_sub(1).saturating_mul(p) / 2;
            let all = (0..n).fold(1, |all: u64, _| all.saturating_mul(pairs).min(20_001));
            input.require(all <= 20_000, "more than 20000 ways are too many to play");
            ways(n, p)
        });
    });
}
