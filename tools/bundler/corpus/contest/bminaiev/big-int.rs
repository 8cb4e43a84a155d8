use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::math::big_int::BigInt;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.i64();
    let mut fact = BigInt::new(1);
    for i in 1..=n {
        fact = fact * BigInt::new(i);
    }
    let (_, rest) = fact.div_mod(&BigInt::new(1_000_000_007i64));
    output.println(format!("{}", fact));
    output.println(format!("{}", rest - BigInt::new(5)));
    output.flush();
}
