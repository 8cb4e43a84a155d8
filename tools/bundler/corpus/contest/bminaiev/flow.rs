use algo_lib::flows::dinic::FlowDinic;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let mut flow = FlowDinic::new(n);
    let ids: Vec<usize> = (0..m)
        .map(|_| {
            let fr = input.usize() - 1;
            let to = input.usize() - 1;
            flow.add_edge(fr, to, input.i64())
        })
        .collect();
    output.println(flow.find_flow());
    output.println(ids.iter().map(|&id| flow.get_edge_flow(id)).collect::<Vec<_>>());
    output.flush();
}
