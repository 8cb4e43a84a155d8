use competitive_programming_rs::data_structure::treap::treap::Treap;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let q: usize = sc.read();
    let mut set = Treap::new(71);
    for _ in 0..q {
        let (kind, x): (u8, i64) = (sc.read(), sc.read());
        match kind {
            0 => {
                set.insert(x);
            }
            1 => {
                set.erase(&x);
            }
            2 => sc.write(format!("{}\n", set.nth(x as usize))),
            _ => {
                let below = set.binary_search(&x).unwrap_or_else(|i| i);
                sc.write(format!("{} of {}\n", below, set.len()));
            }
        }
    }
}
