use crate::{compare_counted, line, lists};
use brutes::cf919f::answer;

/// All cases in which each player has up to two cards that are not 0.
#[test]
fn small_cases() {
    let hands = || {
        lists(2, 4).filter(|cards| cards[0] <= cards[1]).map(|cards| [&cards[..], &[0; 6]].concat())
    };
    let all = hands().flat_map(|alice| hands().map(move |bob| [alice.clone(), bob]));
    let case = |(first, cards): (usize, [Vec<u64>; 2])| {
        (format!("{first}\n{}{}", line(&cards[0]), line(&cards[1])), answer(first, cards))
    };
    let all = all.flat_map(|cards| [(0, cards.clone()), (1, cards)]);
    let is_open =
        |(first, cards): &(usize, [Vec<u64>; 2])| cards[*first].iter().any(|&card| card > 0);
    compare_counted("cf919f", all.filter(is_open).map(case));
}
