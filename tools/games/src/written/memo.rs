//! What is known of positions: an array for those of a box, a hash table for all others.

use crate::memory::free_memory;

/// What is known of a position.
pub type Known = u32;

/// Nothing.
pub const UNKNOWN: Known = 0;
/// It waits for others.
pub const OPEN: Known = 1;
/// The next player wins at once, or has lost: the game is over.
pub const WIN: Known = 2;
pub const LOSS: Known = 3;
/// It has the value 0; larger values follow.
pub const ZERO: Known = 4;

/// What is known of each position.
#[derive(Clone, Debug)]
pub struct Memo {
    /// The position of the first corner of the box, the largest numbers that it may have, and the lengths of its
    /// sides.
    least: Vec<i64>,
    most: Vec<i64>,
    sides: Vec<usize>,
    dense: Vec<Known>,
    others: Hashed,
}

/// The most positions in the box: 256 MiB, of which the parts that are used are taken.
const MOST_CELLS: usize = 1 << 26;
/// For so few the free memory is not looked at: 4 MiB.
const FEW: usize = 1 << 20;
/// Where so many positions are known outside the box, or twice, four times ... as many, it may grow.
const GROWS_AT: usize = 1 << 10;

impl Memo {
    /// A memo without a box, of positions whose numbers begin and end here.
    pub fn new(least: &[i64], most: &[i64]) -> Memo {
        Memo {
            least: least.to_vec(),
            most: most.to_vec(),
            sides: vec![0; least.len()],
            dense: Vec::new(),
            others: Hashed::new(least.len()),
        }
    }

    /// Forgets the positions of which no more than this is known.
    pub fn forget(&mut self, what: Known) {
        for known in self.dense.iter_mut().filter(|known| **known == what) {
            *known = UNKNOWN;
        }
        let others = std::mem::replace(&mut self.others, Hashed::new(self.least.len()));
        others.for_each(|position, known| {
            if known != what {
                self.others.set(position, known);
            }
        });
    }

    /// The bytes that the next growth takes at most: the table of the others doubles, or they move to the box.
    pub fn growth(&self) -> u64 {
        let cells = 2 * self.others.known.len() * (8 * self.others.width + 4);
        (cells + 16 * (self.dense.len() + self.others.count)) as u64
    }

    /// Takes positions up to `to` into the box too, unless they are too many.
    pub fn grow(&mut self, to: &[i64]) {
        self.grow_within(to, MOST_CELLS);
    }

    fn grow_within(&mut self, to: &[i64], most: usize) {
        let ends = to.iter().zip(&self.most).map(|(to, most)| *to.min(most));
        let sides = self.least.iter().zip(ends).zip(&self.sides);
        let sides = sides.map(|((least, to), side)| {
            let wanted = (to - least).saturating_add(1);
            usize::try_from(wanted).unwrap_or(0).max(*side)
        });
        let sides: Vec<usize> = sides.collect();
        let cells = sides.iter().fold(1, |cells: usize, side| cells.saturating_mul(*side));
        if sides == self.sides || cells > most || (cells > FEW && 8 * cells as u64 > free_memory())
        {
            return;
        }
        let old = std::mem::replace(&mut self.dense, vec![UNKNOWN; cells]);
        let old_sides = std::mem::replace(&mut self.sides, sides);
        let (length, outer) = old_sides.split_last().expect("a position has a number");
        for (number, row) in old.chunks(*length.max(&1)).enumerate() {
            // The coordinates of the row but the last, from the last to the first.
            let (mut rest, mut place, mut size) = (number, 0, self.sides[outer.len()]);
            for (old, new) in outer.iter().zip(&self.sides).rev() {
                place += rest % old * size;
                rest /= old;
                size *= new;
            }
            self.dense[place..place + length].copy_from_slice(row);
        }
        let others = std::mem::replace(&mut self.others, Hashed::new(self.least.len()));
        others.for_each(|position, known| self.set(position, known));
    }

    /// If many positions are known outside the box, it grows to have them all, or else those whose value is known,
    /// unless it would be large, and much larger than what is known.
    fn grow_if_many(&mut self) {
        let count = self.others.count;
        if count < GROWS_AT || !count.is_power_of_two() {
            return;
        }
        let most = MOST_CELLS.min(FEW.max(4 * (self.dense.len() + count)));
        for with_open in [true, false] {
            let mut to = self.least.clone();
            self.others.for_each(|position, known| {
                if with_open || known != OPEN {
                    let all = to.iter_mut().zip(position);
                    all.for_each(|(to, coordinate)| *to = (*to).max(*coordinate));
                }
            });
            // Some more, as they will not be the last.
            for (to, least) in to.iter_mut().zip(&self.least) {
                *to = to.saturating_add((*to - least) / 8);
            }
            self.grow_within(&to, most);
            if self.others.count < count {
                return;
            }
        }
    }

