use algo_lib::collections::treap::treap_map::TreapMap;
use algo_lib::io::input::Input;
use algo_lib::io::output::Output;

fn main() {
    let mut input = Input::stdin();
    let mut out = Output::stdout();
    let q = input.read_size();
    let mut map = TreapMap::new();
    for i in 0..q {
        let x = input.read_int();
        if x > 0 {
            map.insert(x, i);
        } else {
            map.remove(&-x);
        }
        let middle = map.get_at(map.len() / 2).map(|(&k, &v)| (k, v));
        out.print_line((map.less(&10), middle));
    }
    out.flush();
}
