use competitive_programming_rs::data_structure::segment_tree::SegmentTree;
use competitive_programming_rs::utils::scanner::IO;

// The longest increasing subsequence, by its last number.
fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let a: Vec<usize> = sc.vec(n);
    let size = a.iter().max().unwrap() + 1;
    let mut best = SegmentTree::new(size, |x: u32, y: u32| x.max(y));
    for &x in &a {
        let longest = best.query(0..x).unwrap_or(0);
        best.update(x, longest + 1);
    }
    let answer = best.query(..size).unwrap();
    sc.write(answer);
    sc.write("\n");
}
