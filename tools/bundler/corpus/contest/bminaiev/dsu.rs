use algo_lib::graph::dsu::Dsu;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::strings::utils::vec2str;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let m = input.usize();
    let mut dsu = Dsu::new(n);
    for _ in 0..m {
        let kind = input.string();
        let u = input.usize() - 1;
        let v = input.usize() - 1;
        if vec2str(&kind) == "join" {
            dsu.unite(u, v);
        } else {
            let answer = if dsu.get(u) == dsu.get(v) { "YES" } else { "NO" };
            output.println(answer);
        }
    }
    output.println((dsu.num_components(), dsu.calc_size(0)));
    output.flush();
}
