use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn solve(input: &mut Input, out: &mut Output) {
    let n = input.usize();
    let a = input.vec::<i64>(n);
    out.println(a.iter().sum::<i64>());
}

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    solve(&mut input, &mut output);
    output.flush();
}
