//! Codeforces 1312F by its rules.

use cases::Game;

/// A castle: its soldiers, and the last attack, 0 to 2.
pub type Castle = (u64, usize);

/// The castles after one more attack.
#[must_use]
pub fn options(attacks: [u64; 3], castles: &[Castle]) -> Vec<Vec<Castle>> {
    let mut options = Vec::new();
    for (i, &(soldiers, last)) in castles.iter().enumerate() {
        let allowed = (0..3).filter(|&attack| attack == 0 || attack != last);
        for attack in allowed.filter(|_| soldiers > 0) {
            let mut option = castles.to_vec();
            option[i] = (soldiers.saturating_sub(attacks[attack]), attack);
            options.push(option);
        }
    }
    options
}

/// How many first attacks win.
#[must_use]
pub fn answer(attacks: [u64; 3], castles: &[u64]) -> usize {
    let castles: Vec<Castle> = castles.iter().map(|&castle| (castle, 0)).collect();
    let mut game = Game::normal(|castles: &Vec<Castle>| options(attacks, castles));
    options(attacks, &castles).iter().filter(|option| !game.next_player_wins(option)).count()
}

fn main() {
    cases::answer(|input| {
        input.cases(1000, |input| {
            let limit = 300_000;
            let most = input.up_to(9_u64).min(1_000_000_000_000_000_000);
            let len = input.up_to(3).min(input.share(limit));
            // One castle of many soldiers.
            input.special(4, |g| {
                g.line([1]);
                let attacks = g.vector(3..=3, 1..=5);
                g.line(attacks);
                let castle = g.number(1..=200);
                g.line([castle]);
            });
            let n = input.count(1..=len);
            let attacks = input.numbers(3, 1..=5);
            let castles = input.numbers(n, 1..=most);
            input.print(|| answer([attacks[0], attacks[1], attacks[2]], &castles));
        });
    });
}
