//! What is known of positions: an array for those of a box, a hash table for all others.

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
    /// The position of the first corner of the box, and the lengths of its sides.
    least: Vec<i64>,
    sides: Vec<usize>,
    dense: Vec<Known>,
    others: Hashed,
}

impl Memo {
    /// A memo whose box has these corners; no box if `to` is empty.
    pub fn new(least: &[i64], to: &[i64]) -> Memo {
        let sides = least.iter().zip(to).map(|(least, to)| (to - least + 1).max(0));
        let sides: Vec<usize> = sides.map(|side| usize::try_from(side).unwrap_or(0)).collect();
        let cells = if sides.is_empty() { 0 } else { sides.iter().product() };
        Memo {
            least: least.to_vec(),
            sides,
            dense: vec![UNKNOWN; cells],
            others: Hashed::new(least.len()),
        }
    }

    /// How many positions are known outside the box.
    pub fn others(&self) -> usize {
        self.others.count
    }

    /// The place of a position in the box.
    #[inline]
    fn place(&self, position: &[i64]) -> Option<usize> {
        if self.dense.is_empty() {
            return None;
        }
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
        if self.dense.is_empty() {
            return None;
        }
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
            0 => None,
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
        match self.place(position) {
            Some(place) => self.dense[place] = known,
            None => self.others.set(position, known),
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

    fn set(&mut self, position: &[i64], known: Known) {
        let place = self.find(position);
        if self.known[place] == UNKNOWN {
            self.keys[place * self.width..][..self.width].copy_from_slice(position);
            self.count += 1;
        }
        self.known[place] = known;
        if self.count > self.known.len() / 2 {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let length = 2 * self.known.len();
        let keys = std::mem::replace(&mut self.keys, vec![0; length * self.width]);
        let known = std::mem::replace(&mut self.known, vec![UNKNOWN; length]);
        self.count = 0;
        for (position, known) in keys.chunks(self.width).zip(known) {
            if known != UNKNOWN {
                self.set(position, known);
            }
        }
    }
}
