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
        let (most, few) = (input.up_to(5_usize).min(99_999), input.up_to(2_u64).min(1_000_000_000));
        let n = input.count(2..=1 + most);
        input.end_line();
        // Six beans are as many as can be played.
        let mut left = if few > 2 { u64::MAX } else { 6 };
        let (mut backs, mut beans) = (vec![0], vec![0]);
        for bowl in 1..n {
            backs.push(input.number(1..=bowl));
            // There is a bean.
            let least = u64::from(bowl == n - 1 && beans.iter().all(|beans| *beans == 0));
            beans.push(input.number(least..=few.min(left)));
            input.end_line();
            left -= beans[bowl];
        }
        input.print(|| {
            let all = beans.iter().sum::<u64>();
            input.require(all <= 8 && n <= 8, "too large to play");
            let mut game = Game::normal(|beans: &Vec<u64>| options(&backs, beans));
            if game.next_player_wins(&beans) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
