use crate::compare_each;
use brutes::atcoder_agc017_d::options;
use cases::Game;

/// Every tree of 2 to 6 vertices in which each but vertex 1 hangs on one of smaller number.
#[test]
fn small_cases() {
    let mut all = Vec::new();
    for n in 2..=6_usize {
        let trees: usize = (2..n).product();
        for mut code in 0..trees {
            let mut edges: Vec<(usize, usize)> = Vec::new();
            for vertex in 2..=n {
                edges.push((1 + code % (vertex - 1), vertex));
                code /= vertex - 1;
            }
            let lines: String = edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
            edges.sort_unstable();
            let mut game = Game::normal(|edges: &Vec<(usize, usize)>| options(edges));
            let expected = if game.next_player_wins(&edges) { "Alice" } else { "Bob" };
            all.push((format!("{n}\n{lines}"), expected));
        }
    }
    compare_each("atcoder-agc017-d", all);
}
