use crate::compare;
use brutes::hdu2147::wins;

/// All boards of up to 20 x 20.
#[test]
fn small_cases() {
    let wins = wins(20);
    let sides = (1..=20).flat_map(|n| (1..=20).map(move |m| (n, m)));
    let answer = |n: usize, m: usize| if wins[n][m] { "Wonderful!" } else { "What a pity!" };
    compare("hdu2147", sides.map(|(n, m)| (format!("{n} {m}\n"), answer(n, m))));
}
