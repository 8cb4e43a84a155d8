//! Codeforces 1498F by its rules.

use cases::Game;

/// The k-th ancestors of the vertices 0, 1, ... where `root` is the root.
fn ancestors(n: usize, k: usize, edges: &[(usize, usize)], root: usize) -> Vec<Option<usize>> {
    let mut parents = vec![None; n];
    let mut reached = vec![root];
    for i in 0..n {
        let vertex = reached[i];
        let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).filter(|end| end.0 == vertex);
        for (_, other) in ends {
            if !reached.contains(&other) {
                parents[other] = Some(vertex);
                reached.push(other);
            }
        }
    }
    let ancestor = |vertex| (0..k).try_fold(vertex, |vertex: usize, _| parents[vertex]);
    (0..n).map(ancestor).collect()
}

/// Whether the first player wins, for each root.
#[must_use]
pub fn answers(k: usize, edges: &[(usize, usize)], presents: &[u64]) -> Vec<bool> {
    let n = presents.len();
    let wins = |root| {
        let ancestors = ancestors(n, k, edges, root);
        let mut game = Game::normal(|presents: &Vec<u64>| {
            let mut options = Vec::new();
            for (vertex, &ancestor) in ancestors.iter().enumerate() {
                for (moved, ancestor) in (1..=presents[vertex]).filter_map(|m| Some((m, ancestor?)))
                {
                    let mut option = presents.clone();
                    option[vertex] -= moved;
                    option[ancestor] += moved;
                    options.push(option);
                }
            }
            options
        });
        game.next_player_wins(&presents.to_vec())
    };
    (0..n).map(wins).collect()
}

fn main() {
    cases::answer(|input| {
        let (most, k) = (2 + input.up_to(5).min(99_998), input.up_to(3).min(20));
        let each = input.up_to(2_u64).min(1_000_000_000);
        let n = input.count(3..=most);
        let k = input.number(1..=k);
        input.end_line();
        let edges: Vec<(usize, usize)> =
            input.tree(n).iter().map(|(a, b)| (a - 1, b - 1)).collect();
        // Six presents are as many as can be played.
        input.drawn(|g| {
            let mut left = if each > 2 { u64::MAX } else { 6 };
            let presents = (0..n).map(|_| {
                let here = g.number(0..=each.min(left));
                left -= here;
                here
            });
            let presents: Vec<u64> = presents.collect();
            g.line(presents);
        });
        let presents = input.numbers(n, 0..=each);
        input.print(|| {
            let answers = answers(k, &edges, &presents);
            let words: Vec<&str> =
                answers.iter().map(|&wins| if wins { "1" } else { "0" }).collect();
            words.join(" ")
        });
    });
}
