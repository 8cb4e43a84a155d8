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
        let most = 1 + input.up_to(19_usize).min(6999);
        let n = input.count(2..=most);
        input.end_line();
        // Few steps, or any number of them.
        input.drawn(|g| {
            let len = if g.one_in(2) { (n - 1).min(3) } else { n - 1 };
            for _ in 0..2 {
                let steps = g.distinct(1..=len, 1..=n - 1);
                g.line([steps.len()]);
                g.line(steps);
            }
        });
        let steps = [(); 2].map(|()| {
            let len = input.count(1..=n - 1);
            input.distinct(len, 1..=n - 1)
        });
        input.print(|| {
            input.require(n <= 500, "more than 500 places take too long");
            answer(n, &steps).join("\n")
        });
    });
}
