use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::numbers::matrix::Matrix;
use algo_lib::numbers::mod_int::ModInt;
use algo_lib::value;

value!(Thousand: u32 = 1000);
type Mod = ModInt<Thousand>;

// The last digits of a Fibonacci number.
fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let (zero, one) = (Mod::new(0), Mod::new(1));
    let step = Matrix::new(&[&[one, one], &[one, zero]]);
    out.print_line(step.power(n)[(0, 1)]);
    out.flush();
}
