//! POJ 1740 by its rules.

use cases::Game;

/// All ways to give up to `stones` stones to the heaps from the one of that index on.
fn given(heaps: &[u64], from: usize, stones: u64) -> Vec<Vec<u64>> {
    if from == heaps.len() {
        return vec![heaps.to_vec()];
    }
    let mut ways = Vec::new();
    for more in 0..=stones {
        let mut option = heaps.to_vec();
        option[from] += more;
        ways.extend(given(&option, from + 1, stones - more));
    }
    ways
}

/// The positions that one move leads to: of a heap, some stones stay, at least one is taken, and the others go to other
/// heaps. None of the heaps is empty.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let mut others = heaps.to_vec();
        others.remove(i);
        for stay in 0..heap {
            for mut option in given(&others, 0, heap - stay - 1) {
                option.push(stay);
                options.push(cases::sorted(&option));
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases_before("0", |input| {
            let (most, len) = (input.up_to(4).min(100), input.up_to(4).min(10));
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| u8::from(game.next_player_wins(&cases::sorted(&heaps))));
        });
    });
}
