//! A rule in words.

use crate::verbs::either;
use games::game::{Game, Rule};
use games::join;
use games::rule::{Code, CoinGame, Digit};

/// The most takes that are named one by one.
const MOST: u64 = 40;

/// What a position is, what a move does, and when the game ends.
pub fn words(game: &Game) -> String {
    let moves = match &game.rule {
        Rule::Heap(code) => of_code(code),
        Rule::Coins(CoinGame::Squares) => {
            "A position is a board with coins; rows and columns count from 1. A move turns \
             over all coins of a square of cells, whose lower right coin shows heads."
                .to_owned()
        }
        Rule::Coins(CoinGame::TurningCorners) => {
            "A position is a board with coins; rows and columns count from 0. A move \
             turns over the four corners of a rectangle, whose lower right coin shows heads."
                .to_owned()
        }
        Rule::Graph(_) => "A position is a vertex. A move follows an edge.".to_owned(),
        Rule::Listed(_) => {
            return "The values are those that were read or that a program computed.".to_owned();
        }
        Rule::Written(rule) => {
            let ranges = rule.names().zip(rule.least()).zip(rule.last(u64::MAX));
            let ranges = ranges.map(|((name, least), last)| match last {
                u64::MAX => format!("{name} from {least} on"),
                _ => format!("{name} from {least} to {last}"),
            });
            format!("A position has {}. Its moves: {}.", join(ranges, ", "), rule.text())
        }
    };
    format!(
        "{moves} Two players move by turns; who cannot move has lost, or in misère play has won."
    )
}

fn of_code(code: &Code) -> String {
    let heap = "A position is a heap of n tokens.";
    match code.nim_bound() {
        Some(u64::MAX) => return format!("{heap} A move takes any number of tokens from a heap."),
        Some(bound) => return format!("{heap} A move takes 1 to {bound} tokens from a heap."),
        None => {}
    }
    let mut sentences = Vec::new();
    let split = code.digit(0);
    if split.bits != 0 {
        sentences.push(format!("A move may split a heap into {}, and take nothing.", parts(split)));
    }
    // Takes with the same digit, in the order of the first.
    let mut kinds: Vec<(Digit, Vec<String>)> = Vec::new();
    let mut add =
        |digit: Digit, takes: String| match kinds.iter_mut().find(|known| known.0 == digit) {
            Some((_, all)) => all.push(takes),
            None if digit.bits != 0 => kinds.push((digit, vec![takes])),
            None => {}
        };
    let end = code.horizon();
    for take in 1..=end.min(MOST) {
        add(code.digit(take), take.to_string());
    }
    let tail = code.tail_length().unwrap_or(0);
    for take in end + 1..=end + tail.min(MOST) {
        let takes = match (take, tail) {
            (1, 1) => "any number of".to_owned(),
            (_, 1) => format!("{take} or more"),
            _ => format!("{take}, {}, {} and so on", take + tail, take + 2 * tail),
        };
        add(code.digit(take), takes);
    }
    for (digit, takes) in kinds {
        let all = either(&takes);
        let noun = if takes == ["1"] { "token" } else { "tokens" };
        let what = if digit == Digit::TAKE {
            String::new()
        } else {
            format!(", and leaves {}", parts(digit))
        };
        sentences.push(format!("A move may take {all} {noun} from a heap{what}."));
    }
    if end.max(tail) > MOST {
        sentences.push(format!("There are more takes than are listed here, beyond {MOST}."));
    }
    format!("{heap} {}", sentences.join(" "))
}

/// What a digit lets a move leave.
fn parts(digit: Digit) -> String {
    let words = ["nothing", "one heap", "two heaps", "three heaps"];
    let parts = (0..4).filter(|parts| digit.leaves(*parts)).map(|parts| words[parts as usize]);
    let parts: Vec<&str> = parts.collect();
    let unequal = if digit.unequal { " of different sizes" } else { "" };
    format!("{}{unequal}", either(&parts))
}
