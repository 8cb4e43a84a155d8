use algo_lib::collections::payload::PurePayload;
use algo_lib::collections::treap::treap::Tree;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let (n, q): (usize, usize) = input.read();
    let mut tree = Tree::with_gen(n, |i| PurePayload(i + 1));
    for _ in 0..q {
        let (l, r): (usize, usize) = input.read();
        tree.range_index(l - 1..r).reverse();
    }
    out.print_line_iter(tree.iter().map(|p| p.0));
    out.flush();
}
