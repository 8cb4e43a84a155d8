//! `AtCoder` `arc105_d` by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The bags that have coins, and the plates that have some, both in order.
pub type Position = (Vec<u64>, Vec<u64>);

/// The positions that one move leads to: a bag is emptied on a plate, which is empty or not; or, where no bag has
/// coins, any number is taken from a plate.
#[must_use]
pub fn options((bags, plates): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, coins) in bags.iter().enumerate() {
        let mut others = bags.clone();
        others.remove(i);
        // There are as many plates as there were bags, so that one is empty.
        for plate in 0..=plates.len() {
            let mut plates = [plates.clone(), vec![0]].concat();
            plates[plate] += coins;
            options.push((others.clone(), sorted(&plates)));
        }
    }
    if bags.is_empty() {
        let rests = move_in_one_heap(plates, |plate| (0..plate).map(|rest| [rest]));
        options.extend(rests.map(|plates| (Vec::new(), plates)));
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|position: &Position| options(position));
        let mut sum = 0;
        for _ in 0..input.number(1..=100_000) {
            let n = input.number(1..=100_000);
            sum += n;
            let bags: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
            let wins = game.next_player_wins(&(sorted(&bags), Vec::new()));
            println!("{}", if wins { "First" } else { "Second" });
        }
        input.require(sum <= 200_000, "there are more than 200000 bags");
    });
}
