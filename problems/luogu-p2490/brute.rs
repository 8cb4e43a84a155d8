//! Luogu P2490 by its rules: each set of places, played.

use cases::Game;

/// The places, in order, that one move leads to, and whose turn it is then: first to move is white.
#[must_use]
pub fn options(d: usize, (places, is_white): &(Vec<usize>, bool)) -> Vec<(Vec<usize>, bool)> {
    // Piece by piece: the places, and how many have moved.
    let mut ways = vec![(Vec::new(), 0)];
    for (i, &place) in places.iter().enumerate() {
        let is_own = (i % 2 == 0) == *is_white;
        // The other of the pair stays where it is.
        let to: Vec<usize> = match (is_own, *is_white) {
            (false, _) => vec![place],
            (true, true) => (place..places[i + 1]).collect(),
            (true, false) => (places[i - 1] + 1..=place).collect(),
        };
        let each = ways.into_iter().flat_map(|(before, moved): (Vec<usize>, usize)| {
            let add = move |&to: &usize| {
                ([&before[..], &[to]].concat(), moved + usize::from(to != place))
            };
            to.iter().map(add).collect::<Vec<_>>()
        });
        ways = each.filter(|way| way.1 <= d).collect();
    }
    ways.into_iter().filter(|way| way.1 > 0).map(|way| (way.0, !is_white)).collect()
}

/// On how many sets of places the first player wins.
#[must_use]
pub fn answer(n: usize, k: usize, d: usize) -> usize {
    let mut game = Game::normal(|position: &(Vec<usize>, bool)| options(d, position));
    let places = |set: u64| (0..n).filter(|place| set >> place & 1 == 1).collect::<Vec<usize>>();
    let sets = (0..1_u64 << n).map(places).filter(|places| places.len() == k);
    sets.filter(|places| game.next_player_wins(&(places.clone(), true))).count()
}

fn main() {
    cases::answer(|input| {
        let (most, ds) = (1 + input.up_to(9).min(9999), input.up_to(5).min(100));
        let (n, pairs) = (input.number(2..=most), 50);
        // Pairs of pieces.
        input.drawn(|g| {
            let pairs = g.number(1..=(n / 2).min(pairs));
            g.line([2 * pairs]);
        });
        let k = input.number(2..=n.min(2 * pairs));
        let d = input.number(1..=ds);
        input.end_line();
        input.require(k % 2 == 0, "an odd number of pieces");
        input.print(|| {
            input.require(n <= 12, "more than 12 places are too many to play");
            answer(n, k, d)
        });
    });
}
