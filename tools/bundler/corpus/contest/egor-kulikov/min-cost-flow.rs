use algo_lib::collections::md_arr::arr2d::Arr2dRead;
use algo_lib::graph::edges::weighted_flow_edge::WeightedFlowEdge;
use algo_lib::graph::min_cost_flow::MinCostFlow;
use algo_lib::graph::Graph;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::hungarian_algorithm::hungarian_algorithm;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let cost = input.read_long_table(n, n);
    let mut graph = Graph::new_linked(2 * n + 2);
    for i in 0..n {
        graph.add_edge(WeightedFlowEdge::new(2 * n, i, 0, 1));
        graph.add_edge(WeightedFlowEdge::new(n + i, 2 * n + 1, 0, 1));
        for j in 0..n {
            graph.add_edge(WeightedFlowEdge::new(i, n + j, cost[(i, j)], 1));
        }
    }
    let res = graph.min_cost_max_flow(2 * n, 2 * n + 1);
    out.print_line((res.cost, res.flow, hungarian_algorithm(&cost)));
    out.flush();
}
