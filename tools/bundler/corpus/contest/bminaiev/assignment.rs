use algo_lib::collections::array_2d::Array2D;
use algo_lib::flows::hungarian_algorithm::hungarian_algorithm;
use algo_lib::flows::min_cost_max_flow::MinCostMaxFlow;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let cost = Array2D::new_f(n, n, |_, _| input.i64());
    let best = hungarian_algorithm(&cost).unwrap();

    let mut flow = MinCostMaxFlow::new(2 * n + 2);
    for i in 0..n {
        flow.add_edge(2 * n, i, 1, 0);
        flow.add_edge(n + i, 2 * n + 1, 1, 0);
        for j in 0..n {
            flow.add_edge(i, n + j, 1, cost[i][j]);
        }
    }
    let res = flow.find_min_cost_max_flow(2 * n, 2 * n + 1);
    output.println((best.min_cost, res.cost, res.flow));
    output.println(best.column_per_row);
    output.flush();
}
