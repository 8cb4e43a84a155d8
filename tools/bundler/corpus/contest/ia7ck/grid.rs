use cumulative_sum_2d::CumulativeSum2D;
use grid_search::around;
use scanner::{scan, Scanner};

const SIDES: [(isize, isize); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, (h, w): (usize, usize), rows: [Chars; h] };
    let mut reached = vec![vec![0_u32; w]; h];
    let mut todo = vec![(0, 0)];
    reached[0][0] = 1;
    while let Some((y, x)) = todo.pop() {
        for (i, j) in around(y, x).y_range(0..h).x_range(0..w).directions(&SIDES) {
            if rows[i][j] == '.' && reached[i][j] == 0 {
                reached[i][j] = 1;
                todo.push((i, j));
            }
        }
    }
    let sums = CumulativeSum2D::new(&reached);
    println!("{} {}", sums.sum(0..h, 0..w), sums.sum(0..h / 2, 0..w));
}
