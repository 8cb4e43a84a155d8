use algo_lib::collections::segment_tree::{SegmentTree, SegmentTreeNode};
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

#[derive(Default, Clone, Copy)]
struct Best {
    sum: i64,
    prefix: i64,
}

impl SegmentTreeNode for Best {
    fn update(&mut self, left: &Self, right: &Self) {
        self.sum = left.sum + right.sum;
        self.prefix = left.prefix.max(left.sum + right.prefix);
    }
}

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let n = input.read_size();
    let q = input.read_size();
    let a = input.read_long_vec(n);
    let leaf = |x: i64| Best { sum: x, prefix: x.max(0) };
    let mut tree = SegmentTree::with_gen(n, |i| leaf(a[i]));
    for _ in 0..q {
        let at = input.read_size() - 1;
        tree.point_update(at, leaf(input.read_long()));
        let l = input.read_size() - 1;
        let r = input.read_size();
        let res = tree.query(l..r);
        out.print_line((res.sum, res.prefix));
    }
    out.flush();
}
