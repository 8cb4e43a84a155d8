use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::math::combinations::{Combinations, CombinationsFact};
use algo_lib::math::modulo::Mod7;

type Mod = Mod7;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let comb = CombinationsFact::<Mod>::new(2000);
    for _ in 0..input.usize() {
        let n = input.usize();
        let k = input.usize();
        let mut res = comb.c(n, k);
        res *= Mod::TWO.pown(k);
        output.println(res / Mod::new(n));
    }
    output.flush();
}
