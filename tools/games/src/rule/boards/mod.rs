//! The Grundy values of all boards of the squares game, by the rules alone: 64 boards at a time, on all
//! cores, with the widest vectors.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

mod block;
mod order;

use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::watch::Watch;
use crate::wide::{Work, widest};
use block::{Block, LANES, VALUES};
use order::Order;
use rayon::prelude::*;
use std::sync::OnceLock;

/// The most cells of a board of which all positions are computed.
const MOST_CELLS: u32 = 30;

/// The Grundy values of all positions on a board of the squares game, or of the first of them.
pub struct Boards {
    order: Order,
    cells: u64,
    /// The blocks of a chunk are there when all of them are known.
    chunks: Vec<OnceLock<Vec<Block>>>,
}

impl Boards {
    /// Computes the values of all positions on a board of `rows` by `columns`, until `watch` says to stop.
    ///
    /// # Errors
    /// If there are too many positions, with the figure, or no cells.
    pub fn new(rows: u64, columns: u64, watch: &dyn Watch) -> Result<Boards> {
        let cells = u128::from(rows) * u128::from(columns);
        let Some(cells) = u32::try_from(cells).ok().filter(|&cells| cells <= MOST_CELLS) else {
            return Err(Error::new(format!(
                "{rows}x{columns} has 2^{cells} boards, one byte each; the most cells are {MOST_CELLS}, \
                 as of 5x6"
            )));
        };
        if cells == 0 {
            return Err(Error::new(format!(
                "{rows}x{columns} has no cells: expected a board of 1x1 to 5x6"
            )));
        }
        check_free(1 << cells, &format!("the values of all boards of {rows}x{columns}"))?;
        let order = Order::new(rows, columns);
        let chunks = (0..1 << (order.coins.len() - order.chunk)).map(|_| OnceLock::new()).collect();
        let boards = Boards { order, cells: cells.into(), chunks };
        boards.play(watch)?;
        Ok(boards)
    }

    /// Computes chunk by chunk, and at the same time those that lead to none of each other.
    fn play(&self, watch: &dyn Watch) -> Result<()> {
        let parallel = self.order.sequential - self.order.chunk;
        let too_large = || Error::new(format!("a board has a value that is not below {VALUES}"));
        for first in (0..self.chunks.len()).step_by(1 << parallel) {
            if !watch.go_on(first << self.order.chunk) {
                break;
            }
            for heads in 0..=parallel {
                let chunks = (0..1_usize << parallel).into_par_iter();
                let chunks = chunks.filter(|chunk| chunk.count_ones() as usize == heads);
                chunks.try_for_each(|chunk| {
                    let chunk = first + chunk;
                    let blocks = widest(Chunk { boards: self, chunk }).ok_or_else(too_large)?;
                    self.chunks[chunk].set(blocks).expect("each chunk once");
                    Ok::<(), Error>(())
                })?;
            }
        }
        Ok(())
    }

    /// How many positions have been computed.
    #[must_use]
    pub fn computed(&self) -> u64 {
        let chunks = self.chunks.iter().filter(|chunk| chunk.get().is_some()).count() as u64;
        // Lanes without a coin of the board make more.
        (chunks << self.order.chunk).min(1 << self.cells)
    }

    /// The value of the position in which some coins, by row and column from 1, show heads; `None` if it
    /// has not been computed.
    ///
    /// # Panics
    /// If there is no such coin.
    #[must_use]
    pub fn value(&self, coins: &[(u64, u64)]) -> Option<u32> {
        let place = |coin| self.order.coins.iter().position(|other| *other == Some(coin));
        let bits = coins.iter().map(|&coin| 1 << place(coin).expect("a coin of the board"));
        self.at(bits.fold(0, |board, bit| board | bit))
    }

    /// As [`Boards::value`], by the bits of the coins in their order.
    fn at(&self, board: usize) -> Option<u32> {
        let Order { chunk, .. } = self.order;
        let blocks = self.chunks[board >> chunk].get()?;
        let board = board % (1 << chunk);
        Some(block::value(&blocks[board >> LANES], board % (1 << LANES)))
    }

