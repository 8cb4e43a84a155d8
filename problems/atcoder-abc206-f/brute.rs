//! AtCoder `abc206_f` by its rules.

use cases::Game;

/// A half-open interval: its ends.
pub type Interval = (u64, u64);

/// What can still be chosen, after each choice.
#[must_use]
pub fn options(intervals: &[Interval]) -> Vec<Vec<Interval>> {
    let left = |chosen: &Interval| {
        let is_free = |other: &&Interval| other.1 <= chosen.0 || chosen.1 <= other.0;
        intervals.iter().filter(is_free).copied().collect()
    };
    intervals.iter().map(left).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|intervals: &Vec<Interval>| options(intervals));
        let (len, most) = (input.up_to(12).min(100), 1 + input.up_to(99).min(99));
        input.cases(20, |input| {
            let n = input.count(1..=len);
            input.end_line();
            let mut intervals: Vec<Interval> = Vec::new();
            for _ in 0..n {
                let left = input.number(1..=most - 1);
                intervals.push((left, input.number(left + 1..=most)));
                input.end_line();
            }
            input.print(|| if game.next_player_wins(&intervals) { "Alice" } else { "Bob" });
        });
    });
}