    /// How many positions are known outside the box.
    pub fn others(&self) -> usize {
        self.others.count
    }

    /// The place of a position in the box.
    #[inline]
    fn place(&self, position: &[i64]) -> Option<usize> {
        let mut place = 0;
        for ((coordinate, least), side) in position.iter().zip(&self.least).zip(&self.sides) {
            let at = usize::try_from(coordinate - least).ok().filter(|at| at < side)?;
            place = place * side + at;
        }
        Some(place)
    }

    /// The cells of the box.
    pub fn cells(&self) -> &[Known] {
        &self.dense
    }

    /// The place in the box of a position after `done` steps, from which each coordinate goes on by its
    /// slope: with the place, what a step adds to it, and how many positions are in the box from there on.
    /// `None` if that one is not.
    pub fn line(
        &self,
        start: impl Iterator<Item = i64>,
        slopes: &[i64],
        done: i64,
    ) -> Option<(i64, i64, i64)> {
        let (mut place, mut step, mut count) = (0_i64, 0_i64, i64::MAX);
        let sides = self.least.iter().zip(&self.sides);
        for ((start, slope), (least, side)) in start.zip(slopes).zip(sides) {
            let side = i64::try_from(*side).ok()?;
            let at = slope.checked_mul(done)?.checked_add(start)?.checked_sub(*least)?;
            if !(0..side).contains(&at) {
                return None;
            }
            let room = match slope {
                0 => i64::MAX,
                1.. => (side - 1 - at) / slope + 1,
                _ => at / slope.checked_neg()? + 1,
            };
            count = count.min(room);
            place = place * side + at;
            step = step.wrapping_mul(side).wrapping_add(*slope);
        }
        Some((place, step, count))
    }

    /// What is known of a position in the box, whose coordinates `get` returns; `None` if it is not there.
    #[inline]
    pub fn in_box(&self, get: impl Fn(usize) -> i64) -> Option<Known> {
        let at = |place: usize| {
            let at = usize::try_from(get(place).wrapping_sub(self.least[place])).ok();
            at.filter(|at| *at < self.sides[place])
        };
        match self.sides.len() {
            1 => self.dense.get(at(0)?).copied(),
            2 => self.dense.get(at(0)? * self.sides[1] + at(1)?).copied(),
            width => {
                let place =
                    (0..width).try_fold(0, |sum, place| Some(sum * self.sides[place] + at(place)?));
                self.dense.get(place?).copied()
            }
        }
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, position: &[i64]) -> Known {
        match self.place(position) {
            Some(place) => self.dense[place],
            None => self.others.get(position),
        }
    }

    /// Sets what is known of a position.
    pub fn set(&mut self, position: &[i64], known: Known) {
        if let Some(place) = self.place(position) {
            self.dense[place] = known;
        } else if self.others.set(position, known) {
            self.grow_if_many();
        }
    }
}

/// A hash table with open addresses. Its length is a power of two, and at most half of it is used.
#[derive(Clone, Debug)]
struct Hashed {
    width: usize,
    keys: Vec<i64>,
    known: Vec<Known>,
    count: usize,
}

impl Hashed {
    fn new(width: usize) -> Hashed {
        Hashed { width, keys: vec![0; 16 * width], known: vec![UNKNOWN; 16], count: 0 }
    }

