use algo_lib::graph::graph_readers::simple::read_undirected_graph;
use algo_lib::graph::trees::heavy_light::HeavyLight;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::seg_trees::fenwick::Fenwick;

// Which edges of a tree are closed: close those of a path, count those of another.
fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let q = input.usize();
    let tree = read_undirected_graph(&mut input, n, n - 1);
    let mut paths = HeavyLight::new(&tree, 0, |path| Fenwick::<i64>::new(path.len()));
    for _ in 0..q {
        let close = input.string() == b"+";
        let u = input.usize() - 1;
        let v = input.usize() - 1;
        let mut closed = 0;
        paths.go_path(u, v, |path, range, _| {
            if close {
                for i in range {
                    path.extra.add(i, 1);
                }
            } else {
                closed += path.extra.get_range_sum(range);
            }
        });
        if !close {
            output.println(closed);
        }
    }
    output.flush();
}
