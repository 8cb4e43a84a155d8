//! Codeforces 812E by its rules: each swap, and the game by its moves.

use cases::Game;

/// The apples after one more move, where `parents` are those of the vertices 1, 2, ...
#[must_use]
pub fn options(parents: &[usize], apples: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (vertex, &here) in apples.iter().enumerate() {
        let children = (1..apples.len()).filter(|child| parents[child - 1] == vertex);
        let mut places: Vec<Option<usize>> = children.map(Some).collect();
        if places.is_empty() {
            places.push(None);
        }
        for (moved, place) in (1..=here).flat_map(|moved| places.iter().map(move |&p| (moved, p))) {
            let mut option = apples.to_vec();
            option[vertex] -= moved;
            if let Some(child) = place {
                option[child] += moved;
            }
            options.push(option);
        }
    }
    options
}

/// In how many ways the second player can swap and win.
#[must_use]
pub fn answer(parents: &[usize], apples: &[u64]) -> usize {
    let mut game = Game::normal(|apples: &Vec<u64>| options(parents, apples));
    let pairs = (0..apples.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    let loses = |&(a, b): &(usize, usize)| {
        let mut swapped = apples.to_vec();
        swapped.swap(a, b);
        !game.next_player_wins(&swapped)
    };
    pairs.filter(loses).count()
}

/// The depth of a vertex, if it hangs on the first.
fn depth(parents: &[usize], vertex: usize) -> Option<usize> {
    let path = std::iter::successors(Some(vertex), |&v| v.checked_sub(1).map(|v| parents[v]));
    path.take(parents.len() + 1).position(|vertex| vertex == 0)
}

/// Whether all hangs on the first vertex, and all leaves have depths of one parity.
#[must_use]
pub fn is_even(parents: &[usize]) -> bool {
    let all: Vec<Option<usize>> = (0..=parents.len()).map(|v| depth(parents, v)).collect();
    let leaves = (0..all.len()).filter(|vertex| !parents.contains(vertex));
    let parities: Vec<Option<usize>> = leaves.map(|leaf| Some(all[leaf]? % 2)).collect();
    !all.contains(&None) && parities.iter().all(|parity| *parity == parities[0])
}

fn main() {
    cases::answer(|input| {
        let (most, each) = (1 + input.up_to(4).min(99_999), input.up_to(2_u64).min(10_000_000));
        let n = input.count(2..=most);
        input.end_line();
        let apples = input.numbers(n, 1..=each);
        input.drawn(|g| {
            // Paths, brooms of even leaves, and stars: leaves of one parity.
            let shape = g.number(0..=2);
            let parent = |vertex: usize| match shape {
                0 => vertex - 1,
                1 => 1,
                _ => (vertex - 1).min(2),
            };
            // By other names, but for the root.
            let mut names: Vec<usize> = (2..=n).collect();
            g.shuffle(&mut names);
            names.insert(0, 1);
            let mut parents = vec![0; n];
            for vertex in 2..=n {
                parents[names[vertex - 1] - 1] = names[parent(vertex) - 1];
            }
            g.line(&parents[1..]);
        });
        let parents = input.numbers(n - 1, 1..=n);
        let parents: Vec<usize> = parents.into_iter().map(|parent| parent - 1).collect();
        input.print(|| {
            input.require(is_even(&parents), "no tree, or leaves of both parities");
            answer(&parents, &apples)
        });
    });
}
