use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::string::str::StrReader;
use algo_lib::string::suffix_array::SuffixArray;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let s = input.read_str();
    let n = s.len();
    let array = SuffixArray::new(&s);
    let mut distinct = n * (n + 1) / 2;
    let order: Vec<usize> = (0..array.len()).map(|i| array[i]).collect();
    for w in order.windows(2) {
        distinct -= array.lcp(w[0], w[1]);
    }
    out.print_line(distinct);
    out.flush();
}
