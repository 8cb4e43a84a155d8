use competitive_programming_rs::data_structure::suffix_array::suffix_array::SuffixArray;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let text: String = sc.read();
    let array = SuffixArray::new(text.as_bytes());
    let q: usize = sc.read();
    for _ in 0..q {
        let word: String = sc.read();
        let word = word.as_bytes();
        let count = array.upper_bound(word) - array.lower_bound(word);
        sc.write(format!("{} {}\n", array.contains(word), count));
    }
}
