//! Nim predicted, then played to the end, the computer against a person, either moving first.

use mission::typed;

const WINNER: &str = "the winner: computer, as predicted\n";

/// From 3 4 5 the first player wins: the computer, against whatever a person does.
#[test]
fn the_computer_first() {
    let play = |moves: &str| typed("cargo explore play nim 3 4 5 --first computer --seed 1", moves);
    let printed = play("");
    assert!(printed.contains("the first player, computer, wins with best play\n"), "{printed}");
    assert!(printed.contains("computer: takes 2 from heap 1, leaves 1 4 5\n"), "{printed}");
    // Three games: each reply is a legal one, and the sizes are those that the answers leave.
    for moves in ["1 0\n1 0\n", "2 0\n1 0\n", "3 0\n2 0\n", "2 3\n3 0\n2 0\n"] {
        let printed = play(&format!("{moves}1 0\n1 0\n1 0\n"));
        assert!(printed.ends_with(WINNER), "{printed}");
    }
}

/// From 1 4 5 the first player loses: the person, whatever he does.
#[test]
fn the_person_first() {
    for moves in ["1 0\n", "2 3\n", "3 2\n"] {
        let all = format!("{moves}1 0\n1 0\n1 0\n1 0\n");
        let printed = typed("cargo explore play nim 1 4 5 --seed 2", &all);
        assert!(printed.contains("the first player, you, loses against best play\n"), "{printed}");
        assert!(printed.ends_with(WINNER), "{printed}");
    }
    // Who is predicted to win, and plays as `hint` says, does.
    let printed = typed("cargo explore play nim 3 4 5 --watch perfect --seed 1", "");
    assert!(printed.ends_with("the winner: other computer, as predicted\n"), "{printed}");
}
