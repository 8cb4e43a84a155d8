use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::min_max::UpdateMinMax;
use algo_lib::seg_trees::lazy_seg_tree::SegTree;
use algo_lib::seg_trees::seg_tree_trait::SegTreeNode;

#[derive(Clone, Copy, Default)]
struct Node {
    min: i32,
    count: usize,
}

impl SegTreeNode for Node {
    fn join_nodes(l: &Self, r: &Self, _: &()) -> Self {
        let mut res = *if l.min <= r.min { l } else { r };
        if l.min == r.min {
            res.count = l.count + r.count;
        }
        res
    }

    fn apply_update(node: &mut Self, update: &i32) {
        node.min += update;
    }

    fn join_updates(current: &mut i32, add: &i32) {
        *current += add;
    }

    type Update = i32;
    type Context = ();
}

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let n = input.usize();
    let q = input.usize();
    let mut tree = SegTree::new(n, |_| Node { min: 0, count: 1 });
    let mut best = 0;
    for _ in 0..q {
        let (l, r) = (input.usize(), input.usize());
        tree.update(l..r, input.i32());
        let all = tree.get(0..n);
        best.update_max(all.count);
        output.println((all.min, all.count));
    }
    output.println(best);
    output.flush();
}
