//! Luogu P1971: \[NOI2011\] 兔兔与蛋蛋游戏
//! <https://www.luogu.com.cn/problem/P1971>
//!
//! Kind: Graphs and trees ***
//! Game: white and black pieces on all cells of a board but one; the first player moves a white piece that is beside
//! the free cell into it, the second a black one; who cannot move loses. In a game that the first player lost, her
//! mistakes are asked for: her moves from where she would have won to where the other wins.
//! Theorem: undirected geography of the free cell, on edges between cells of different colours, where that of the
//! start counts as black. It comes to no cell again, as its piece has the wrong colour then: a cell is reached by
//! moves of one of the players only. As `sg::geography` proves, it is won exactly when every maximum matching of the
//! cells that are left, with the free one, has that one: when it can be matched after all others. So cells are added
//! from the last on.
//! Checked by play: all games that she lost on boards of 1 x 4 and 2 x 2, and some on those of 2 x 3 and 3 x 3.

use proconio::{fastout, input, marker::Bytes, marker::Usize1};

type Mates = [Option<usize>];

/// Whether a matching can be changed so that it has one more cell: then it is. No mate is looked for in those seen.
fn joins(beside: &[Vec<usize>], mates: &mut Mates, seen: &mut [bool], cell: usize) -> bool {
    for &other in &beside[cell] {
        if !std::mem::replace(&mut seen[other], true)
            && mates[other].map_or(true, |mate| joins(beside, mates, seen, mate))
        {
            (mates[cell], mates[other]) = (Some(other), Some(cell));
            return true;
        }
    }
    false
}

#[fastout]
fn main() {
    input! { n: usize, m: usize, rows: [Bytes; n], k: usize, moves: [(Usize1, Usize1); 2 * k] }
    let (board, size) = (rows.concat(), n * m);
    let distance = |a: usize, b: usize| (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m);
    let is_edge = |a, b| distance(a, b) == 1 && (board[a] == b'O') != (board[b] == b'O');
    let beside = (0..size).map(|a| (0..size).filter(|&b| is_edge(a, b)).collect());
    let (beside, mut mates) = (beside.collect::<Vec<Vec<usize>>>(), vec![None; size]);
    let moves = moves.into_iter().rev().map(|(x, y)| x * m + y);
    let path: Vec<usize> = moves.chain(board.iter().position(|&cell| cell == b'.')).collect();
    let others = (0..size).filter(|cell| !path.contains(cell));
    let (mut absent, mut is_won) = (vec![true; size], Vec::new());
    for cell in others.chain(path.iter().copied()) {
        absent[cell] = false;
        is_won.push(joins(&beside, &mut mates, &mut absent.clone(), cell));
    }
    is_won.reverse();
    let mistakes: Vec<usize> = (1..=k).filter(|i| is_won[2 * i - 2] && is_won[2 * i - 1]).collect();
    for line in std::iter::once(mistakes.len()).chain(mistakes) {
        println!("{line}");
    }
}
