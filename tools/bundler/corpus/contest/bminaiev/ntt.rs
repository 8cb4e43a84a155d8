use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::math::modulo::Mod_998_244_353;
use algo_lib::math::ntt::NTT;

type Mod = Mod_998_244_353;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let a = input.vec::<Mod>(n);
    let b = input.vec::<Mod>(n);
    let mut c = NTT::new().multiply(a, b);
    c.resize(2 * n - 1, Mod::ZERO);
    output.println(c);
    output.flush();
}
