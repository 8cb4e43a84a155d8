//! HDU 3980 by its rules.

use cases::Game;

/// The rings of `n` beads after one more move; bits are painted beads.
#[must_use]
pub fn options(n: u32, m: u32, painted: u64) -> Vec<u64> {
    let stretch =
        |first: u32| (0..m).map(|i| 1 << ((first + i) % n)).fold(0, |all, bead| all | bead);
    let all: Vec<u64> = if m > n { Vec::new() } else { (0..n).map(stretch).collect() };
    all.into_iter().filter(|stretch| painted & stretch == 0).map(|new| painted | new).collect()
}

/// Who wins.
#[must_use]
pub fn winner(n: u32, m: u32) -> &'static str {
    let mut game = Game::normal(|&painted: &u64| options(n, m, painted));
    if game.next_player_wins(&0) {
        "aekdycoin"
    } else {
        "abcdxyzk"
    }
}

fn main() {
    cases::answer(|input| {
        let mut case = 0;
        input.cases(100, |input| {
            let (most, widest) = (input.up_to(14).min(1000), input.up_to(15).min(1000));
            let (n, m) = (input.number(1..=most), input.number(1..=widest));
            input.end_line();
            input.require(n <= 24, "more than 24 beads are too many to play");
            case += 1;
            input.print(|| format!("Case #{case}: {}", winner(n, m)));
        });
    });
}
