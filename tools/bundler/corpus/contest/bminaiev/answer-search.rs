use algo_lib::collections::sparse_table_max::SparseTableMax;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::binary_search::binary_search_first_true;
use algo_lib::misc::longest_increasing_subsequence::longest_increasing_subsequence;
use algo_lib::misc::pref_sum::PrefSum;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let limit = input.i64();
    let a = input.vec::<i64>(n);
    let sums = a.pref_sum();
    let table = SparseTableMax::new(&a);
    for i in 0..n {
        let end = binary_search_first_true(i..n, |j| sums[j + 1] - sums[i] > limit);
        if end > i {
            output.println((end - i, table.find_max_pos(i..end)));
        }
    }
    output.println(longest_increasing_subsequence(&a));
    output.flush();
}
