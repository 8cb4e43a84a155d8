//! The rules of games, move by move, for [`Game`](crate::play::Game).

/// What a heap can become, as the heaps that remain of it.
pub type HeapRule = Box<dyn Fn(u64) -> Vec<Vec<u64>>>;

/// Nim: take any number.
#[must_use]
pub fn take_any() -> HeapRule {
    take_up_to(u64::MAX)
}

/// Bounded Nim: take 1 to `k`.
#[must_use]
pub fn take_up_to(k: u64) -> HeapRule {
    Box::new(move |heap| (1..=k.min(heap)).map(|take| vec![heap - take]).collect())
}

/// Lasker's Nim: take any number, or split the heap into two that are not empty.
#[must_use]
pub fn take_any_or_split() -> HeapRule {
    let take = take_any();
    Box::new(move |heap| {
        let mut options = take(heap);
        options.extend((1..heap).map(|part| vec![part, heap - part]));
        options
    })
}

/// The positions that one move in one heap leads to. Heaps are kept sorted and empty ones left out,
/// as neither their order nor those mean anything; so must `heaps` be.
#[must_use]
pub fn in_one_heap(heaps: &[u64], rule: &HeapRule) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for parts in rule(heap) {
            let mut option = heaps.to_vec();
            option.splice(i..=i, parts);
            options.push(sorted(option));
        }
    }
    options
}

/// A position of heaps, as [`in_one_heap`] wants it.
#[must_use]
pub fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}

/// A 4x4 board of the square-flipping game; cell (i, j) is bit 4 (i - 1) + (j - 1).
pub type Board = u16;

/// The pieces (i, j) of a board.
pub fn pieces(board: Board) -> impl Iterator<Item = (u32, u32)> {
    let cells = (1..=4).flat_map(|i| (1..=4).map(move |j| (i, j)));
    cells.filter(move |&(i, j)| board >> bit(i, j) & 1 == 1)
}

/// The boards that one move leads to: choose a piece at (i, j) and k <= min(i, j), flip the k x k
/// square whose lower right cell is (i, j). That is the highest bit of the square, so that every
/// move makes the number smaller.
pub fn flips(board: Board) -> impl Iterator<Item = Board> {
    let moves = pieces(board).flat_map(|(i, j)| (1..=i.min(j)).map(move |k| (i, j, k)));
    moves.map(move |(i, j, k)| {
        let square = (0..k).flat_map(|up| (0..k).map(move |left| bit(i - up, j - left)));
        square.fold(board, |board, bit| board ^ 1 << bit)
    })
}

fn bit(i: u32, j: u32) -> u32 {
    4 * (i - 1) + (j - 1)
}
