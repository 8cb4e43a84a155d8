//! CSES 1729 by its rules.

use cases::Game;

/// The sizes that one move leads to from a heap of `heap`: one of `takes` is taken.
pub fn options(heap: usize, takes: &[usize]) -> impl Iterator<Item = usize> + '_ {
    takes.iter().filter_map(move |&take| heap.checked_sub(take))
}

fn main() {
    cases::answer(|input| {
        let (n, k) = (input.number(1..=1_000_000), input.number(1..=100));
        let takes: Vec<usize> = input.numbers(k, 1..=n);
        input.require(takes.contains(&1), "1 is no move");
        let is_there_twice = |i: usize| takes[..i].contains(&takes[i]);
        input.require(!(0..k).any(is_there_twice), "a move is there twice");
        let mut game = Game::normal(|&heap: &usize| options(heap, &takes));
        let letters = (1..=n).map(|heap| if game.next_player_wins(&heap) { 'W' } else { 'L' });
        println!("{}", letters.collect::<String>());
    });
}