    /// The place of a position, or the free one where it would be.
    fn find(&self, position: &[i64]) -> usize {
        let mask = self.known.len() - 1;
        let mix = |hash: u64, &part: &i64| {
            (hash.rotate_left(5) ^ part.cast_unsigned()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let hash = position.iter().fold(0, mix);
        let mut place = usize::try_from(hash >> 32).expect("32 bits") & mask;
        let differs = |place: usize| {
            let key = &self.keys[place * self.width..][..self.width];
            key.iter().zip(position).any(|(a, b)| a != b)
        };
        while self.known[place] != UNKNOWN && differs(place) {
            place = (place + 1) & mask;
        }
        place
    }

    fn get(&self, position: &[i64]) -> Known {
        self.known[self.find(position)]
    }

    /// Sets what is known of a position, and says whether nothing was known before.
    fn set(&mut self, position: &[i64], known: Known) -> bool {
        let place = self.find(position);
        let is_new = self.known[place] == UNKNOWN;
        if is_new {
            self.keys[place * self.width..][..self.width].copy_from_slice(position);
            self.count += 1;
        }
        self.known[place] = known;
        if self.count > self.known.len() / 2 {
            self.grow();
        }
        is_new
    }

    /// Calls `each` with the positions and what is known of them.
    fn for_each(&self, mut each: impl FnMut(&[i64], Known)) {
        for (position, known) in self.keys.chunks(self.width).zip(&self.known) {
            if *known != UNKNOWN {
                each(position, *known);
            }
        }
    }

    fn grow(&mut self) {
        let length = 2 * self.known.len();
        let new = Hashed {
            width: self.width,
            keys: vec![0; length * self.width],
            known: vec![UNKNOWN; length],
            count: 0,
        };
        let old = std::mem::replace(self, new);
        old.for_each(|position, known| {
            self.set(position, known);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{GROWS_AT, Memo, OPEN, UNKNOWN, ZERO};

    /// What is known stays known, in the box and outside it, when the box grows.
    #[test]
    fn the_box_grows() {
        let mut memo = Memo::new(&[1, 0], &[i64::MAX; 2]);
        let value = |x: i64, y: i64| ZERO + u32::try_from(100 * x + y).unwrap();
        let all = || (1..40).flat_map(|x| (0..50).map(move |y| [x, y]));
        memo.grow(&[9, 4]);
        for [x, y] in all() {
            assert_eq!(memo.get(&[x, y]), UNKNOWN, "{x},{y}");
            memo.set(&[x, y], value(x, y));
        }
        // By itself, when many were outside it, and then it had room for more.
        assert!(memo.others() < GROWS_AT);
        assert_eq!(memo.in_box(|place| [15, 49][place]), Some(value(15, 49)));
        memo.grow(&[30, 60]);
        // Too many cells: it does not grow.
        memo.grow(&[1 << 40, 1 << 40]);
        for [x, y] in all() {
            assert_eq!(memo.get(&[x, y]), value(x, y), "{x},{y}");
            assert_eq!(memo.get(&[x + 100, y]), UNKNOWN);
        }
    }

    /// Positions far from each other stay outside a box that would hold many more than these.
    #[test]
    fn far_apart() {
        let mut memo = Memo::new(&[0, 0], &[i64::MAX; 2]);
        memo.grow(&[9, 9]);
        let apart = i64::try_from(GROWS_AT).unwrap();
        (0..apart).for_each(|n| memo.set(&[10 + n % 199 * 100, 10 + n * 7 % 300], ZERO));
        assert_eq!(memo.others(), GROWS_AT);
    }

    /// One that waits, far from the others, does not keep them outside.
    #[test]
    fn far_from_the_others() {
        let mut memo = Memo::new(&[0], &[i64::MAX]);
        memo.set(&[777_777_777_777], OPEN);
        let many = i64::try_from(GROWS_AT).unwrap();
        (0..many).for_each(|n| memo.set(&[100 * n], ZERO));
        assert_eq!((memo.others(), memo.get(&[777_777_777_777])), (1, OPEN));
    }

    /// A position of which more gets known is still one.
    #[test]
    fn counted_once() {
        let mut memo = Memo::new(&[0], &[i64::MAX]);
        for known in [OPEN, ZERO, ZERO] {
            (0..20).for_each(|n| memo.set(&[n], known));
        }
        assert_eq!((memo.others(), memo.get(&[19]), memo.get(&[20])), (20, ZERO, UNKNOWN));
        // A table twice as large, or 20 positions and as many again in the box.
        assert_eq!(memo.growth(), 2 * 64 * 12 + 16 * 20);
        memo.grow(&[9]);
        assert_eq!((memo.others(), memo.growth()), (10, 2 * 32 * 12 + 16 * 20));
    }

    /// Positions of which only this is known are forgotten, in the box and outside it; no others are.
    #[test]
    fn forgotten() {
        let mut memo = Memo::new(&[0], &[i64::MAX]);
        memo.grow(&[9]);
        let known = |n: i64| if n % 3 == 0 { OPEN } else { ZERO };
        (0..50).for_each(|n| memo.set(&[n], known(n)));
        memo.forget(OPEN);
        for n in 0..50 {
            assert_eq!(memo.get(&[n]), if n % 3 == 0 { UNKNOWN } else { ZERO }, "{n}");
        }
        assert_eq!(memo.others(), (10..50).filter(|n| n % 3 != 0).count());
    }
}
