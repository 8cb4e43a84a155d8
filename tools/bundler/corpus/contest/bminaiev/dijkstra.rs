use algo_lib::graph::dijkstra::dijkstra;
use algo_lib::graph::graph_readers::weighted::read_weighted_undirected_graph;
use algo_lib::graph::minimal_spanning_tree::minimal_spanning_tree;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::gen_vector::gen_vec;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let graph = read_weighted_undirected_graph::<i64>(&mut input, n, m);
    let reached = dijkstra(&graph, 0);
    output.println(gen_vec(n, |v| if reached[v].dist == i64::MAX { -1 } else { reached[v].dist }));
    let tree = minimal_spanning_tree(&graph);
    output.println(tree.all_edges().map(|(_, e)| e.cost).sum::<i64>());
    output.flush();
}
