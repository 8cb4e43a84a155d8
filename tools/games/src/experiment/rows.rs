//! The outcome of a position of bounded Nim by the outcomes of all smaller ones, 64 at a time: a bit for
//! each, which says that it is a P-position.
//!
//! The largest heap is along a row of bits, with others if they are so small that all fit in a word. One
//! heap more chooses a row of a block, and the others, as digits of its number, the block.
//!
//! A position is a P-position if no move leads to one. Moves in a heap that is a digit lead to `k` blocks
//! before, in steps of its weight. Of `k + 1` such blocks at most one has a P-position at a place, since
//! the later of two would lead to the earlier. So the places where one of the last `k` has one are kept by
//! adding those of the block that comes in, and dropping those of the block that goes out.

/// A heap that chooses the block.
struct Digit {
    /// How many blocks there are between two that differ by 1 in this digit.
    weight: usize,
    most: usize,
    now: usize,
    /// For each choice of the smaller digits: from where in the block a move in this heap leads to a
    /// P-position.
    blocked: Vec<u64>,
}

/// Heaps in a row.
struct Row {
    words: usize,
    /// Which bits of the last word are positions.
    ending: u64,
    /// For each place in a word that place, and those from which a move leads to it.
    closed: [u64; 64],
    /// How far moves lead in a row of more than one word.
    reach: usize,
}

/// Whether the next player wins, for take 1 to `k` from one heap.
///
/// # Complexity
/// About a nanosecond for a position, of which there are `(a + 1)(b + 1)...`; two bytes for each at most,
/// a quarter of a byte if all heaps are large.
pub fn next_player_wins(heaps: &[u64], k: u64) -> bool {
    let k = usize::try_from(k).unwrap_or(usize::MAX);
    let mut heaps: Vec<usize> =
        heaps.iter().map(|&heap| crate::index(heap)).filter(|&heap| heap > 0).collect();
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut states = 1;
    let (mut in_row, mut digits) = (Vec::new(), Vec::new());
    for heap in heaps {
        if in_row.is_empty() || states * (heap + 1) <= 64 {
            in_row.push(heap);
            states *= heap + 1;
        } else {
            digits.push(heap);
        }
    }
    let row = Row::new(&in_row, states, k);
    // The smallest heap last: what is kept for a heap grows with the product of those after it.
    let most_row = digits.pop().unwrap_or(0);
    let block = (most_row + 1) * row.words;
    let mut blocks = 1;
    let with_weight = |&most: &usize| {
        let weight = blocks;
        blocks *= most + 1;
        Digit { weight, most, now: 0, blocked: vec![0; weight * block] }
    };
    let mut digits: Vec<Digit> = digits.iter().rev().map(with_weight).collect();

    let mut lost: Vec<u64> = Vec::with_capacity(blocks * block);
    let (mut blocked, mut of_rows) = (vec![0; block], vec![0; row.words]);
    for number in 0..blocks {
        blocked.fill(0);
        let mut place = 0;
        for digit in &mut digits {
            let own = &mut digit.blocked[place * block..][..block];
            let before = |steps: usize| &lost[(number - steps * digit.weight) * block..];
            slide(own, digit.now, k, before);
            blocked.iter_mut().zip(own).for_each(|(all, own)| *all |= *own);
            place += digit.now * digit.weight;
        }
        for (number, blocked) in blocked.chunks_exact_mut(row.words).enumerate() {
            slide(&mut of_rows, number, k, |steps| &lost[lost.len() - steps * row.words..]);
            blocked.iter_mut().zip(&of_rows).for_each(|(all, own)| *all |= *own);
            row.solve(blocked, &mut lost);
        }
        for digit in &mut digits {
            digit.now = if digit.now == digit.most { 0 } else { digit.now + 1 };
            if digit.now > 0 {
                break;
            }
        }
    }
    let word = lost.last().expect("there is a position");
    word & row.last_bit() == 0
}

/// From where a move in one heap leads to a P-position, when that heap grows to `heap`; `before` has the
/// P-positions with so many tokens less in it.
fn slide<'a>(own: &mut [u64], heap: usize, k: usize, before: impl Fn(usize) -> &'a [u64]) {
    if heap == 0 {
        own.fill(0);
        return;
    }
    own.iter_mut().zip(before(1)).for_each(|(own, lost)| *own |= lost);
    if heap > k {
        own.iter_mut().zip(before(k + 1)).for_each(|(own, lost)| *own &= !lost);
    }
}

