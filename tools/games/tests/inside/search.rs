use super::Search;
use crate::parse;
use crate::watch::Interruptible;
use crate::watch::looks::Looks;
use std::time::Duration;

#[test]
fn much_work() {
    let says = |text: &str, most_positions: usize, time: Duration| {
        let position = parse::position(text).unwrap();
        let mut search = Search::new(&position.games, false, most_positions);
        search.most_time = time;
        let wins = search.next_player_wins(&position.components, &Interruptible);
        wins.map_or_else(|error| error.to_string(), |wins| wins.to_string())
    };
    let long = Duration::from_secs(1000);
    assert_eq!(says("kayles 5 5 + nim 2", 200, long), "true");
    let error = says("kayles 5 5 + nim 2", 20, long);
    assert_eq!(
        error,
        "no answer: the search gives up after 20 positions, and kayles 5 5 + nim 2 needs more: expected fewer or \
         smaller components"
    );
    // The error points at the rule.
    let error =
        says("nim 1 + (n -> n - 1 if n > 0; 0 if prime(n)) 5000", 1_000_000, Duration::ZERO);
    let start = "column 10: no answer: the search gives up after 0 seconds and ";
    assert!(error.starts_with(start) && error.ends_with("\n           ^"), "{error}");
}

/// Of equal components, one is looked at: of two heaps of 1, what is left is one heap, then none.
#[test]
fn equal_components() {
    let position = parse::position("nim 1 1").unwrap();
    let mut search = Search::new(&position.games, true, 1000);
    assert_eq!(search.next_player_wins(&position.components, &Interruptible), Ok(false));
    assert_eq!(search.decided(), 3);
}

/// In any order, components are the same sum.
#[test]
fn any_order() {
    let mut components = parse::position("kayles 6 4 5").unwrap().components;
    let games = parse::position("kayles 6").unwrap().games;
    let mut search = Search::new(&games, false, 1000);
    search.next_player_wins(&components, &Interruptible).unwrap();
    let known = search.decided();
    components.rotate_left(1);
    search.next_player_wins(&components, &Interruptible).unwrap();
    assert_eq!(search.decided(), known);
}

#[test]
fn stops() {
    let position = parse::position("kayles 30 30 30").unwrap();
    let mut search = Search::new(&position.games, false, 1_000_000);
    let watch = Looks::new(2);
    let error = search.next_player_wins(&position.components, &watch).unwrap_err().to_string();
    assert_eq!(error, format!("stopped by Ctrl-C: {} positions are decided", search.decided()));
}
