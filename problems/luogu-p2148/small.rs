use crate::{answers, line, lists};
use brutes::luogu_p2148::options;
use cases::Game;

/// All two pairs of heaps of 1 to 6, and one pair of heaps of up to 12, each beside 1 and 1.
#[test]
fn small_cases() {
    let one = lists(2, 12).map(|pair| [pair, vec![1, 1]].concat());
    let all: Vec<Vec<u64>> = lists(4, 6).chain(one).filter(|heaps| !heaps.contains(&0)).collect();
    let mut game = Game::normal(|pairs: &Vec<(u64, u64)>| options(pairs));
    for some in all.chunks(2000) {
        let lines: String = some.iter().map(|heaps| format!("4\n{}", line(heaps))).collect();
        let expected: Vec<&str> = some
            .iter()
            .map(|heaps| {
                let pair = |x: u64, y: u64| (x.min(y), x.max(y));
                let mut pairs = vec![pair(heaps[0], heaps[1]), pair(heaps[2], heaps[3])];
                pairs.sort_unstable();
                if game.next_player_wins(&pairs) { "YES" } else { "NO" }
            })
            .collect();
        assert_eq!(answers("luogu-p2148", &format!("{}\n{lines}", some.len())), expected);
    }
}
