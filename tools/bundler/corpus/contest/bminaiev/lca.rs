use algo_lib::graph::graph_readers::simple::read_undirected_graph;
use algo_lib::graph::trees::binary_lifting::BinaryLifting;
use algo_lib::graph::trees::calc_sizes::calc_subtree_sizes;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let tree = read_undirected_graph(&mut input, n, n - 1);
    let lifting = BinaryLifting::new(&tree, 0);
    let sizes = calc_subtree_sizes(&tree, 0);
    for _ in 0..input.usize() {
        let u = input.usize() - 1;
        let v = input.usize() - 1;
        let lca = lifting.lca(u, v);
        let dist = lifting.height(u) + lifting.height(v) - 2 * lifting.height(lca);
        output.println((lca + 1, dist, sizes[lca]));
    }
    output.flush();
}
