use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::string::str::StrReader;
use algo_lib::string::string_algorithms::palindromes::Palindromes;
use algo_lib::string::string_algorithms::prefix_function::PrefixFunction;
use algo_lib::string::string_algorithms::string_search::StringSearch;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let s = input.read_str();
    let t = input.read_str();
    out.print_line(s.all_matches(&t));
    out.print_line(s.prefix_function());
    let odd: usize = s.odd_palindromes().iter().sum();
    let even: usize = s.even_palindromes().iter().sum();
    out.print_line(odd + even);
    out.flush();
}
