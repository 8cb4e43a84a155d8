//! Grids of Grundy values of single coins, computed from the rules.

use super::CoinGame;
use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::watch::Watch;

/// A grid of Grundy values of single coins by row and column.
pub struct Grid {
    /// The coordinate of the first row and column.
    pub least: u64,
    /// The values, row by row.
    pub rows: Vec<Vec<u32>>,
}

/// The largest coordinate: the number of moves is below 2^32, and no value is larger.
const MOST: u64 = 1 << 15;

impl Grid {
    /// The values of single coins in rows and columns up to `to`; the last rows are missing if `watch`
    /// says to stop.
    ///
    /// # Errors
    /// If it would not fit, with the figures.
    ///
    /// # Panics
    /// Never: what a move leaves has smaller rows, or smaller columns in its row.
    pub fn of_coins(game: CoinGame, to: u64, watch: &dyn Watch) -> Result<Grid> {
        let least = game.least();
        check_size(least, to)?;
        let mut grid = Grid { least, rows: Vec::new() };
        let mut seen = Vec::new();
        for i in least..=to {
            if !watch.go_on(grid.rows.len()) {
                break;
            }
            // Options are in earlier rows, or earlier in this one.
            grid.rows.push(Vec::new());
            for j in least..=to {
                seen.clear();
                game.for_each_move((i, j), |turned| {
                    let others = turned.iter().filter(|&&other| other != (i, j));
                    let value = |other| grid.get(other).expect("options come earlier");
                    seen.push(others.fold(0, |sum, &other| sum ^ value(other)));
                });
                let value = mex(&mut seen);
                grid.rows.last_mut().expect("just pushed").push(value);
            }
        }
        Ok(grid)
    }

    /// The value at a pair of coordinates, if the grid has it.
    #[must_use]
    pub fn get(&self, (i, j): (u64, u64)) -> Option<u32> {
        let place = |n: u64| usize::try_from(n.checked_sub(self.least)?).ok();
        self.rows.get(place(i)?)?.get(place(j)?).copied()
    }
}

fn check_size(least: u64, to: u64) -> Result<()> {
    if to > MOST && to >= least {
        let side = u128::from(to - least) + 1;
        let most = u128::from(MOST + 1).pow(2);
        return Err(Error::too_many(to, side.saturating_mul(side), "a grid", most));
    }
    if to < least {
        return Err(Error::new(format!("a grid from {least} to {to} is empty")));
    }
    check_free((to + 1).pow(2) * 4, &format!("a grid up to {to}"))
}

fn mex(values: &mut Vec<u32>) -> u32 {
    values.sort_unstable();
    values.dedup();
    let missing = (0..).zip(values.iter()).find(|&(i, &value)| i != value);
    missing.map_or(u32::try_from(values.len()).expect("below 2^32"), |(i, _)| i)
}
