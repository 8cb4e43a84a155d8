use algo_lib::graph::edges::flow_edge::FlowEdge;
use algo_lib::graph::max_flow::MaxFlow;
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
        let (u, v): (usize, usize) = input.read();
        let c = input.read_long();
        graph.add_edge(FlowEdge::new(u - 1, v - 1, c));
    }
    out.print_line(graph.max_flow(0, n - 1));
    out.flush();
}
