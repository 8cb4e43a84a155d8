//! AtCoder `arc038_c` by its rules.

use cases::Game;

/// The beans of all bowls that one move leads to; from bowl i a bean is moved to one of the `backs[i]` before it.
#[must_use]
pub fn options(backs: &[usize], beans: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in (1..beans.len()).filter(|&bowl| beans[bowl] > 0) {
        for to in from - backs[from]..from {
            let mut option = beans.to_vec();
            option[from] -= 1;
            option[to] += 1;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let n: usize = input.number(2..=100_000);
        let (mut backs, mut beans) = (vec![0], vec![0]);
        for bowl in 1..n {
            backs.push(input.number(1..=bowl));
            beans.push(input.number(0..=1_000_000_000_u64));
        }
        let all = beans.iter().sum::<u64>();
        input.require(all >= 1, "there is a bean");
        input.require(all <= 8 && n <= 8, "too large to play");
        let mut game = Game::normal(|beans: &Vec<u64>| options(&backs, beans));
        println!("{}", if game.next_player_wins(&beans) { "First" } else { "Second" });
    });
}
