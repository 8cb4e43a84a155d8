//! Each hypothesis of the theorems about periods fails alone somewhere: without it, something else would
//! be proved here, or earlier. The rules were found by a search over codes.

use games::engine::Table;
use games::parse;
use games::period;
use games::period::Analysis;
use games::watch::Interruptible;

/// Preperiod, period, saltus and bound of a proved law; otherwise the number of values that one may be
/// proved with.
type Found = Result<(u64, u64, u64, u64), u64>;

fn find(rule: &str, values: &[u16]) -> Found {
    let found = period::find(&parse::code(rule).unwrap(), values);
    found.map(|law| (law.preperiod, law.period, law.saltus, law.proof.bound))
}

fn values(rule: &str, len: u64) -> Vec<u16> {
    let mut table = Table::new(&parse::code(rule).unwrap());
    table.extend(len, &Interruptible).unwrap();
    table.values().to_vec()
}

/// Laws of games, each with the bound of its proof: with a hypothesis more or less it would be another.
#[test]
fn of_games() {
    for (rule, law) in [
        // e is at least 1, in the bound and in the proof: heap 0 is no part.
        ("0.330023", (0, 7, 0, 7)),
        ("0.3311131[3]", (0, 36, 12, 117)),
        // The bound counts e once for each part.
        ("0.30[60]", (0, 2, 0, 8)),
        ("0.[81]", (1, 2, 0, 9)),
        // And p once more for a tail, for parts, and for unequal ones.
        ("0.[1]", (1, 1, 0, 2)),
        ("0.20[30]", (2, 2, 0, 6)),
        ("0.3[06!]", (0, 2, 0, 9)),
        ("0.b!", (0, 2, 0, 16)),
        ("0.200000", (1, 2, 0, 2)),
        // The p of the proof is a multiple of the length of the tail, the least there is.
        ("0.0[122]", (4, 3, 1, 18)),
        ("0.[322]", (3, 1, 1, 15)),
        ("0.011[21]", (7, 4, 1, 29)),
        // The first of several laws that may be proved.
        ("0.13012[111]", (4, 7, 0, 16)),
        // Only parts of small values leave the multiples of s as they are.
        ("4.0[7]", (1, 1, 1, 6)),
        // A split whose surplus is negative, or odd, is safe; so is one that differs in the remainder.
        ("0.[7]", (0, 1, 1, 5)),
        ("0.0[61]", (1, 2, 1, 9)),
        ("0.5[3]", (24, 13, 8, 88)),
        ("0.16[1a!]", (1, 2, 1, 13)),
        // The first round is that of as many parts.
        ("0.[a]", (1, 1, 1, 7)),
        // Some value below is not reached by moves that persist.
        ("0.[7fc!]", (5, 1, 1, 39)),
        // The nim-sum of the parts that do not grow is less than u.
        ("0.7!7![d]", (5, 1, 1, 25)),
        // As many filling moves as the saltus.
        ("0.6!2e[078!]", (1, 1, 1, 54)),
        // Unequal parts, one of which grows.
        ("0.6![5!]", (1, 1, 1, 6)),
        // Takes up to t + p are representatives; in the tail the surplus may become even.
        ("0.1[2c]", (4, 2, 1, 29)),
        ("8.[12d]", (1, 2, 1, 27)),
        ("0.22[16]", (1, 6, 3, 22)),
        // Splits into two have representatives, too.
        ("4!.[02]", (2, 6, 3, 40)),
        // Equal parts are no representative where they are no move.
        ("8!.b![e]", (3, 1, 1, 14)),
    ] {
        let mut analysis = Analysis::new(&parse::code(rule).unwrap());
        analysis.until_proved(300, &Interruptible).unwrap();
        let found = analysis.period().unwrap_or_else(|| panic!("{rule}"));
        let (all, needed) = (analysis.values(), found.proof.values());
        let found = (found.preperiod, found.period, found.saltus, found.proof.bound);
        assert_eq!(found, law, "{rule}");
        // As many values as the proof says are enough, and fewer are not.
        let with = |len: u64| find(rule, &all[..usize::try_from(len).unwrap()]);
        assert_eq!(with(needed), Ok(law), "{rule}");
        assert!(with(needed - 1).is_err(), "{rule}");
    }
}

