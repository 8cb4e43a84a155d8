//! `AtCoder` `arc091_d` by its rules.

use cases::Game;

/// A heap: its stones, and its number K.
pub type Heap = (u64, u64);

/// The positions that one move leads to: 1 to floor(stones / K) are taken from one heap. Heaps are in order.
#[must_use]
pub fn options(heaps: &[Heap]) -> Vec<Vec<Heap>> {
    let mut options = Vec::new();
    for (i, &(stones, k)) in heaps.iter().enumerate() {
        for take in 1..=stones / k {
            let mut option = heaps.to_vec();
            option[i].0 -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (stones, most) =
            (input.up_to(30).min(1_000_000_000), input.up_to(12).min(1_000_000_000));
        let len = input.up_to(3).min(200);
        let n = input.count(1..=len);
        input.end_line();
        let mut heaps: Vec<Heap> = Vec::new();
        for _ in 0..n {
            heaps.push((input.number(1..=stones), input.number(1..=most)));
            input.end_line();
        }
        heaps.sort_unstable();
        input.print(|| {
            let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
            if game.next_player_wins(&heaps) {
                "Takahashi"
            } else {
                "Aoki"
            }
        });
    });
}
