//! Sets of values that are emptied in no time.

/// The values of options, as a set that is emptied in no time.
#[derive(Default)]
pub struct Marks {
    /// When each value was marked last.
    marks: Vec<u32>,
    now: u32,
}

impl Marks {
    /// Empties it.
    pub fn clear(&mut self) {
        if self.now == u32::MAX {
            self.marks.fill(0);
            self.now = 0;
        }
        self.now += 1;
    }

    /// Adds a value.
    #[inline]
    pub fn mark(&mut self, value: u32) {
        let place = value as usize;
        if place >= self.marks.len() {
            // A power of two: nim-sums of smaller values stay below it.
            self.marks.resize((place + 1).next_power_of_two(), 0);
        }
        self.marks[place] = self.now;
    }

    /// Whether a value is in it.
    pub fn has(&self, value: u32) -> bool {
        self.marks.get(value as usize) == Some(&self.now)
    }

    /// The least value that is not in it.
    pub fn mex(&self) -> u32 {
        let mex = self.marks.iter().position(|&mark| mark != self.now).unwrap_or(self.marks.len());
        u32::try_from(mex).expect("below 2^32")
    }
}

#[cfg(test)]
#[path = "../../tests/inside/written/marks.rs"]
mod tests;
