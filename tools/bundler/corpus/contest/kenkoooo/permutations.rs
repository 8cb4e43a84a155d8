use competitive_programming_rs::math::max_rectangle::max_rectangle::maximize;
use competitive_programming_rs::math::next_permutation::NextPermutation;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let rows: Vec<Vec<bool>> = (0..n)
        .map(|_| sc.chars().into_iter().map(|c| c == '#').collect())
        .collect();
    // The rows may be put in any order.
    let mut order: Vec<usize> = (0..n).collect();
    let mut best = 0;
    loop {
        let map: Vec<Vec<bool>> = order.iter().map(|&i| rows[i].clone()).collect();
        best = best.max(maximize(&map));
        if !order.next_permutation() {
            break;
        }
    }
    sc.write(format!("{}\n", best));
}
