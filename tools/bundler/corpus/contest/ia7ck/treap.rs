use scanner::{scan, Scanner};
use treap::Treap;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, q: usize };
    let mut set = Treap::default();
    for _ in 0..q {
        scan! { via scanner, x: i32 };
        if x > 0 {
            set.insert(x);
        } else {
            set.remove(&-x);
        }
        println!("{} {:?}", set.len(), set.nth(0));
    }
}
