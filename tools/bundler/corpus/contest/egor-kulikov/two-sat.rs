use algo_lib::graph::two_sat::TwoSat;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let m = input.read_size();
    let mut two_sat = TwoSat::new(n);
    for _ in 0..m {
        let a = input.read_int();
        let b = input.read_int();
        let at = |x: i32| x.unsigned_abs() as usize - 1;
        two_sat.add_or(at(a), a > 0, at(b), b > 0);
    }
    match two_sat.solve() {
        None => out.print_line("no"),
        Some(values) => {
            out.print_line_iter(values.into_iter().map(|v| v as i32));
        }
    }
    out.flush();
}
