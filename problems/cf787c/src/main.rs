//! Codeforces 787C: Berzerk
//! <https://codeforces.com/contest/787/problem/C>
//!
//! Kind: Graphs and trees **
//! Game: n places in a ring; Rick and Morty move a monster by turns, each by a number of places from a set of his own;
//! who brings it to the first place wins. For each player as the first, and each start, who wins is asked for, or
//! whether neither does.
//! Theorem: who has to move from the first place has lost. From lost places backwards, one with a move to a lost place is
//! won, one whose moves all lead to won places is lost. What is never reached so is a loop, as from there some move
//! leads to a place that is not reached either, and none to a loss.
//! Checked by play: all sets for rings of up to 4 places, some in several orders; 136 cases, bounds 3.

use proconio::input;

fn main() {
    input! { n: usize, steps: [[usize]; 2] }
    let mut outcomes = vec![["Loop"; 2]; n];
    outcomes[0] = ["Lose"; 2];
    let mut open = vec![[steps[0].len(), steps[1].len()]; n];
    let mut decided = vec![(0, 0), (0, 1)];
    while let Some((place, next)) = decided.pop() {
        let player = 1 - next;
        for step in &steps[player] {
            let from = (place + n - step) % n;
            open[from][player] -= 1;
            let is_won = outcomes[place][next] == "Lose";
            if outcomes[from][player] == "Loop" && (is_won || open[from][player] == 0) {
                outcomes[from][player] = if is_won { "Win" } else { "Lose" };
                decided.push((from, player));
            }
        }
    }
    for player in [0, 1] {
        let line: Vec<&str> = outcomes[1..].iter().map(|outcomes| outcomes[player]).collect();
        println!("{}", line.join(" "));
    }
}
