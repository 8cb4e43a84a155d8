use algo_lib::collections::md_arr::arr2d::{Arr2d, Arr2dRead};
use algo_lib::collections::min_max::MinimMaxim;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::dirs::D4;
use algo_lib::misc::recursive_function::{Callable2, RecursiveFunction2};

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (n, m): (usize, usize) = input.read();
    let table = input.read_char_table(n, m);
    let mut seen = Arr2d::new(n, m, false);
    let mut largest = 0;
    for (r, c) in table.indices() {
        let mut visit = RecursiveFunction2::new(|f, r: usize, c: usize| -> usize {
            if table[(r, c)] != b'#' || seen[(r, c)] {
                return 0;
            }
            seen[(r, c)] = true;
            D4::iter(r, c, n, m).map(|(nr, nc)| f.call(nr, nc)).sum::<usize>() + 1
        });
        largest.maxim(visit.call(r, c));
    }
    out.print_line(largest);
    out.flush();
}
