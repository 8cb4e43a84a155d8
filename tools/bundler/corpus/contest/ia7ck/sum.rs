use scanner::{scan, Scanner};

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        n: usize,
        a: [i64; n],
    };
    println!("{}", a.iter().sum::<i64>());
}
