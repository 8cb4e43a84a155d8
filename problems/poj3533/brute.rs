//! POJ 3533 by its rules.

use cases::Game;
use std::collections::BTreeSet;

/// Where lamps are on.
pub type Lamps = BTreeSet<[u64; 3]>;

/// The lamps after one more move. A box that is flat in a direction has a coordinate of 0 there, where nothing is.
#[must_use]
pub fn options(lamps: &Lamps) -> Vec<Lamps> {
    let mut options = Vec::new();
    for &[x, y, z] in lamps {
        for code in 0..x * y * z {
            let near = [code / (y * z), code / z % y, code % z];
            let mut option = lamps.clone();
            for corner in 0..8 {
                let far = |axis: usize| corner >> axis & 1 == 0;
                let at = |axis: usize| if far(axis) { [x, y, z][axis] } else { near[axis] };
                let lamp = [at(0), at(1), at(2)];
                if !lamp.contains(&0) && !option.remove(&lamp) {
                    option.insert(lamp);
                }
            }
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|lamps: &Lamps| options(lamps));
        input.cases_to_end(|input| {
            let (side, many) = (1000, 1000);
            // In any direction.
            input.drawn(|g| {
                let (mut sides, few) =
                    *g.pick(&[([2, 2, 2], 8), ([2, 2, 3], 2), ([1, 3, 3], 3), ([1, 1, 9], 5)]);
                g.shuffle(&mut sides);
                let (few, side) = (g.up_to(few).min(few), g.up_to(9).min(side));
                let (sides, most) = if side > 9 { ([side; 3], many) } else { (sides, few) };
                let cells = g.cells(1..=most, sides[0] * sides[1], sides[2]);
                g.line([cells.len()]);
                for (row, z) in cells {
                    g.line([(row - 1) / sides[1] + 1, (row - 1) % sides[1] + 1, z]);
                }
            });
            let n = input.count(1..=many);
            input.end_line();
            let lamp = |_| input.numbers(3, 1..=side as u64);
            let lamps: Lamps = (0..n).map(lamp).map(|lamp| [lamp[0], lamp[1], lamp[2]]).collect();
            input.require(lamps.len() == n, "a lamp is there twice");
            input.print(|| if game.next_player_wins(&lamps) { "No" } else { "Yes" });
        });
    });
}
