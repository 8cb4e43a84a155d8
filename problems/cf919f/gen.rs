//! Cases of Codeforces 919F: up to 100, with up to 2 cards a player that are not 0.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(2_usize).min(8);
        g.cases(100, |g| {
            let first = g.number(0..=1_usize);
            g.line([first]);
            for player in 0..2 {
                let least = usize::from(player == first);
                let mut cards = g.bag(least..=most, 1..=4_u64);
                cards.resize(8, 0);
                g.shuffle(&mut cards);
                g.line(cards);
            }
        });
    });
}