/// Games of which nothing is proved, because of one hypothesis.
#[test]
fn of_games_without_a_proof() {
    // Moves in the tail are filling only if they are growing too, and none are without it.
    let found = find("0.3[35]", &values("0.3[35]", 151));
    assert!(found.is_err(), "{found:?}");
}

/// The values of one rule, with one of them changed, taken for those of another: the theorem is about the
/// rule and what was computed, and its checks must notice.
#[test]
fn of_other_values() {
    for (rule, of, change, len, expected) in [
        // A split may reach the value itself.
        ("0.04[3]", "0.00[3]", Some((13, 12)), 110, Err(114)),
        // Some power of two is above the values of heaps below e, and at most those of the window.
        ("0.31[33]", "0.31[33]", Some((5, 26)), 104, Ok((6, 4, 2, 96))),
        ("0.2[33]", "0.2[33]", Some((1, 8)), 64, Ok((2, 1, 1, 17))),
        // The least value of the window, not its first; a surplus that is odd; the shortest period.
        ("0.351[3]", "0.351[3]", Some((5, 26)), 120, Ok((6, 8, 4, 85))),
        // Representatives have parts up to e + p - 1, not only up to e or p.
        ("0.65[4!]", "0.62[4!]", None, 150, Err(172)),
        ("0.6[91]", "0.6[31]", None, 150, Err(154)),
        ("0.5[6]", "0.5[6]", Some((5, 30)), 150, Err(157)),
        ("0.[e!]", "0.[e!]", Some((0, 2)), 90, Err(93)),
        // In the tail a surplus of s / u becomes 0, and a larger one even.
        ("4.[6]", "4.[6]", Some((3, 6)), 150, Err(152)),
        ("4!.[4]", "4!.[4]", Some((14, 33)), 150, Err(154)),
        // Values of heaps below e: a power of two is above them, and at most the least of the window.
        ("4.1[2]", "4.1[2]", Some((13, 28)), 97, Ok((14, 8, 4, 75))),
        ("0.[2]", "0.[2]", Some((0, 3)), 13, Ok((1, 1, 1, 5))),
        // The last round is that of 16.
        ("0.[2]", "0.[2]", Some((0, 31)), 46, Ok((1, 1, 1, 35))),
        // All values below are reached, also those that the tail does not cover.
        ("0.[3]", "4.[3]", None, 124, Err(130)),
    ] {
        let mut values = values(of, len);
        if let Some((heap, value)) = change {
            values[heap] = value;
        }
        assert_eq!(find(rule, &values), expected, "{rule}, by the values of {of}, {change:?}");
    }
}

/// Takes to heaps from e to e + p: if their values are not below `G(n) + s`, the law may end. No code was
/// found in which this fails alone, so these values are made up: 7 to 0, then two interleaved rows that
/// grow by 1, of which the second begins at `second`. The window from 22 on has the least value 8.
#[test]
fn values_that_a_later_heap_reaches() {
    let find_with = |second: u16| {
        let rows = (0..8).flat_map(|i| [1 + i, second + i]);
        find("nim", &(0..8).rev().chain(rows).collect::<Vec<u16>>())
    };
    assert_eq!(find_with(8), Ok((8, 2, 1, 22)));
    // Heap 24 would have the value of heap 9.
    assert_eq!(find_with(9), Err(32));
}

/// Moves whose parts are all below e are not growing: no code was found in which this fails alone, so these
/// values are made up for Nim. The odd ones come below e alone, from which on two heaps in a row have the same even
/// value; or, where they come again later, all is proved.
#[test]
fn moves_to_small_heaps_do_not_grow() {
    let find_with = |odd: u16| {
        let small = [1, 3, 5, 7, 9, 11, 13, 15, 1, 1];
        let rows = (0..10).flat_map(|i| [2 * i, 2 * i + odd]).take(19);
        find("nim", &small.into_iter().chain(rows).collect::<Vec<u16>>())
    };
    assert_eq!(find_with(1), Ok((10, 1, 1, 26)));
    assert_eq!(find_with(0), Err(36));
}
