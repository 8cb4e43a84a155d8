use super::next_player_wins;

/// By the definition, from the options of each position.
#[test]
fn small_heaps() {
    for k in 1..=5 {
        let mut wins = std::collections::HashMap::<[u64; 3], bool>::new();
        for [a, b, c] in (0..=9_u64)
            .flat_map(|a| (0..=7_u64).flat_map(move |b| (0..=3_u64).map(move |c| [a, b, c])))
        {
            let options = (1..=k).flat_map(|take: u64| {
                [
                    a.checked_sub(take).map(|a| [a, b, c]),
                    b.checked_sub(take).map(|b| [a, b, c]),
                    c.checked_sub(take).map(|c| [a, b, c]),
                ]
            });
            let won = options.flatten().any(|option| !wins[&option]);
            wins.insert([a, b, c], won);
            assert_eq!(next_player_wins(&[a, b, c], k), won, "{k} {a} {b} {c}");
        }
    }
    assert!(!next_player_wins(&[], 3) && next_player_wins(&[1 << 20], u64::MAX));
}
