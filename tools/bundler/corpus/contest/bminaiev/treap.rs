use algo_lib::io::input::Input;
use algo_lib::io::output::Output;
use algo_lib::seg_trees::lazy_seg_tree_add_sum::Node;
use algo_lib::seg_trees::treap::{NodeRef, Treap};

fn main() {
    let mut input = Input::new_stdin();
    let mut output = Output::new_stdout();
    let mut treap = Treap::new();
    let mut root = NodeRef::NULL;
    for _ in 0..input.usize() {
        match input.string().as_slice() {
            b"insert" => {
                let pos = input.usize();
                treap.insert(&mut root, pos, Node::new(input.i64()));
            }
            b"remove" => {
                treap.remove(&mut root, input.usize());
            }
            b"add" => {
                let (l, r) = (input.usize(), input.usize());
                treap.update(&mut root, l..r, &input.i64());
            }
            _ => {
                let (l, r) = (input.usize(), input.usize());
                output.println(treap.query(root, l..r).unwrap().sum);
            }
        }
    }
    output.flush();
}
