use crate::compare_counted;
use brutes::hdu3404::{Lamps, options};
use cases::Game;

/// All sets of lamps on 3 x 3 places, and on 2 x 5.
#[test]
fn small_cases() {
    let mut game = Game::normal(|lamps: &Lamps| options(lamps));
    let sets = [(3, 3), (2, 5)].into_iter().flat_map(|(rows, columns)| {
        let places = move || (1..=rows).flat_map(move |x| (1..=columns).map(move |y| (x, y)));
        (0..1_u64 << (rows * columns)).map(move |set| -> Lamps {
            places()
                .enumerate()
                .filter(|(i, _)| set >> i & 1 == 1)
                .map(|(_, place)| place)
                .collect()
        })
    });
    let case = |lamps: Lamps| {
        let lines: String = lamps.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
        let wins = game.next_player_wins(&lamps);
        let answer = if wins { "Have a try, lxhgww." } else { "Don't waste your time." };
        (format!("{}\n{lines}", lamps.len()), answer)
    };
    compare_counted("hdu3404", sets.map(case));
}
