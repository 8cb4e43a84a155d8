use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::seg_trees::lazy_seg_tree_add_sum::{Node, SegTreeAddSum};

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let q = input.usize();
    let a = input.vec::<i64>(n);
    let mut tree = SegTreeAddSum::new(n, |pos| Node::new(a[pos]));
    for _ in 0..q {
        let kind = input.usize();
        let range = input.usize() - 1..input.usize();
        if kind == 1 {
            tree.update(range, input.i64());
        } else {
            output.println(tree.get(range).sum);
        }
    }
    output.println(tree.values());
    output.flush();
}
