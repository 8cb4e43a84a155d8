use super::super::heaps::{BLOCK, Heaps};
use super::{All, KEPT, Most, Parts, Rows};
use crate::wide::all_ways;

/// Values that are made up do as well as those of a game.
fn value(heap: usize) -> u16 {
    u16::try_from((heap * heap).wrapping_mul(0x9E37_79B9) >> 13 & 15).expect("small")
}

/// The heaps of a block that reach a value by these parts, with the vectors of every processor and with those of this
/// one, are those of which a rest has the value; in each block, as the first heaps are forgotten.
#[test]
fn reached_heaps() {
    let mut len = KEPT / 2 + 5;
    let values: Vec<u16> = (0..len).map(value).collect();
    let mut rows = Rows::of(&values);
    let known = || (0..24).map(|i| BLOCK + i * 331).map(|part| (value(part), part));
    let [few, mut many] = [false, true].map(|by_value| Parts::new(known(), by_value));
    let (mut reached, mut missed) = (0, 0);
    for _ in 0..80 {
        let sought: Vec<u16> = (0..40).collect();
        let found = rows.reached(&few, len, &sought);
        let (next, batches) = (len - rows.first, &few.batches[..]);
        let all = All { rows: &rows.bits, next, values: &sought, batches };
        assert!(all_ways(all).into_iter().all(|way| way == found));
        for (value_sought, heaps) in sought.iter().zip(&found) {
            let is_reached = |place: &usize| {
                known().any(|(of, part)| value(len + place - part) ^ of == *value_sought)
            };
            for place in (0..BLOCK).step_by(37) {
                assert_eq!(
                    heaps.has(place),
                    is_reached(&place),
                    "{value_sought} from {len} + {place}"
                );
            }
            let count = heaps.and(&Heaps::first(BLOCK)).count();
            (reached, missed) = (reached + count, missed + BLOCK - count);
            // Some parts show no heap that all do not reach, and nearly all if they are many enough.
            let shown = rows.shown(&mut many, (len, *value_sought), Heaps::first(BLOCK));
            assert!(shown.and(&Heaps::first(BLOCK)).without(heaps).is_empty());
        }
        for _ in 0..BLOCK {
            rows.add(len, value(len));
            len += 1;
        }
    }
    assert!(rows.first > 0 && reached > 1000 && missed > 1000, "{reached} {missed}");
}

/// Pieces are looked at until what is needed is found.
#[test]
fn most_of_the_heaps() {
    let values: Vec<u16> = (0..KEPT).map(value).collect();
    let rows = Rows::of(&values);
    let known = (BLOCK..KEPT / 2).map(|part| (value(part), part));
    let mut many = Parts::new(known, true);
    let order = rows.order(&many.batches, 3);
    for needed in [Heaps::first(1), Heaps::first(100), Heaps::first(BLOCK)] {
        let (batches, order) = (&many.batches[..], &order[..]);
        let next = KEPT - rows.first;
        let most = Most { rows: &rows.bits, next, value: 3, batches, order, needed };
        assert!(all_ways(most).into_iter().all(|way| needed.without(&way).count() < 5));
    }
    assert!(rows.shown(&mut many, (KEPT, 3), Heaps::first(BLOCK)).count() >= BLOCK - 5);
}
