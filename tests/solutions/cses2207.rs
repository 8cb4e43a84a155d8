use crate::answers;
use brutes::cses2207::options;
use cases::Game;

/// All heaps up to 34.
#[test]
fn small_cases() {
    let lines: String = (1..=34).map(|heap| format!("{heap}\n")).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let wins = (1..=34).map(|heap| game.next_player_wins(&vec![heap]));
    let expected = wins.map(|wins| if wins { "first" } else { "second" });
    assert!(answers("cses2207", &format!("34\n{lines}")).into_iter().eq(expected));
}

/// The Grundy values of the heaps 0 to `most`, each the mex of its splits.
///
/// Few heaps have a rare value, one with an even number of ones in binary but for the last digit. The nim-sum of two
/// values is rare exactly when both are or neither is. That is all that must be known of rare values for the result to
/// be right: that they are few makes it fast.
///
/// # Source
/// Winning Ways, ch. 4: sparse spaces.
fn values(most: usize) -> Vec<u16> {
    const MORE_THAN_ANY: u16 = 4096;
    let is_rare: Vec<bool> =
        (0..MORE_THAN_ANY).map(|value| (value >> 1).count_ones() & 1 == 0).collect();
    let (mut values, mut rare) = (vec![0, 0, 0], vec![(1, 0), (2, 0)]);
    // The last heap of which a split has this value.
    let mut seen = vec![0; is_rare.len()];
    for heap in 3..=most {
        // A split whose value is not rare has one part whose value is.
        for &(part, value) in rare.iter().filter(|&&(part, _)| 2 * part != heap) {
            seen[usize::from(value ^ values[heap - part])] = heap;
        }
        let common =
            (0..MORE_THAN_ANY).find(|&v| !is_rare[usize::from(v)] && seen[usize::from(v)] != heap);
        let common: u16 = common.expect("no value is so large");
        // The mex is this, unless a rare value below it is that of no split.
        let is_missing = |v: &u16| is_rare[usize::from(*v)] && seen[usize::from(*v)] != heap;
        let mut missing = (0..common).filter(is_missing).count();
        let parts = values[1..].iter().zip(values.iter().rev()).take((heap - 1) / 2);
        for split in parts.map(|(left, right)| left ^ right) {
            if split < common && seen[usize::from(split)] != heap {
                seen[usize::from(split)] = heap;
                missing -= 1;
                if missing == 0 {
                    break;
                }
            }
        }
        let value = (0..common).find(|&v| missing > 0 && seen[usize::from(v)] != heap);
        let value = value.unwrap_or(common);
        if is_rare[usize::from(value)] {
            rare.push((heap, value));
        }
        values.push(value);
    }
    values
}

/// All values up to 3000 are those of the definition.
#[test]
fn sparse_space() {
    let plain = sg::grundy::heap_game(3000, |heap, g, out| {
        out.extend((1..heap).filter(|part| 2 * part < heap).map(|part| g[part] ^ g[heap - part]));
    });
    assert!(
        values(3000)
            .into_iter()
            .eq(plain.into_iter().map(|value| u16::try_from(value).expect("it is small")))
    );
}

#[test]
#[ignore = "slow: computes the values of all heaps up to 10^6"]
fn all_heaps() {
    let values = values(1_000_000);
    for first in (1..values.len()).step_by(100_000) {
        let heaps = first..first + 100_000;
        let lines: String = heaps.clone().map(|heap| format!("{heap}\n")).collect();
        let expected = heaps.map(|heap| if values[heap] != 0 { "first" } else { "second" });
        assert!(
            answers("cses2207", &format!("100000\n{lines}")).into_iter().eq(expected),
            "{first}"
        );
    }
}
