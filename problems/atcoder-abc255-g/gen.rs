//! Cases of `AtCoder` `abc255_g`: up to 3 heaps of up to 10, up to half of the moves forbidden.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(10_u64);
        let heaps = g.vector(1..=3, 1..=most);
        let mut moves: Vec<[u64; 2]> =
            (1..=most).flat_map(|heap| (1..=heap).map(move |take| [heap, take])).collect();
        g.shuffle(&mut moves);
        let half = (moves.len() / 2).max(1);
        let m = g.number(1..=half);
        moves.truncate(m);
        g.line([heaps.len(), m]);
        g.line(heaps);
        g.lines(moves);
    });
}
