//! Positions and what a form has to be there.

/// Positions, and the number that is wanted at each. They are in order: of their only number, or of the
/// larger of two.
#[derive(Clone, Debug)]
pub struct Samples {
    pub least: Vec<i64>,
    /// The positions, one after the other.
    numbers: Vec<i64>,
    pub wanted: Vec<i64>,
}

impl Samples {
    pub fn new(least: &[i64]) -> Samples {
        Samples { least: least.to_vec(), numbers: Vec::new(), wanted: Vec::new() }
    }

    pub fn push(&mut self, position: &[i64], wanted: i64) {
        debug_assert_eq!(position.len(), self.least.len());
        self.numbers.extend(position);
        self.wanted.push(wanted);
    }

    pub fn width(&self) -> usize {
        self.least.len()
    }

    pub fn len(&self) -> usize {
        self.wanted.len()
    }

    pub fn position(&self, place: usize) -> &[i64] {
        &self.numbers[place * self.width()..(place + 1) * self.width()]
    }

    pub fn iter(&self) -> impl Iterator<Item = (&[i64], i64)> + Clone {
        self.numbers.chunks(self.width()).zip(self.wanted.iter().copied())
    }

    /// Those of the positions that a condition chooses.
    pub fn filter(&self, mut keep: impl FnMut(&[i64], i64) -> bool) -> Samples {
        let mut kept = Samples::new(&self.least);
        for (position, wanted) in self.iter() {
            if keep(position, wanted) {
                kept.push(position, wanted);
            }
        }
        kept
    }

    /// Whether a position has one of its numbers at the least value.
    pub fn is_edge(&self, position: &[i64]) -> bool {
        position.iter().zip(&self.least).any(|(number, least)| number == least)
    }

    /// The values of a sequence, if the positions are the numbers from the least one on.
    pub fn sequence(&self) -> Option<&[i64]> {
        let follow = || self.numbers.iter().zip(self.least[0]..).all(|(number, n)| *number == n);
        (self.width() == 1 && follow()).then_some(&self.wanted)
    }
}
