//! POJ 2068 by its rules.

use cases::Game;

fn main() {
    cases::answer(|input| {
        let (stones, most) = (input.up_to(60).min(8192), input.up_to(5).min(16));
        let pairs = input.up_to(3).min(10);
        input.cases_before("0", |input| {
            let n = input.count(1..=pairs);
            let stones = input.number(1..=stones);
            let most: Vec<u64> = input.numbers(2 * n, 1..=most);
            input.require(stones <= 200, "more than 200 stones are too many to play");
            let mut game = Game::misere(|&(seat, heap): &(usize, u64)| {
                let takes = 1..=most[seat].min(heap);
                takes.map(move |take| ((seat + 1) % (2 * n), heap - take)).collect::<Vec<_>>()
            });
            input.print(|| u8::from(game.next_player_wins(&(0, stones))));
        });
    });
}
