use algo_lib::collections::iter_ext::iter_copied::ItersCopied;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::bin_search::{first_true, last_false};
use algo_lib::numbers::num_utils::UpperDiv;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (n, days): (usize, i64) = input.read();
    let piles = input.read_long_vec(n);
    let speed = first_true(1, piles.copy_max(), |speed| {
        piles.copy_map(|p| p.upper_div(speed)).sum::<i64>() <= days
    });
    let root = last_false(0i64, 1 << 31, |x| x * x > speed * 1000);
    out.print_line((speed, root));
    out.flush();
}
