use doubling::{Doubling, Transition, Value};
use scanner::{scan, Scanner};

struct Coins(u64);

impl Value for Coins {
    fn op(&self, other: &Self) -> Self {
        Coins(self.0 + other.0)
    }
}

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        (n, k): (usize, usize),
        next: [Usize1; n],
        coins: [u64; n],
    };
    let jumps = Doubling::new(n, k, |i| Transition::new(next[i], Coins(coins[i])));
    for start in 0..n {
        let total = jumps.fold(start, k, 0, |sum, step| sum + step.value.0);
        println!("{total}");
    }
}
