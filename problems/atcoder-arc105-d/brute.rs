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
        input.cases(100_000, |input| {
            let (most, len) = (input.up_to(5_u64).min(1_000_000_000), input.up_to(6).min(100_000));
            let limit = 200_000;
            let share = input.share(limit);
            // Pairs of equal bags.
            input.special(2, |g| {
                let half = g.bag(1..=len.min(3), 1..=most);
                let mut bags = [half.clone(), half].concat();
                g.shuffle(&mut bags);
                g.line([bags.len()]);
                g.line(bags);
            });
            let n = input.count(1..=len.min(share));
            input.end_line();
            let bags = input.bag(n, 1..=most);
            sum += n;
            input.require(sum <= limit, "there are more than 200000 bags");
            input.print(|| {
                let wins = game.next_player_wins(&(sorted(&bags), Vec::new()));
                if wins {
                    "First"
                } else {
                    "Second"
                }
            });
        });
    });
}
