use cases::Game;
use sg::geography::p_positions;

/// Every bipartite graph with 3 and 3 vertices, and with 2 and 4, from each vertex.
#[test]
fn all_small_graphs() {
    for (left, right) in [(3, 3), (2, 4)] {
        for set in 0..1_u32 << (left * right) {
            let mut neighbours = vec![Vec::new(); left + right];
            for (a, b) in (0..left).flat_map(|a| (0..right).map(move |b| (a, b))) {
                if set >> (a * right + b) & 1 == 1 {
                    // The sides by turns, so that neither comes first.
                    let (a, b) = (2 * a, if b < left { 2 * b + 1 } else { left + b });
                    neighbours[a].push(b);
                    neighbours[b].push(a);
                }
            }
            let mut game = Game::normal(|&(been, at): &(u32, usize)| {
                let new = neighbours[at].iter().filter(move |&beside| been >> beside & 1 == 0);
                new.map(move |&beside| (been | 1 << beside, beside))
            });
            let expected =
                (0..left + right).map(|start| !game.next_player_wins(&(1 << start, start)));
            assert!(p_positions(&neighbours).into_iter().eq(expected), "{neighbours:?}");
        }
    }
}

#[test]
#[should_panic(expected = "an odd cycle through vertex")]
fn triangle() {
    let _ = p_positions(&[vec![1, 2], vec![0, 2], vec![0, 1]]);
}
