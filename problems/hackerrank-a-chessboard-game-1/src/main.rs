//! HackerRank a-chessboard-game-1: A Chessboard Game
//! <https://www.hackerrank.com/challenges/a-chessboard-game-1>
//!
//! Kind: Boards *
//! Game: a coin on (x, y) of a board of 15 x 15 jumps to (x - 2, y - 1), (x - 2, y + 1), (x - 1, y - 2) or (x + 1, y - 2);
//! who cannot jump on the board loses.
//! Theorem: lost are the places where x and y are 1 or 2 modulo 4: a jump changes one of them by 2. From any other place
//! some jump leads to one of these: by 2 in a coordinate that is 3 or 0 modulo 4, and in the other one by 1, forwards
//! from 0 or 1, back from 2 or 3, which stays on the board.
//! Checked by play: all places; 225 cases, bounds 15.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { places: [[u32; 2]] }
    for place in places {
        let is_lost = place.iter().all(|number| matches!(number % 4, 1 | 2));
        println!("{}", if is_lost { "Second" } else { "First" });
    }
}
