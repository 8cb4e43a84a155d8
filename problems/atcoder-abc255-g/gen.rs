//! Cases of `AtCoder` `abc255_g`: up to 3 heaps of up to 10, up to half of the moves forbidden.

fn main() {
    cases::generate(|g| {
        let (most, len) = (g.up_to(10_u64).min(1_000_000_000_000_000_000), g.up_to(3).min(200_000));
        let heaps = g.bag(1..=len, 1..=most);
        let from = g.up_to(10_u64).min(most);
        let moves: Vec<[u64; 2]> = if from > 10 {
            let numbers = g.distinct(1..=200_000, 1..=from);
            let is_of_one = g.one_in(2);
            let of =
                |number| if is_of_one { [from, number] } else { [number, g.number(1..=number)] };
            numbers.into_iter().map(of).collect()
        } else {
            let all: Vec<[u64; 2]> =
                (1..=from).flat_map(|heap| (1..=heap).map(move |take| [heap, take])).collect();
            g.some(1..=if from > 3 { all.len() / 2 } else { all.len() }, &all)
        };
        g.line([heaps.len(), moves.len()]);
        g.line(heaps);
        g.lines(moves);
    });
}
