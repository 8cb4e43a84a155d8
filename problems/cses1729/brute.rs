//! CSES 1729 by its rules.

use cases::Game;

/// The sizes that one move leads to from a heap of `heap`: one of `takes` is taken.
pub fn options(heap: usize, takes: &[usize]) -> impl Iterator<Item = usize> + '_ {
    takes.iter().filter_map(move |&take| heap.checked_sub(take))
}

fn main() {
    cases::answer(|input| {
        let n = input.up_to(200_usize).min(1_000_000);
        let (wide, count) = (input.up_to(12), input.up_to(7).min(99));
        // Most moves are small.
        input.drawn(|g| {
            let largest = if g.size() > 1 && g.one_in(4) { n } else { n.min(wide) };
            let mut takes =
                if largest > 1 { g.distinct(0..=count, 2..=largest) } else { Vec::new() };
            takes.push(1);
            g.shuffle(&mut takes);
            g.line([n, takes.len()]);
            g.line(takes);
        });
        let (n, k) = (input.number(1..=n), input.count(1..=count + 1));
        input.end_line();
        let takes = input.distinct(k, 1..=n);
        input.require(takes.contains(&1), "1 is no move");
        let mut game = Game::normal(|&heap: &usize| options(heap, &takes));
        let mut letter = |heap| if game.next_player_wins(&heap) { 'W' } else { 'L' };
        input.print(|| (1..=n).map(&mut letter).collect::<String>());
    });
}
