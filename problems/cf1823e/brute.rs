//! Codeforces 1823E by its rules: sets of vertices are bits.

use cases::Game;

/// Whether these vertices hang together; `neighbours` are those of each vertex.
fn hang_together(set: u32, neighbours: &[u32]) -> bool {
    let mut reached = set & set.wrapping_neg();
    loop {
        let of_reached = (0..neighbours.len()).filter(|&v| reached >> v & 1 == 1);
        let more = of_reached.fold(reached, |more, v| more | neighbours[v] & set);
        if more == reached {
            return reached == set;
        }
        reached = more;
    }
}

fn main() {
    cases::answer(|input| {
        let n: usize = input.number(3..=200_000);
        let least = input.number(1..=n - 1);
        let most = input.number(least + 1..=n);
        input.require(n <= 12, "more than 12 vertices are too many to play");
        let mut neighbours = vec![0_u32; n];
        for _ in 0..n {
            let (u, v) = (input.number(1..=n), input.number(1..=n));
            input.require(u != v && neighbours[u - 1] >> (v - 1) & 1 == 0, "an edge is wrong");
            neighbours[u - 1] |= 1 << (v - 1);
            neighbours[v - 1] |= 1 << (u - 1);
        }
        let are_two = neighbours.iter().all(|neighbours| neighbours.count_ones() == 2);
        input.require(are_two, "a vertex has two neighbours");
        let takes: Vec<u32> = (1..1 << n)
            .filter(|&set: &u32| (least..=most).contains(&(set.count_ones() as usize)))
            .filter(|&set| hang_together(set, &neighbours))
            .collect();
        let mut game = Game::normal(|&left: &u32| {
            let there = takes.iter().filter(move |&&take| take & !left == 0);
            there.map(move |take| left ^ take).collect::<Vec<_>>()
        });
        println!("{}", if game.next_player_wins(&((1 << n) - 1)) { "Alice" } else { "Bob" });
    });
}
