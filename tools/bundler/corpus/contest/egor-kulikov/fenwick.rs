use algo_lib::collections::fenwick::FenwickTree;
use algo_lib::collections::slice_ext::compress::compress;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let a = input.read_int_vec(n);
    let compressed = compress([&a]);
    let mut seen = FenwickTree::new(compressed.order.len());
    let mut inversions = 0i64;
    for &x in &compressed.arrs[0] {
        inversions += seen.get(x + 1..);
        seen.add(x, 1i64);
    }
    out.print_line(inversions);
    out.flush();
}
