use algo_lib::collections::slice_ext::qty::Qty;
use algo_lib::collections::vec_ext::inc_dec::IncDec;
use algo_lib::collections::vec_ext::sorted::Sorted;
use algo_lib::io::input::Input;
use algo_lib::io::output::{BoolOutput, Output};
use algo_lib::misc::test_type::TestType;

const TEST_TYPE: TestType = TestType::MultiNumber;

fn solve(input: &mut Input, out: &mut Output) {
    let n = input.read_size();
    let a = input.read_size_vec(n).dec();
    let is_permutation = a.qty_bound(n).into_iter().all(|q| q == 1);
    out.print_line(is_permutation);
    out.print_line(a.sorted().reversed().inc());
}

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    out.set_bool_output(BoolOutput::YesNo);
    let tests = match TEST_TYPE {
        TestType::MultiNumber => input.read_size(),
        _ => 1,
    };
    for _ in 0..tests {
        solve(&mut input, &mut out);
    }
    out.flush();
}
