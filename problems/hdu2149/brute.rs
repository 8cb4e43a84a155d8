//! HDU 2149 by its rules: every price from M down.

/// The first bids that win: each raises the price by 1 to `n`, and who makes it `m` or more wins.
#[must_use]
pub fn winning_bids(m: usize, n: usize) -> Vec<usize> {
    let mut winning = vec![Vec::new(); m];
    for price in (0..m).rev() {
        let wins = |bid: &usize| price + bid >= m || winning[price + bid].is_empty();
        winning[price] = (1..=n).filter(wins).collect();
    }
    winning.swap_remove(0)
}

/// A line of the output.
#[must_use]
pub fn line(bids: &[usize]) -> String {
    if bids.is_empty() {
        return "none".to_owned();
    }
    let bids: Vec<String> = bids.iter().map(usize::to_string).collect();
    bids.join(" ")
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let most = input.up_to(200).min(1099);
            let (m, n) = (input.number(1..=most), input.number(1..=most));
            input.end_line();
            input.print(|| line(&winning_bids(m, n)));
        });
    });
}
