//! POJ 1740 by its rules.

use cases::Game;

/// All ways to give up to `stones` stones to the piles from the one of that index on.
fn given(piles: &[u64], from: usize, stones: u64) -> Vec<Vec<u64>> {
    if from == piles.len() {
        return vec![piles.to_vec()];
    }
    let mut ways = Vec::new();
    for more in 0..=stones {
        let mut option = piles.to_vec();
        option[from] += more;
        ways.extend(given(&option, from + 1, stones - more));
    }
    ways
}

/// The positions that one move leads to: of a pile, some stones stay, at least one is taken, and the others go to other
/// piles. None of the piles is empty.
#[must_use]
pub fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &pile) in piles.iter().enumerate() {
        let mut others = piles.to_vec();
        others.remove(i);
        for stay in 0..pile {
            for mut option in given(&others, 0, pile - stay - 1) {
                option.push(stay);
                options.push(cases::sorted(&option));
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|piles: &Vec<u64>| options(piles));
        while input.has_more() {
            let n = input.number(0..=10);
            if n == 0 {
                break;
            }
            let piles: Vec<u64> = input.numbers(n, 1..=100);
            println!("{}", u8::from(game.next_player_wins(&cases::sorted(&piles))));
        }
    });
}
