//! HackerRank zero-move-nim by its rules.

use cases::Game;

/// A heap, and whether one may still pass on it.
pub type Heap = (u64, bool);

/// The heaps that one move leads to.
#[must_use]
pub fn options(heaps: &[Heap]) -> Vec<Vec<Heap>> {
    let mut options = Vec::new();
    for (i, &(heap, may_pass)) in heaps.iter().enumerate() {
        let takes = (0..heap).map(|rest| (rest, may_pass));
        let pass = Some((heap, false)).filter(|_| may_pass && heap > 0);
        for left in takes.chain(pass) {
            let mut option = heaps.to_vec();
            option[i] = left;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// The heaps of a game that begins.
#[must_use]
pub fn start(heaps: &[u64]) -> Vec<Heap> {
    let mut heaps: Vec<Heap> = heaps.iter().map(|&heap| (heap, true)).collect();
    heaps.sort_unstable();
    heaps
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
        let (most, len) = (input.up_to(6_u64).min((1 << 30) - 1), input.up_to(4).min(10));
        input.cases(10, |input| {
            let heaps = input.list(1..=len, 1..=most);
            input.require(heaps.iter().sum::<u64>() <= 30, "more than 30 items to play");
            input.print(|| if game.next_player_wins(&start(&heaps)) { "W" } else { "L" });
        });
    });
}
