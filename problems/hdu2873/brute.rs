//! HDU 2873 by its rules.

use cases::Game;
use std::collections::BTreeSet;

/// Where bombs are, from (1, 1) on.
pub type Bombs = BTreeSet<(u64, u64)>;

/// The boards that one burst leads to.
#[must_use]
pub fn options(bombs: &Bombs) -> Vec<Bombs> {
    let mut options = Vec::new();
    for &(p, q) in bombs {
        let mut others = bombs.clone();
        others.remove(&(p, q));
        let above: Vec<(u64, u64)> = (1..p).map(|u| (u, q)).collect();
        let left: Vec<(u64, u64)> = (1..q).map(|v| (p, v)).collect();
        let mut add = |new: &[(u64, u64)]| {
            let mut option = others.clone();
            for &bomb in new.iter().filter(|&&bomb| bomb != (1, 1)) {
                if !option.remove(&bomb) {
                    option.insert(bomb);
                }
            }
            options.push(option);
        };
        match (p, q) {
            (1, _) => left.iter().for_each(|&one| add(&[one])),
            (_, 1) => above.iter().for_each(|&one| add(&[one])),
            _ => above.iter().for_each(|&one| left.iter().for_each(|&other| add(&[one, other]))),
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|bombs: &Bombs| options(bombs));
        loop {
            let (n, m) = (input.number(0..=50), input.number(0..=50));
            if n == 0 && m == 0 {
                break;
            }
            input.require(n > 0 && m > 0, "one side is 0");
            let mut bombs = Bombs::new();
            for p in 1..=n {
                let row = input.word(m..=m, ".#");
                bombs.extend(
                    (1..).zip(row.bytes()).filter(|cell| cell.1 == b'#').map(|cell| (p, cell.0)),
                );
            }
            bombs.remove(&(1, 1));
            println!("{}", if game.next_player_wins(&bombs) { "John" } else { "Jack" });
        }
    });
}
