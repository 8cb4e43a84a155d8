use crate::answers;
use brutes::hdu1524::options;
use cases::Game;
use std::fmt::Write;

/// Every graph on 4 vertices whose edges lead to smaller ones, with every one, two and three pieces.
#[test]
fn small_cases() {
    let (mut input, mut expected) = (String::new(), Vec::new());
    let pairs: Vec<(usize, usize)> = (0..4).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
    for set in 0..1 << pairs.len() {
        let mut edges = vec![Vec::new(); 4];
        for (i, &(from, to)) in pairs.iter().enumerate() {
            if set >> i & 1 == 1 {
                edges[from].push(to);
            }
        }
        input += "4\n";
        for tos in &edges {
            let tos: String = tos.iter().map(|to| format!(" {to}")).collect();
            writeln!(input, "{}{tos}", tos.len() / 2).expect("a String takes all");
        }
        let mut game = Game::normal(|pieces: &Vec<usize>| options(&edges, pieces));
        for code in 0..4 + 16 + 64 {
            let (len, code) = match code {
                0..4 => (1, code),
                4..20 => (2, code - 4),
                _ => (3, code - 20),
            };
            let mut pieces: Vec<usize> = (0..len).map(|i| code >> (2 * i) & 3).collect();
            let places: String = pieces.iter().map(|piece| format!(" {piece}")).collect();
            writeln!(input, "{len}{places}").expect("a String takes all");
            pieces.sort_unstable();
            expected.push(if game.next_player_wins(&pieces) { "WIN" } else { "LOSE" });
        }
        input += "0\n";
    }
    assert_eq!(answers("hdu1524", &input), expected);
}
