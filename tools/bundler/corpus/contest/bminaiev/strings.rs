use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::strings::hash_string_context::default_hash_context;
use algo_lib::strings::prefix_function::prefix_function;
use algo_lib::strings::z_function::z_function;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let s = input.string();
    output.println(z_function(&s));
    output.println(prefix_function(&s));
    let ctx = default_hash_context(s.len());
    let hashes = ctx.make_string(&s);
    let half = s.len() / 2;
    let same = (1..=half)
        .filter(|&len| hashes.calc_hash(0..len) == hashes.calc_hash(half..half + len))
        .count();
    output.println(same);
    output.flush();
}
