//! Coin-turning games on a board: a move turns over a set of coins, the last of which in row-major
//! order shows heads. A position is the set of coins that show heads.

use sg::NimProduct;
use std::sync::OnceLock;

/// A cell of a board: row and column.
pub type Cell = (u64, u64);

/// A coin-turning game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoinGame {
    /// Turn over all coins of a `k` x `k` square whose lower right one shows heads; rows and columns
    /// count from 1.
    Squares,
    /// Turn over the four corners of a rectangle whose lower right one shows heads; rows and columns
    /// count from 0.
    TurningCorners,
}

impl CoinGame {
    /// The smallest row and column.
    #[must_use]
    pub fn least(self) -> u64 {
        match self {
            CoinGame::Squares => 1,
            CoinGame::TurningCorners => 0,
        }
    }

    /// About how many coins its moves turn over, all together: at least one a move, at most
    /// `u128::MAX`.
    #[must_use]
    pub fn count_turned(self, (i, j): Cell) -> u128 {
        match self {
            // The sum of the squares of 1 to n, up to a term of n^2 / 2.
            CoinGame::Squares => u128::from(i.min(j)).saturating_pow(3) / 3 + u128::from(i.min(j)),
            CoinGame::TurningCorners => (u128::from(i) * u128::from(j)).saturating_mul(4),
        }
    }

    /// Calls `each` with the cells that each move of the coin at `cell` turns over, `cell` included.
    pub fn for_each_move(self, (i, j): Cell, mut each: impl FnMut(&[Cell])) {
        match self {
            CoinGame::Squares => {
                for k in 1..=i.min(j) {
                    let rows = i - k + 1..=i;
                    let cells = rows.flat_map(|row| (j - k + 1..=j).map(move |col| (row, col)));
                    each(&cells.collect::<Vec<Cell>>());
                }
            }
            CoinGame::TurningCorners => {
                for (row, column) in (0..i).flat_map(|row| (0..j).map(move |col| (row, col))) {
                    each(&[(i, j), (i, column), (row, j), (row, column)]);
                }
            }
        }
    }

    /// The Grundy value of a single coin.
    ///
    /// # Source
    /// Squares: [`sg::squares`]. Turning Corners: the nim-product, Winning Ways, ch. 14.
    #[must_use]
    pub fn closed_form(self, (i, j): Cell) -> u64 {
        static NIM: OnceLock<NimProduct> = OnceLock::new();
        match self {
            CoinGame::Squares => sg::squares::grundy(i, j),
            CoinGame::TurningCorners => NIM.get_or_init(NimProduct::new).of(i, j),
        }
    }

    /// The Grundy value of several coins: the nim-sum of theirs.
    #[must_use]
    pub fn closed_form_of(self, coins: &[Cell]) -> u64 {
        sg::nim_sum(coins.iter().map(|&coin| self.closed_form(coin)))
    }
}

/// The coins that show heads after some have been turned over.
#[must_use]
pub fn turn_over(coins: &[Cell], turned: &[Cell]) -> Vec<Cell> {
    let stay = coins.iter().filter(|coin| !turned.contains(coin));
    let appear = turned.iter().filter(|coin| !coins.contains(coin));
    let mut coins: Vec<Cell> = stay.chain(appear).copied().collect();
    coins.sort_unstable();
    coins
}
