use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::numbers::mod_int::ModIntF;
use algo_lib::numbers::num_traits::invertible::Invertible;
use algo_lib::numbers::num_utils::factorials;

type Mod = ModIntF;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (n, k): (usize, usize) = input.read();
    let facts = factorials::<Mod>(n + 1);
    let ways = facts[n] / (facts[k] * facts[n - k]);
    out.print_line(ways);
    out.print_line((ways + Mod::new(1)).inv().unwrap());
    out.flush();
}
