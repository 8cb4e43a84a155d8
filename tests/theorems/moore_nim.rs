use cases::{Game, sorted};
use sg::moore_nim::p_positions;

/// All positions of up to 4 heaps of a sum of up to 12, where 1, 2 or 3 may be chosen.
#[test]
fn positions_by_play() {
    for (heaps, k) in (0..=4_u32).flat_map(|heaps| (1..=3).map(move |k| (heaps, k))) {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, k));
        let mut counts = vec![0; 13];
        for code in 0..13_u64.pow(heaps) {
            let position: Vec<u64> = (0..heaps).map(|i| code / 13_u64.pow(i) % 13).collect();
            let sum = usize::try_from(position.iter().sum::<u64>()).unwrap();
            if sum <= 12 && !game.next_player_wins(&sorted(&position)) {
                counts[sum] += 1;
            }
        }
        let of = |others| p_positions(heaps as usize, others, k, 12, 1 << 32);
        assert_eq!(of(0), counts, "{heaps} heaps, {k} chosen");
        // Each of two others has all sizes.
        let beside =
            |sum: usize| (0..=sum).map(|part| counts[part] * (sum - part + 1) as u64).sum::<u64>();
        assert!(of(2).into_iter().eq((0..=12).map(beside)), "{heaps} heaps and 2, {k} chosen");
    }
}

/// What is left where each of up to `k` heaps becomes smaller.
fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let mut options = vec![(Vec::new(), 0)];
    for &heap in heaps {
        let each = options.into_iter().flat_map(|(rest, changed): (Vec<u64>, usize)| {
            (0..=heap).map(move |left| {
                ([&rest[..], &[left]].concat(), changed + usize::from(left < heap))
            })
        });
        options = each.filter(|option| option.1 <= k).collect();
    }
    options.retain(|option| option.1 > 0);
    options.into_iter().map(|(heaps, _)| sorted(&heaps)).collect()
}
