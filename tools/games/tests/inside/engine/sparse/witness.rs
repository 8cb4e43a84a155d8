use super::{BLOCK, Unite, Witnesses, has};
use crate::wide::all_ways;

/// What is known is right for each heap, in each block, as the ring goes round; with the vectors of
/// every processor and with those of this one. Values that are made up do as well as those of a game.
#[test]
fn known_heaps() {
    let value = |heap: usize| u16::try_from(heap * heap / 7 % 23).expect("small");
    let values: Vec<u16> = (0..8 * BLOCK).map(value).collect();
    let take = 3;
    let mut witnesses = Witnesses::new(&values, take).expect("enough heaps");
    let (mut reached, mut missed) = (0, 0);
    for block in 8..20 {
        for sought in 0..32 {
            let known = *witnesses.known(sought);
            let parts = witnesses.parts[sought as usize].as_deref().expect("asked for");
            let first = |back: u16| (block * BLOCK / 8 - usize::from(back)) % (witnesses.kept / 8);
            let unite = Unite { parts, last: &witnesses.last, first };
            assert!(all_ways(unite).into_iter().all(|way| way == known));
            for heap in block * BLOCK..(block + 1) * BLOCK {
                let is_reached = parts.iter().any(|&(back, _)| {
                    let part = 8 * usize::from(back) - take;
                    u32::from(value(part) ^ value(heap - take - part)) == sought
                });
                // It stops early only if all are known.
                assert_eq!(has(&known, heap), is_reached, "{sought} from {heap}");
                (reached, missed) =
                    (reached + u32::from(is_reached), missed + u32::from(!is_reached));
            }
        }
        for heap in block * BLOCK..(block + 1) * BLOCK {
            witnesses.push(heap, value(heap));
        }
    }
    assert!(reached > 1000 && missed > 1000, "{reached} {missed}");
}
