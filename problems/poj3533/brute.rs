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
        while input.has_more() {
            let n: usize = input.number(1..=1000);
            let mut lamps = Lamps::new();
            for _ in 0..n {
                let lamp = [(); 3].map(|()| input.number(1..=1000));
                input.require(lamps.insert(lamp), "a lamp is there twice");
            }
            println!("{}", if game.next_player_wins(&lamps) { "No" } else { "Yes" });
        }
    });
}