    /// The coins that show heads in a position whose value is not the nim-sum of those of its coins, if
    /// all positions have been computed and there is one.
    #[must_use]
    pub fn not_a_sum(&self) -> Option<Vec<(u64, u64)>> {
        let Order { coins, chunk: bits, .. } = &self.order;
        let values: Option<Vec<u32>> = (0..coins.len()).map(|coin| self.at(1 << coin)).collect();
        let values = values?;
        // The nim-sum of the coins whose bits are set, from one coin on.
        let sum = |set: usize, from: usize| {
            let heads = (from..coins.len()).filter(|coin| set >> (coin - from) & 1 == 1);
            heads.fold(0, |sum, coin| sum ^ values[coin])
        };
        let lanes = std::array::from_fn(|lane| values[lane]);
        let expected: Vec<Block> = (0..VALUES).map(|rest| block::nim_sums(rest, lanes)).collect();
        let sums: Vec<u32> = (0..1 << (bits - LANES)).map(|place| sum(place, LANES)).collect();
        let wrong = (0..self.chunks.len()).into_par_iter().find_map_first(|chunk| {
            let of_chunk = sum(chunk, *bits);
            let blocks = self.chunks[chunk].get()?.iter().zip(&sums);
            let is_wrong = |(block, of_block): (&Block, &u32)| {
                *block != expected[(of_block ^ of_chunk) as usize]
            };
            let place = blocks.enumerate().position(|(_, pair)| is_wrong(pair))?;
            Some(chunk << bits | place << LANES)
        })?;
        let mut boards = wrong..wrong + (1 << LANES);
        let wrong = boards.find(|&board| self.at(board) != Some(sum(board, 0)))?;
        let heads = (0..coins.len()).filter(|coin| wrong >> coin & 1 == 1);
        Some(heads.filter_map(|coin| coins[coin]).collect())
    }
}

/// The work of computing the blocks of a chunk: `None` if there is no room for a value.
#[derive(Clone, Copy)]
struct Chunk<'a> {
    boards: &'a Boards,
    chunk: usize,
}

impl Work for Chunk<'_> {
    type Output = Option<Vec<Block>>;

    #[inline(always)]
    fn run(self) -> Option<Vec<Block>> {
        let Order { moves, chunk: bits, .. } = &self.boards.order;
        let mut blocks = vec![[0; 8]; 1 << (bits - LANES)];
        // The moves of the coins that show heads on all boards of the chunk.
        for coin in (*bits..moves.len()).filter(|coin| self.chunk >> (coin - bits) & 1 == 1) {
            for &turned in &moves[coin] {
                let to = self.boards.chunks[self.chunk ^ (turned >> bits)].get();
                add(&mut blocks, to.expect("played before"), turned);
            }
        }
        solve(&mut blocks, &moves[LANES..*bits]).then_some(blocks)
    }
}

/// Adds the values of the options that one move leads to from each board of `blocks`: `to` has those that it
/// leads to without the coins of higher bits.
#[inline(always)]
fn add(blocks: &mut [Block], to: &[Block], turned: usize) {
    let (block, lanes) = ((turned >> LANES) % to.len(), turned % (1 << LANES));
    for (place, seen) in blocks.iter_mut().enumerate() {
        block::add(seen, &to[place ^ block], lanes);
    }
}

/// From the values of the other options to those of all boards, where `moves` are those of the coins that
/// choose a block; `false` if there is no room for a value.
#[inline(always)]
fn solve(blocks: &mut [Block], moves: &[Vec<usize>]) -> bool {
    for place in 0..blocks.len() {
        let Some(values) = block::solve(&blocks[place]) else { return false };
        blocks[place] = values;
        // The lowest coin that shows heads on the next board shows tails on as many boards before it, now solved:
        // they are what the moves of that coin lead to.
        let next = place + 1;
        let coin = next.trailing_zeros() as usize;
        let Some(of_coin) = moves.get(coin) else { continue };
        let half = 1 << coin;
        let (tails, heads) = blocks[next - half..next + half].split_at_mut(half);
        for &turned in of_coin {
            add(heads, tails, turned);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{Boards, Chunk, block};
    use crate::watch::Unwatched;
    use crate::wide::all_ways;

    #[test]
    fn boards_that_are_no_sums() {
        let mut boards = Boards::new(4, 5, &Unwatched).unwrap();
        assert_eq!(boards.not_a_sum(), None);
        let coins = [(1, 2), (2, 2), (4, 4), (4, 5)];
        let wrong = boards.value(&coins).unwrap() ^ 1;
        let place =
            |coin| boards.order.coins.iter().position(|other| *other == Some(coin)).unwrap();
        let board: usize = coins.iter().map(|&coin| 1 << place(coin)).sum();
        let (chunk, place) = (board >> boards.order.chunk, board % (1 << boards.order.chunk));
        let blocks = boards.chunks[chunk].get_mut().unwrap();
        let (word, byte) = (&mut blocks[place >> 6][place >> 3 & 7], 8 * (place & 7));
        *word = *word & !(0xff << byte) | 1 << wrong << byte;
        assert_eq!(block::value(&blocks[place >> 6], place & 63), wrong);
        let mut found = boards.not_a_sum().unwrap();
        found.sort_unstable();
        assert_eq!(found, coins);
    }

    /// With and without wide vectors.
    #[test]
    fn chunks_in_every_way() {
        for (rows, columns) in [(1, 4), (4, 4), (4, 5)] {
            let boards = Boards::new(rows, columns, &Unwatched).unwrap();
            for (chunk, blocks) in boards.chunks.iter().enumerate() {
                for way in all_ways(Chunk { boards: &boards, chunk }) {
                    assert_eq!(way.as_ref(), blocks.get(), "chunk {chunk} of {rows}x{columns}");
                }
            }
        }
    }
}
