use algo_lib::graph::edges::edge::Edge;
use algo_lib::graph::strongly_connected_components::StronglyConnectedComponentsTrait;
use algo_lib::graph::topological_sort::TopologicalSort;
use algo_lib::graph::Graph;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let m = input.read_size();
    let mut graph = Graph::new_linked(n);
    for (u, v) in input.read_size_pair_vec(m) {
        graph.add_edge(Edge::new(u - 1, v - 1));
    }
    let scc = graph.strongly_connected_components();
    out.print_line(scc.condensed.vertex_count());
    out.print_line(scc.condensed.topological_sort().is_some());
    out.print_line(graph.topological_sort().is_some());
    out.flush();
}
