//! HDU 5754 by its rules.

use std::collections::HashMap;

/// What is left to go after each move of a piece, 1 to 4: king, rook, knight and queen.
fn options(piece: u64, x: u64, y: u64) -> Vec<(u64, u64)> {
    let all = (0..=x).flat_map(|dx| (0..=y).map(move |dy| (dx, dy)));
    let can_go = |&(dx, dy): &(u64, u64)| match piece {
        1 => dx <= 1 && dy <= 1,
        2 => dx == 0 || dy == 0,
        3 => dx + dy == 3 && dx > 0 && dy > 0,
        _ => dx == 0 || dy == 0 || dx == dy,
    };
    let left = |(dx, dy)| (x - dx, y - dy);
    all.filter(|step| *step != (0, 0)).filter(can_go).map(left).collect()
}

/// 1 if the next player can win, -1 if the other can, else 0.
fn outcome(piece: u64, place: (u64, u64), known: &mut HashMap<(u64, u64), i32>) -> i32 {
    if let Some(&outcome) = known.get(&place) {
        return outcome;
    }
    let options = options(piece, place.0, place.1);
    let best = options.into_iter().map(|option| -outcome(piece, option, known)).max();
    let outcome = best.unwrap_or(if place == (0, 0) { -1 } else { 0 });
    known.insert(place, outcome);
    outcome
}

/// The answer.
#[must_use]
pub fn answer(piece: u64, n: u64, m: u64) -> &'static str {
    match outcome(piece, (n - 1, m - 1), &mut HashMap::new()) {
        1 => "B",
        0 => "D",
        _ => "G",
    }
}

fn main() {
    cases::answer(|input| {
        let most = 1 + input.up_to(40).min(999);
        input.cases(1000, |input| {
            let piece = input.number(1..=4);
            let (n, m) = (input.number(2..=most), input.number(2..=most));
            input.end_line();
            input.require(n <= 60 && m <= 60, "too large to play");
            input.print(|| answer(piece, n, m));
        });
    });
}
