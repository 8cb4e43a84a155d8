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
        input.cases_before("0 0", |input| {
            let (side, bombs) = (input.up_to(4).min(50), input.up_to(4));
            let (n, m) = (input.count(1..=side), input.count(1..=side));
            input.end_line();
            // Few bombs.
            input.drawn(|g| {
                let bombs = g.cells(0..=bombs.min(n * m), n, m);
                for p in 1..=n {
                    let row = (1..=m).map(|q| if bombs.contains(&(p, q)) { '#' } else { '.' });
                    let row: String = row.collect();
                    g.line([row]);
                }
            });
            let mut bombs = Bombs::new();
            for (p, row) in (1..).zip(input.board(n, m, ".#")) {
                let cells = (1..).zip(row.bytes()).filter(|cell| cell.1 == b'#');
                bombs.extend(cells.map(|cell| (p, cell.0)));
            }
            bombs.remove(&(1, 1));
            input.print(|| if game.next_player_wins(&bombs) { "John" } else { "Jack" });
        });
    });
}
