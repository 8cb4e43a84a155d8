//! Who wins in misère play, against known outcomes and the definition.

use crate::common::{generator, random_code};
use crate::looks::Looks;
use games::game::State;
use games::moves::Values;
use games::outcomes::{outcomes, single_heaps, states};
use games::parse;
use games::position::Component;
use games::search::{MOST_POSITIONS, Search};
use games::watch::Interruptible;

/// By the search in normal play, positions of value 0 are lost, and no others.
#[test]
fn theory_agrees() {
    for (rule, to) in [
        ("nim", 30),
        ("take 1,3,4", 200),
        ("take not 2,5", 60),
        ("0.12", 60),
        ("kayles", 24),
        ("grundy", 24),
        ("0.0f", 18),
        ("wythoff", 20),
        ("euclid", 15),
        ("squares", 3),
        ("turning-corners", 2),
    ] {
        let game = parse::rule(rule).unwrap();
        let mut search = Search::new(std::slice::from_ref(&game), true, MOST_POSITIONS);
        let mut values = Values::default();
        for state in states(&game, to) {
            let component = Component { game: 0, state: state.clone() };
            let wins = search.next_player_wins(&[component], &Interruptible).unwrap();
            assert_eq!(values.state(&game, &state).unwrap() != 0, wins, "{rule} {state:?}");
        }
    }
}

#[test]
fn misere_outcomes() {
    let p_positions = |rule: &str, to| {
        let game = parse::rule(rule).unwrap();
        let found = outcomes(&game, to, &Interruptible);
        let states = found.states.into_iter().zip(found.next_player_wins);
        states.filter(|(_, wins)| !wins).map(|(state, _)| state).collect::<Vec<_>>()
    };
    let heaps = |sizes: &[u64]| sizes.iter().copied().map(State::Heap).collect::<Vec<_>>();
    assert_eq!(p_positions("nim", 20), heaps(&[1]));
    assert_eq!(p_positions("bounded(3)", 20), heaps(&[1, 5, 9, 13, 17]));
    // Winning Ways, ch. 13: misère Kayles.
    assert_eq!(p_positions("kayles", 24), heaps(&[1, 4, 9, 12, 20]));
}

/// One pass over the heaps of random codes without splits, with tails of every length, against the
/// definition.
#[test]
fn single_heaps_in_one_pass() {
    for seed in 0..400 {
        let mut plain = random_code(&mut generator(seed), 4, 6, false);
        // Longer tails than those of random codes.
        plain.repeat = usize::try_from(seed % 5).unwrap().min(plain.digits.len() - 1);
        let code = parse::code(&plain.text()).unwrap();
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..60 {
            let options = plain.options(heap);
            let lost = |left: &Vec<usize>| !wins[left.first().copied().unwrap_or(0)];
            wins.push(options.iter().any(lost) || options.is_empty());
        }
        let found = single_heaps(&code, 59, &Interruptible).unwrap();
        assert_eq!(found, wins, "{}, seed {seed}", plain.text());
    }
}

/// The limit on the work of a pass is far where few heaps are lost.
#[test]
fn the_work_of_a_pass() {
    let pass = |rule: &str, to| single_heaps(&parse::code(rule).unwrap(), to, &Interruptible);
    let found = pass("bounded(9999)", 100_000).unwrap();
    assert!((0..).zip(found).all(|(heap, wins): (u32, _)| wins == (heap % 10_000 != 1)));
    let found = pass("nim", 1_000_000).unwrap();
    assert!((0..).zip(found).all(|(heap, wins): (u32, _)| wins == (heap != 1)));
    assert!(pass("take 1", u64::MAX).is_err());
    let code = parse::code("take 1").unwrap();
    assert_eq!(single_heaps(&code, 5000, &Looks::new(3)).unwrap().len(), 3 * 1024);
}

#[test]
#[ignore = "slow: a second of work"]
fn a_pass_that_takes_too_long() {
    // Each odd heap is lost, and half of the larger ones lead to it.
    let code = parse::code("0.[30]").unwrap();
    let error = single_heaps(&code, 100_000, &Interruptible).unwrap_err().to_string();
    assert!(error.contains("looks at more than 500000000 moves, at heap 22"), "{error}");
}

/// What was decided before a search was stopped is kept.
#[test]
fn stopped() {
    for rule in ["n -> n - d for d in 1..n if pow2(d)", "kayles", "n -> a & n - a for a in 1..n-1"]
    {
        let found = outcomes(&parse::rule(rule).unwrap(), 20, &Looks::new(7));
        assert_eq!((found.states.len(), found.next_player_wins.len()), (21, 7), "{rule}");
    }
}
