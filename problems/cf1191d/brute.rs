//! Codeforces 1191D by its rules.

use cases::Game;

/// The heaps, in order, that a move leads to after which no two are equal.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in (0..heaps.len()).filter(|&i| heaps[i] > 0) {
        let mut option = heaps.to_vec();
        option[i] -= 1;
        option.sort_unstable();
        if option.windows(2).all(|pair| pair[0] < pair[1]) {
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (len, most) = (input.up_to(5).min(100_000), input.up_to(9_u64).min(1_000_000_000));
        let n = input.count(1..=len);
        input.end_line();
        let mut heaps = input.bag(n, 0..=most);
        input.require(heaps.iter().sum::<u64>() <= 1000 && n <= 6, "too large");
        heaps.sort_unstable();
        input.print(|| {
            let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
            if wins {
                "sjfnb"
            } else {
                "cslnb"
            }
        });
    });
}
