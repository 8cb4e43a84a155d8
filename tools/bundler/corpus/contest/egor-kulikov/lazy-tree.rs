use algo_lib::collections::segment_tree::{SegmentTree, ValueDeltaNode};
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::misc::value_delta::ValueDeltaTrait;

struct AddMin;

impl ValueDeltaTrait for AddMin {
    type V = i64;
    type D = i64;
    fn join(v1: i64, v2: i64) -> i64 {
        v1.min(v2)
    }
    fn accumulate(d1: i64, d2: i64) -> i64 {
        d1 + d2
    }
    fn apply(v: i64, d: i64) -> i64 {
        v + d
    }
}

type Node = ValueDeltaNode<AddMin>;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (n, q): (usize, usize) = input.read();
    let mut tree = SegmentTree::<Node>::with_gen(n, |_| Node::new(0));
    for _ in 0..q {
        let (l, r, x): (usize, usize, i64) = input.read();
        let mut add = Node::new(0);
        add.d = x;
        tree.update(l..r, &add);
        out.print_line(tree.query(..).v);
    }
    out.flush();
}
