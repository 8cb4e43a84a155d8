//! A sweep over the rows of a union of rectangles, with a segment tree over its columns.

use std::ops::Range;

/// The first row and column, the last row and column.
pub type Rectangle = (u32, u32, u32, u32);

/// Bit t: whether an odd number of the cells (i, j) of the union have both i and j divisible by 2^t.
///
/// Of rows that are all covered alike, the number is a product, and its parity the `and` of those of rows and
/// columns.
pub fn parities(rectangles: &[Rectangle]) -> u32 {
    let mut columns: Vec<u32> = rectangles.iter().flat_map(|&(_, b, _, d)| [b, d + 1]).collect();
    columns.sort_unstable();
    columns.dedup();
    let place = |column| columns.partition_point(|&other| other < column);
    // Where a rectangle begins, and where it ends.
    let mut events: Vec<(u32, i32, usize, usize)> = rectangles
        .iter()
        .flat_map(|&(a, b, c, d)| {
            let (from, to) = (place(b), place(d + 1));
            [(a, 1, from, to), (c + 1, -1, from, to)]
        })
        .collect();
    events.sort_unstable();
    let mut cover = Cover::new(&columns);
    let (mut row, mut total) = (1, 0);
    for (next, change, from, to) in events {
        total ^= multiples(row, next) & cover.parities();
        row = next;
        cover.change(from, to, change);
    }
    total
}

/// Bit t: whether an odd number of `from..to` are divisible by 2^t. Up to n that are n / 2^t, which is odd where
/// bit t of n is set.
fn multiples(from: u32, to: u32) -> u32 {
    (from - 1) ^ (to - 1)
}

/// How often the columns are covered.
struct Cover<'a> {
    /// Where elementary intervals begin, and the last one ends.
    columns: &'a [u32],
    /// Of each node, how many rectangles cover all of it but not all of its parent.
    counts: Vec<i32>,
    /// Of each node, the parities of the columns in it that are covered, not regarding its parents.
    parities: Vec<u32>,
}

impl<'a> Cover<'a> {
    fn new(columns: &'a [u32]) -> Self {
        let nodes = 2 * columns.len().next_power_of_two();
        Cover { columns, counts: vec![0; nodes], parities: vec![0; nodes] }
    }

    fn parities(&self) -> u32 {
        self.parities[1]
    }

    /// Covers the intervals `from..to` once more, or once less.
    fn change(&mut self, from: usize, to: usize, by: i32) {
        self.change_below(1, 0..self.columns.len() - 1, from..to, by);
    }

    fn change_below(&mut self, node: usize, all: Range<usize>, part: Range<usize>, by: i32) {
        if part.end <= all.start || all.end <= part.start {
            return;
        }
        let middle = all.start + all.len() / 2;
        let is_leaf = middle == all.start;
        if part.start <= all.start && all.end <= part.end {
            self.counts[node] += by;
        } else {
            self.change_below(2 * node, all.start..middle, part.clone(), by);
            self.change_below(2 * node + 1, middle..all.end, part, by);
        }
        self.parities[node] = if self.counts[node] > 0 {
            multiples(self.columns[all.start], self.columns[all.end])
        } else if is_leaf {
            0
        } else {
            self.parities[2 * node] ^ self.parities[2 * node + 1]
        };
    }
}