impl Row {
    fn new(heaps: &[usize], states: usize, k: usize) -> Row {
        let mut closed = [0; 64];
        for (place, closed) in closed.iter_mut().enumerate() {
            *closed = 1 << place;
            let mut weight = 1;
            for heap in heaps {
                let from = place / weight % (heap + 1);
                let takes = 1..=k.min(heap - from);
                let places = takes.map(|take| place + take * weight).take_while(|&to| to < 64);
                *closed |= places.map(|place| 1 << place).sum::<u64>();
                weight *= heap + 1;
            }
        }
        let words = states.div_ceil(64);
        Row { words, ending: u64::MAX >> (64 * words - states), closed, reach: k }
    }

    /// The bit of the last position in the last word.
    fn last_bit(&self) -> u64 {
        self.ending ^ (self.ending >> 1)
    }

    /// Appends the P-positions of a row, given where a move leads to one in another row.
    fn solve(&self, blocked: &[u64], lost: &mut Vec<u64>) {
        // The first place that does not lead to a P-position in an earlier word.
        let mut free = 0_usize;
        for (word, &blocked) in blocked.iter().enumerate() {
            let positions = if word + 1 == self.words { self.ending } else { u64::MAX };
            let start = free.saturating_sub(64 * word);
            let mut left = if start < 64 { !blocked & positions & u64::MAX << start } else { 0 };
            let mut found = 0_u64;
            while left != 0 {
                let place = left.trailing_zeros() as usize;
                found |= 1 << place;
                left &= !self.closed[place];
            }
            if found != 0 && self.words > 1 {
                let place = 64 * word + 63 - found.leading_zeros() as usize;
                free = place.saturating_add(self.reach).saturating_add(1);
            }
            lost.push(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::next_player_wins;
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    /// For each position whether the next player wins, by the definition.
    fn plain(heaps: &[u64], k: u64) -> Vec<bool> {
        let mut wins: Vec<bool> = Vec::new();
        for position in 0..heaps.iter().map(|heap| heap + 1).product() {
            let (mut weight, mut to_loss) = (1, false);
            for most in heaps {
                let heap = position / weight % (most + 1);
                let mut options = (1..=k.min(heap)).map(|take| position - take * weight);
                to_loss |= options.any(|option| !wins[crate::index(option)]);
                weight *= most + 1;
            }
            wins.push(to_loss);
        }
        wins
    }

    fn check(heaps: &[u64], k: u64, note: &str) {
        let wins = plain(heaps, k);
        assert_eq!(Some(&next_player_wins(heaps, k)), wins.last(), "k = {k}, {heaps:?}{note}");
    }

    #[test]
    fn small_heaps() {
        for k in 1..=5 {
            for heap in 0..=140 {
                check(&[heap], k, "");
            }
            for (a, b) in (0..=12).flat_map(|a| (0..=12).map(move |b| (a, b))) {
                check(&[a, b], k, "");
                check(&[a, 1, b, 2], k, "");
            }
        }
    }

    /// Takes as long as a word, or about as long.
    #[test]
    fn long_takes() {
        for k in [62, 63, 64, 65, 126, 127, 128] {
            for heap in [k, k + 1, k + 2, 2 * k + 1, 2 * k + 2, 2 * k + 3, 3 * k + 3] {
                check(&[heap], k, "");
                check(&[heap, 1], k, "");
            }
        }
    }

    /// Rows of one word and of more, blocks of rows, and digits.
    #[test]
    fn random_heaps() {
        let seed = 9;
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        for _ in 0..300 {
            let most = [6, 150][random.random_range(0..2)];
            let k = random.random_range(1..=most);
            let most = [3, 20, 70, 200][random.random_range(0..4)];
            let (mut heaps, mut positions) = (Vec::new(), 1);
            for _ in 0..7 {
                let heap = random.random_range(0..=most);
                if positions * (heap + 1) <= 4000 {
                    positions *= heap + 1;
                    heaps.push(heap);
                }
            }
            check(&heaps, k, &format!(", seed {seed}"));
        }
        check(&[3; 6], u64::MAX, "");
    }
}
