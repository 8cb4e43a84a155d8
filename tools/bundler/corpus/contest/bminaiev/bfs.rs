use algo_lib::graph::bfs::bfs;
use algo_lib::graph::graph_readers::simple::read_undirected_graph;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let graph = read_undirected_graph(&mut input, n, m);
    let state = bfs(0, &graph);
    match state.get_path(n - 1) {
        Some(path) => {
            output.println(state.dist[n - 1]);
            output.println(path.iter().map(|v| v + 1).collect::<Vec<_>>());
        }
        None => output.println("IMPOSSIBLE"),
    }
    output.flush();
}
