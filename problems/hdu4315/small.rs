use crate::{compare, line};
use brutes::hdu4315::winner;

/// All sets of persons on up to 8 places, all kings.
#[test]
fn small_cases() {
    let sets = (1..1_u64 << 8).map(|set| (1..=8).filter(move |place| set >> (place - 1) & 1 == 1));
    let cases = sets.map(Iterator::collect).flat_map(|places: Vec<u64>| {
        (1..=places.len()).map(move |king| {
            let input = format!("{} {king}\n{}", places.len(), line(&places));
            (input, winner(king, &places))
        })
    });
    compare("hdu4315", cases);
}
