use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::strings::suffix_array::SuffixArray;

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let s = input.string();
    let n = s.len();
    let array = SuffixArray::new(s.clone());
    let mut longest = 0;
    for i in 0..n {
        for j in 0..i {
            let lcp = array.lcp(array.get_pos_in_array(i), array.get_pos_in_array(j));
            longest = longest.max(lcp.min(i - j));
        }
    }
    output.println(longest);
    output.flush();
}
