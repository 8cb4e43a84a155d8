use algo_lib::collections::vec_ext::inc_dec::IncDec;
use algo_lib::graph::dfs_order::DFSOrderTrait;
use algo_lib::graph::lca::LCATrait;
use algo_lib::graph::Graph;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let edges = input.read_size_pair_vec(n - 1).dec();
    let tree = Graph::with_biedges(n, &edges);
    let lca = tree.lca();
    let order = tree.dfs_order();
    let q = input.read_size();
    for _ in 0..q {
        let (u, v) = input.read::<(usize, usize)>().dec();
        let top = lca.lca(u, v);
        out.print_line((top + 1, lca.path_length(u, v), order.len(top)));
    }
    out.flush();
}
