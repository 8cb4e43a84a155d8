#[allow(unused)]
use algo_lib::dbg;
use algo_lib::collections::last_exn::LastExn;
use algo_lib::collections::sorted::SortedTrait;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::iters::pairs_iter::PairsIterTrait;

fn solve(input: &mut Input, out: &mut Output, _test_case: usize) {
    let n = input.usize();
    let a = input.vec::<i32>(n).sorted();
    let gap = a.iter().pairs().map(|(x, y)| y - x).max();
    out.println((gap.unwrap_or(0), *a.last_exn()));
}

pub(crate) fn run(mut input: Input, mut output: Output) {
    let t = input.usize();
    for tc in 0..t {
        solve(&mut input, &mut output, tc + 1);
    }
    output.flush();
}

fn main() {
    run(Input::new_stdin(), Output::new_stdout());
}
