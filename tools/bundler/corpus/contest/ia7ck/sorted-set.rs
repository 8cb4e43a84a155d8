use avl_tree::AvlTree;
use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! { via scanner, q: usize, queries: [(char, i64); q] };
    let mut set = AvlTree::new();
    for (kind, x) in queries {
        match kind {
            '+' => println!("{}", set.insert(x)),
            '-' => println!("{}", set.remove(&x)),
            '>' => println!("{:?}", set.ge(&x)),
            'k' => println!("{:?}", set.nth(x as usize)),
            _ => println!("{:?}", set.position(&x)),
        }
    }
}
