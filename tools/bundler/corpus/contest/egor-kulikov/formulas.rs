use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::memo::memoization_2d::Memoization2d;
use algo_lib::misc::recursive_function::Callable2;
use algo_lib::scan;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    scan!(&mut input, "n=@, k=@", n: usize, k: usize);
    let mut stirling = Memoization2d::new(n + 1, k + 1, |f, n, k| -> u64 {
        if n == 0 && k == 0 {
            1
        } else if n == 0 || k == 0 {
            0
        } else {
            f.call(n - 1, k - 1) + k as u64 * f.call(n - 1, k)
        }
    });
    out.print_line(stirling.call(n, k));
    out.flush();
}
