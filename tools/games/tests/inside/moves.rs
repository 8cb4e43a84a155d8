use super::Values;
use crate::parse;
use crate::value::Value;

/// As many winning moves as can be listed are, and more are refused, in one run of takes or in several.
#[test]
fn as_many_moves_as_can_be_listed() {
    for (position, count) in [
        ("take 1,2,4 13", 2),
        ("0.[30] 13", 7),
        ("kayles 12", 1),
        ("nim 5 6 7", 3),
        ("wythoff 3,9", 1),
        ("(n -> n - d for d in 1..n if odd(d)) 9", 5),
    ] {
        let position = parse::position(position).unwrap();
        let moves = |most_moves| {
            let mut values = Values { most_moves, ..Values::default() };
            values.winning_moves(&position).map(|moves| moves.len())
        };
        assert_eq!(moves(count), Ok(count), "{position}");
        let error = moves(count - 1).unwrap_err().to_string();
        let end = format!(": there are more than {} winning moves, too many to list", count - 1);
        assert!(error.ends_with(&end), "{error}");
    }
}

/// No more winning options are kept than show that they are too many.
#[test]
fn no_more_moves_than_are_asked_for() {
    let position = parse::position("(n -> n - d for d in 1..n if odd(d) and n < 99) 9").unwrap();
    let state = &position.components[0].state;
    let found = |most| {
        let mut values = Values::default();
        let game = position.game(&position.components[0]);
        values.winning_options(game, state, Value::Number(0), most).unwrap().len()
    };
    assert_eq!([0, 3, 5, 6].map(found), [1, 4, 5, 5]);
}
