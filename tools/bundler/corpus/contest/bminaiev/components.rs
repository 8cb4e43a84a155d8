use algo_lib::graph::graph_readers::config::{Directional, Indexation};
use algo_lib::graph::graph_readers::simple::read_graph;
use algo_lib::graph::strongly_connected_components::find_strongly_connected_component;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let graph = read_graph(&mut input, n, m, Directional::Directed, Indexation::FromZero);
    let scc = find_strongly_connected_component::<_, u32>(&graph);
    let mut sizes = vec![0; scc.num_comps];
    for v in 0..n {
        sizes[scc.comp_id[v] as usize] += 1;
    }
    sizes.sort();
    output.println(sizes);
    output.flush();
}
