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
        for _ in 0..input.number(1..=20) {
            let n = input.number(1..=100);
            let mut intervals: Vec<Interval> = Vec::new();
            for _ in 0..n {
                let left = input.number(1..=100);
                let right = input.number(1..=100);
                input.require(left < right, "an interval ends before it begins");
                intervals.push((left, right));
            }
            println!("{}", if game.next_player_wins(&intervals) { "Alice" } else { "Bob" });
        }
    });
}
