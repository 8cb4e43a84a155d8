//! HDU 1527 by its rules.

/// The positions that one move leads to: any number is taken from one heap, or the same number from both.
#[must_use]
pub fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let from_a = (0..a).map(move |rest| (rest, b));
    let from_b = (0..b).map(move |rest| (a, rest));
    let from_both = (1..=a.min(b)).map(move |take| (a - take, b - take));
    from_a.chain(from_b).chain(from_both).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = cases::Game::normal(options);
        input.cases_to_end(|input| {
            let most = input.up_to(60).min(1_000_000_000);
            let heaps = (input.number(0..=most), input.number(0..=most));
            input.end_line();
            input.print(|| u8::from(game.next_player_wins(&heaps)));
        });
    });
}
