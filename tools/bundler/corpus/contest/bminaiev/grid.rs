use algo_lib::collections::array_2d::Array2D;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::iters::shifts::SHIFTS_4;
use algo_lib::iters::shifts_iter::ShiftsIterator;
use algo_lib::misc::rec_function::{Callable2, RecursiveFunction2};

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let (n, m) = (input.usize(), input.usize());
    let field = input.string_vec(n);
    let shifts = ShiftsIterator::new(&SHIFTS_4, n, m);
    let mut seen = Array2D::new(false, n, m);
    let mut lakes = 0;
    for row in 0..n {
        for col in 0..m {
            if seen[row][col] || field[row][col] == b'.' {
                continue;
            }
            lakes += 1;
            RecursiveFunction2::new(|f, r: usize, c: usize| {
                if seen[r][c] || field[r][c] == b'.' {
                    return;
                }
                seen[r][c] = true;
                for (nr, nc) in shifts.iter(r, c) {
                    f.call(nr, nc);
                }
            })
            .call(row, col);
        }
    }
    output.println(lakes);
    output.flush();
}
