use crate::compare_counted;
use brutes::hdu5754::answer;

/// All boards up to 25 x 25, each piece.
#[test]
fn small_cases() {
    let sizes = (2..=25).flat_map(|n| (2..=25).map(move |m| (n, m)));
    let all = sizes.flat_map(|(n, m)| (1..=4).map(move |piece| (piece, n, m)));
    let case = |(piece, n, m)| (format!("{piece} {n} {m}\n"), answer(piece, n, m));
    compare_counted("hdu5754", all.map(case));
}
