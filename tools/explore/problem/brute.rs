//! HEADING by its rules: RULE

use cases::Game;

OPTIONS

/// What one move leaves of several heaps.
fn moves(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for left in options(heap) {
            let mut next = heaps.to_vec();
            next.remove(i);
            next.extend(left);
            next.sort_unstable();
            all.push(next);
        }
    }
    all
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::PLAY(|heaps: &Vec<u64>| moves(heaps));
BODY
    });
}
