use algo_lib::graph::distances::Distances;
use algo_lib::graph::edges::bi_weighted_edge::BiWeightedEdge;
use algo_lib::graph::minimal_spanning_tree::MinimalSpanningTree;
use algo_lib::graph::Graph;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let m = input.read_size();
    let mut graph = Graph::new(n, 2 * m);
    for _ in 0..m {
        let u = input.read_size() - 1;
        let v = input.read_size() - 1;
        graph.add_edge(BiWeightedEdge::new(u, v, input.read_long()));
    }
    out.print_line_iter(
        graph
            .distances_from(0)
            .into_iter()
            .map(|d| d.map(|(d, _, _)| d)),
    );
    out.print_line(graph.minimal_spanning_tree_weight());
    out.flush();
}
