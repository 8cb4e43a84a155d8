use algo_lib::collections::dsu::DSU;
use algo_lib::collections::iter_ext::iters::Iters;
use algo_lib::collections::vec_ext::inc_dec::IncDec;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn solve(input: &mut Input, out: &mut Output) {
    let n = input.read_size();
    let m = input.read_size();
    let edges = input.read_size_pair_vec(m).dec();

    let mut dsu = DSU::new(n);
    for (u, v) in edges {
        if !dsu.union(u, v) {
            out.print_line((u + 1, v + 1));
        }
    }
    let largest = dsu.iter().iter_map(|i| dsu.size(i)).max();
    out.print_line((dsu.set_count(), largest));
}

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    solve(&mut input, &mut out);
    out.flush();
}
