//! POJ 1082 by its rules: every date from the last one back.

use std::collections::HashMap;

/// A year, a month and a day.
pub type Date = (u32, u32, u32);

/// How many days a month has.
#[must_use]
pub fn days(year: u32, month: u32) -> u32 {
    // There was none in 1900.
    let is_leap = year % 4 < 1 && year != 1900;
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The dates that one move leads to.
#[must_use]
pub fn options((year, month, day): Date) -> Vec<Date> {
    let next_month = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
    let tomorrow = if day < days(year, month) {
        (year, month, day + 1)
    } else {
        (next_month.0, next_month.1, 1)
    };
    let mut options = vec![tomorrow];
    if day <= days(next_month.0, next_month.1) {
        options.push((next_month.0, next_month.1, day));
    }
    options.retain(|&date| date <= (2001, 11, 4));
    options
}

/// Whether the first player wins from each date, by dates from the last one back.
#[must_use]
pub fn outcomes() -> Vec<(Date, bool)> {
    let months = (1900..=2001).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let dates = months.flat_map(|(y, m)| (1..=days(y, m)).map(move |day| (y, m, day)));
    let dates: Vec<Date> = dates.filter(|&date| date <= (2001, 11, 4)).collect();
    let mut known: HashMap<Date, bool> = HashMap::new();
    let mut outcomes = Vec::new();
    for &date in dates.iter().rev() {
        let wins = options(date).iter().any(|option| !known[option]);
        known.insert(date, wins);
        outcomes.push((date, wins));
    }
    outcomes
}

fn main() {
    cases::answer(|input| {
        let outcomes: HashMap<Date, bool> = outcomes().into_iter().collect();
        input.cases(100_000, |input| {
            let years = 1900..=2001;
            input.drawn(|g| {
                let days = 29 + g.number(0..=2);
                let month = match days {
                    31 => *g.pick(&[1, 3, 5, 7, 8, 10]),
                    30 => *g.pick(&[1, 3, 4, 5, 6, 7, 8, 9, 10]),
                    _ => g.number(1..=10),
                };
                // In February 28, which is there in every year.
                let day = g.number(1..=days);
                let year = g.number(years.clone());
                g.line([year, month, if month == 2 { day.min(28) } else { day }]);
            });
            let date = (input.number(years), input.number(1..=12), input.number(1..=31));
            input.end_line();
            input.require(outcomes.contains_key(&date), "there is no such date");
            input.print(|| if outcomes[&date] { "YES" } else { "NO" });
        });
    });
}
