//! Luogu P3185 by its rules.

use cases::Game;

/// The moves that there are, in their order, with the beans that each leaves.
#[must_use]
pub fn moves(beans: &[u64]) -> Vec<([usize; 3], Vec<u64>)> {
    let n = beans.len();
    let mut moves = Vec::new();
    for i in 0..n {
        for j in i + 1..n {
            for k in j..n {
                let mut after = beans.to_vec();
                after[j] += 1;
                after[k] += 1;
                if let Some(rest) = beans[i].checked_sub(1) {
                    after[i] = rest;
                    moves.push(([i, j, k], after));
                }
            }
        }
    }
    moves
}

/// The first winning move and their number, on two lines.
///
/// # Panics
/// If there is no bottle.
#[must_use]
pub fn answer(beans: &[u64]) -> String {
    // Beans in the last bottle are never moved.
    let without_last = |mut beans: Vec<u64>| {
        *beans.last_mut().expect("there is a bottle") = 0;
        beans
    };
    let mut game = Game::normal(|beans: &Vec<u64>| {
        moves(beans).into_iter().map(move |(_, after)| without_last(after))
    });
    let mut winning = moves(beans);
    winning.retain(|(_, after)| !game.next_player_wins(&without_last(after.clone())));
    let [i, j, k] =
        winning.first().map_or(["-1".to_owned(), "-1".to_owned(), "-1".to_owned()], |m| {
            m.0.map(|bottle| bottle.to_string())
        });
    format!("{i} {j} {k}\n{}", winning.len())
}

fn main() {
    cases::answer(|input| {
        let (bottles, each) = (1 + input.up_to(5).min(20), input.up_to(2).min(10_000));
        input.cases(10, |input| {
            let most = if matches!(bottles, 5 | 6) { 1 } else { each };
            let beans = input.list(2..=bottles, 0..=most);
            input.print(|| answer(&beans));
        });
    });
}
