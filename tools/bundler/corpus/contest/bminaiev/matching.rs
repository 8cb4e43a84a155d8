use algo_lib::flows::matching::find_matching;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let mut graph = vec![vec![]; n];
    for _ in 0..input.usize() {
        let left = input.usize();
        graph[left].push(input.usize());
    }
    output.println(find_matching(&graph, m).size);
    output.flush();
}
