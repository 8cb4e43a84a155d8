//! AtCoder `arc134_e` by its rules.

use cases::{sorted, Game};

/// The numbers, sorted, without 0 and each once, that one move leads to: neither order nor zeros mean anything, and who
/// finds only zeros wins.
#[must_use]
pub fn options(numbers: &[u64]) -> Vec<Vec<u64>> {
    let largest = numbers.last().copied().unwrap_or(0);
    let remainders = |m| {
        let mut left = sorted(&numbers.iter().map(|number| number % m).collect::<Vec<u64>>());
        left.dedup();
        left
    };
    (1..=largest).map(remainders).collect()
}

/// In how many of all ways to choose numbers up to these limits the first player wins.
#[must_use]
pub fn ways(limits: &[u64]) -> usize {
    let mut game = Game::misere(|numbers: &Vec<u64>| options(numbers));
    let mut all = vec![Vec::new()];
    for &limit in limits {
        let longer = |chosen: &Vec<u64>| {
            let chosen = chosen.clone();
            (1..=limit).map(move |number| [&chosen[..], &[number]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    let wins = |numbers: &&Vec<u64>| {
        let mut numbers = sorted(numbers);
        numbers.dedup();
        game.next_player_wins(&numbers)
    };
    all.iter().filter(wins).count()
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(4).min(200);
        let n = input.count(1..=most);
        input.end_line();
        let played = [200, 140, 27, 11].get(n - 1).copied().unwrap_or(200);
        let most = input.up_to(played).min(200);
        let limits = input.numbers(n, 1..=most);
        input.require(
            limits.iter().fold(1, |ways: u64, limit| (ways * limit).min(30_001)) <= 30_000,
            "too many ways to play each",
        );
        input.print(|| ways(&limits));
    });
}
