//! Codeforces 787C by its rules.

/// The answer: a line for each player who begins, with the outcome for him from each place but the first. Whatever is not
/// known to be won or lost is looked at again, until nothing changes.
#[must_use]
pub fn answer(n: usize, steps: &[Vec<usize>]) -> [String; 2] {
    let mut outcomes = vec!["Loop"; 2 * n];
    loop {
        let before = outcomes.clone();
        for (place, player) in (1..n).flat_map(|place| [(place, 0), (place, 1)]) {
            let reached = |step: &usize| (place + step) % n;
            let wins = |place: usize| place == 0 || before[2 * place + 1 - player] == "Lose";
            let loses = |place: usize| place != 0 && before[2 * place + 1 - player] == "Win";
            if steps[player].iter().map(reached).any(wins) {
                outcomes[2 * place + player] = "Win";
            } else if steps[player].iter().map(reached).all(loses) {
                outcomes[2 * place + player] = "Lose";
            }
        }
        if outcomes == before {
            let line =
                |player| (1..n).map(|place| outcomes[2 * place + player]).collect::<Vec<_>>();
            return [line(0).join(" "), line(1).join(" ")];
        }
    }
}

fn main() {
    cases::answer(|input| {
        let n = input.number(2..=7000);
        let mut steps = Vec::new();
        for _ in 0..2 {
            let len = input.number(1..=n - 1);
            let set: Vec<usize> = input.numbers(len, 1..=n - 1);
            let mut sorted = set.clone();
            sorted.sort_unstable();
            input.require(sorted.windows(2).all(|pair| pair[0] < pair[1]), "a number twice");
            steps.push(set);
        }
        input.require(n <= 500, "more than 500 places take too long");
        for line in answer(n, &steps) {
            println!("{line}");
        }
    });
}
