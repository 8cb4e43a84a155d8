//! In which order the coins of a board are the bits of a number, so that every move makes it smaller.

use super::block::LANES;
use crate::rule::{Cell, CoinGame};

/// About how many bits are below those that may be played at the same time.
const CHUNK: usize = 15;

/// The coins of a board as bits, the lowest first: the lanes, then the other coins that turn over
/// themselves alone, then those of equal row + column, since a move of a coin turns over others only of
/// a smaller sum.
pub struct Order {
    /// The coin of each bit; none for a lane that the board has no coin for.
    pub coins: Vec<Option<Cell>>,
    /// For each bit, what the moves of its coin turn over.
    pub moves: Vec<Vec<usize>>,
    /// These bits and the higher ones choose a chunk of boards.
    pub chunk: usize,
    /// Of the chunks, these bits and the higher ones are played in order; between them and the chunk
    /// bits are coins of which none turns over another.
    pub sequential: usize,
}

impl Order {
    pub fn new(rows: u64, columns: u64) -> Order {
        let game = CoinGame::Squares;
        let of_row = |i: u64| (1..=columns).map(move |j| (i, j));
        let cells: Vec<Cell> = (1..=rows).flat_map(of_row).collect();
        // How many moves of other coins turn over a coin: those of the lanes cost most.
        let touched = |cell: Cell| {
            let mut count = 0;
            for &other in &cells {
                game.for_each_move(other, |turned| count += u32::from(turned.contains(&cell)));
            }
            count
        };
        let is_single = |&cell: &Cell| game.count_moves(cell) == 1;
        let (mut singles, mut others): (Vec<Cell>, Vec<Cell>) =
            cells.iter().partition(|cell| is_single(cell));
        singles.sort_by_cached_key(|&cell| touched(cell));
        others.sort_by_key(|&(i, j)| i + j);
        let mut coins: Vec<Option<Cell>> = singles.into_iter().map(Some).collect();
        while coins.len() < LANES {
            coins.push(None);
        }
        coins.extend(others.into_iter().map(Some));

        let bit = |cell: &Cell| coins.iter().position(|coin| coin.as_ref() == Some(cell));
        let mut moves = vec![Vec::new(); coins.len()];
        for (coin, moves) in coins.iter().zip(&mut moves) {
            let Some(coin) = *coin else { continue };
            game.for_each_move(coin, |turned| {
                moves.push(turned.iter().filter_map(bit).map(|bit| 1 << bit).sum());
            });
        }
        // Where many coins in a row turn over none of each other.
        let group = |bit: usize| {
            let (i, j) = coins.get(bit).copied().flatten()?;
            Some(if is_single(&(i, j)) { 0 } else { i + j })
        };
        let end = |start: usize| {
            let equal = |bit: &usize| group(*bit).is_some() && group(*bit) == group(start);
            (start..coins.len()).take_while(equal).last().map_or(start, |last| last + 1)
        };
        let starts = (CHUNK..CHUNK + 4).rev();
        let chunk = starts.max_by_key(|&start| end(start) - start).unwrap_or(CHUNK);
        let chunk = chunk.min(coins.len());
        Order { moves, chunk, sequential: end(chunk), coins }
    }
}
