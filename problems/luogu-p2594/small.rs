use crate::compare_counted;
use brutes::luogu_p2594::answers;

/// All boards of 1 x 8, 2 x 4, 4 x 2 and 3 x 3.
#[test]
fn small_cases() {
    let cases = [(1, 8), (2, 4), (4, 2), (3, 3)].into_iter().flat_map(|(n, m)| {
        let boards: Vec<u64> = (0..1 << (n * m)).collect();
        let answers = answers(n, m, &boards);
        let coin = move |board: u64, cell: usize| if board >> cell & 1 == 1 { 'T' } else { 'H' };
        let row = move |board, i| (0..m).map(|j| coin(board, i * m + j)).collect::<String>() + "\n";
        let lines = move |board| (0..n).map(|i| row(board, i)).collect::<String>();
        let case = move |(board, answer)| (format!("{n} {m}\n{}", lines(board)), answer);
        boards.into_iter().zip(answers).map(case)
    });
    compare_counted("luogu-p2594", cases);
}
