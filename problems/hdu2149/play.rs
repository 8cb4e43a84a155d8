//! HDU 2149: a bid is the move, and what is left to M the position.

use cases::Said;

fn main() {
    cases::referee(
        |input| (input.number(1..=1099), input.number(1..=1099)),
        |&(left, n): &(u64, u64)| {
            let most = if left == 0 { 0 } else { n };
            (1..=most).map(|bid| (bid.to_string(), (left.saturating_sub(bid), n))).collect()
        },
        |(left, n)| Some(format!("{left} {n}\n")),
        |output| {
            let words = output.trim().split(' ').filter(|_| output.trim() != "none");
            Said::All(words.map(str::to_owned).collect())
        },
    );
}
