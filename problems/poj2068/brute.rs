//! POJ 2068 by its rules.

use cases::Game;

fn main() {
    cases::answer(|input| loop {
        let n = input.number(0..=10_usize);
        if n == 0 {
            return;
        }
        let stones = input.number(1..=8192_u64);
        let most: Vec<u64> = input.numbers(2 * n, 1..=16);
        input.require(stones <= 200, "more than 200 stones are too many to play");
        let mut game = Game::misere(|&(seat, heap): &(usize, u64)| {
            let takes = 1..=most[seat].min(heap);
            takes.map(move |take| ((seat + 1) % (2 * n), heap - take)).collect::<Vec<_>>()
        });
        println!("{}", u8::from(game.next_player_wins(&(0, stones))));
    });
}
