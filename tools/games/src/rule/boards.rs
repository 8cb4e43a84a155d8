//! The Grundy values of all boards of the squares game, by the rules alone: a byte for each board.
//!
//! A board is a number whose bits are its cells, row by row. Of the boards whose highest coin is `c`, the moves of `c`
//! lead to the boards without it: when all of these have their values, one pass for each square of `c` adds them to
//! the options of the others, which are then solved in the same way, without `c`.

use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::rule::{Cell, CoinGame};
use crate::watch::{Watch, stopped};
use std::num::NonZero;
use std::thread::{available_parallelism, scope};

/// The most cells of a board of which all positions are computed.
const MOST_CELLS: u32 = 30;
/// So many boards are passed over at once, and passes over more than so many are for several processors.
const PART: usize = 1 << 16;
const SHARED: usize = 1 << 18;

/// The Grundy values of all positions on a board of the squares game.
pub struct Boards {
    columns: u64,
    /// For each coin what its moves turn over, without the coin itself.
    moves: Vec<Vec<usize>>,
    /// For each board bit `v` for its value `v`; while it is not solved, for the values of its options.
    values: Vec<u8>,
}

impl Boards {
    /// Computes the values of all positions on a board of `rows` by `columns`.
    ///
    /// # Complexity
    /// `2^(rows * columns)` bytes, and as many steps for each square of cells.
    ///
    /// # Errors
    /// If there are too many positions, with the figure, or no cells, if a value is not below 8, or if `watch` says to stop.
    pub fn new(rows: u64, columns: u64, watch: &dyn Watch) -> Result<Boards> {
        let cells = u128::from(rows) * u128::from(columns);
        let Some(cells) = u32::try_from(cells).ok().filter(|&cells| cells <= MOST_CELLS) else {
            return Err(Error::new(format!(
                "{rows}x{columns} has 2^{cells} boards, one byte each; the most cells are {MOST_CELLS}, \
                 as of 5x6"
            )));
        };
        if cells == 0 {
            let message = format!("{rows}x{columns} has no cells: expected a board of 1x1 to 5x6");
            return Err(Error::new(message));
        }
        check_free(1 << cells, &format!("the values of all boards of {rows}x{columns}"))?;
        let coins = (1..=rows).flat_map(|i| (1..=columns).map(move |j| (i, j)));
        let bit = |&(i, j): &Cell| 1 << ((i - 1) * columns + j - 1);
        let moves = coins.map(|coin| {
            let mut moves = Vec::new();
            CoinGame::Squares.for_each_move(coin, |turned| {
                moves.push(turned.iter().map(bit).sum::<usize>() ^ bit(&coin));
            });
            moves
        });
        let mut boards = Boards { columns, moves: moves.collect(), values: vec![0; 1 << cells] };
        let mut computed = 0;
        if !solve(&mut boards.values, &boards.moves, &mut computed, watch)? {
            return Err(stopped(&format!("{computed} of {} boards", 1 << cells)));
        }
        Ok(boards)
    }

    /// The value of the position in which some coins, by row and column from 1, show heads.
    #[must_use]
    pub fn value(&self, coins: &[(u64, u64)]) -> u32 {
        let bits = coins.iter().map(|(i, j)| 1 << ((i - 1) * self.columns + j - 1));
        self.at(bits.fold(0, |board, bit: usize| board | bit))
    }

    fn at(&self, board: usize) -> u32 {
        self.values[board].trailing_zeros()
    }

    /// The coins that show heads in a position whose value is not the nim-sum of those of its coins, if there is one.
    #[must_use]
    pub fn not_a_sum(&self) -> Option<Vec<(u64, u64)>> {
        // Without its lowest coin a board has one coin less.
        let is_sum = |&board: &usize| {
            let lowest = board & board.wrapping_neg();
            self.at(board) == self.at(board ^ lowest) ^ self.at(lowest)
        };
        let wrong = (1..self.values.len()).find(|board| !is_sum(board))?;
        let heads = (0..self.moves.len()).filter(|coin| wrong >> coin & 1 == 1);
        Some(heads.map(|c| (c as u64 / self.columns + 1, c as u64 % self.columns + 1)).collect())
    }
}

/// From the options that higher coins lead to, to the values of all boards of these coins; false if `watch` says to stop.
fn solve(
    values: &mut [u8],
    moves: &[Vec<usize>],
    computed: &mut usize,
    watch: &dyn Watch,
) -> Result<bool> {
    let Some((of_coin, moves)) = moves.split_last() else {
        if values[0] == u8::MAX {
            return Err(Error::new("a board has a value that is not below 8"));
        }
        values[0] = 1 << values[0].trailing_ones();
        *computed += 1;
        return Ok(true);
    };
    let (tails, heads) = values.split_at_mut(1 << moves.len());
    let goes_on = solve(tails, moves, computed, watch)?;
    if !goes_on || (heads.len() >= PART && !watch.go_on(*computed)) {
        return Ok(false);
    }
    let add = |first: usize, heads: &mut [u8]| {
        for (part, heads) in heads.chunks_mut(PART).enumerate() {
            for turned in of_coin {
                for (place, seen) in heads.iter_mut().enumerate() {
                    *seen |= tails[(first + part * PART + place) ^ turned];
                }
            }
        }
    };
    if heads.len() > SHARED {
        let share = heads.len().div_ceil(available_parallelism().map_or(1, NonZero::get));
        scope(|scope| {
            for (part, heads) in heads.chunks_mut(share).enumerate() {
                scope.spawn(move || add(part * share, heads));
            }
        });
    } else {
        add(0, heads);
    }
    solve(heads, moves, computed, watch)
}

#[cfg(test)]
#[path = "../../tests/inside/rule/boards.rs"]
mod tests;
