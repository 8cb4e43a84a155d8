//! The values of options, as sets that are emptied in no time.

/// A set of values that is emptied in no time.
#[derive(Default)]
pub struct Marks {
    marks: Vec<u32>,
    now: u32,
}

impl Marks {
    pub fn clear(&mut self) {
        if self.now == u32::MAX {
            self.marks.fill(0);
            self.now = 0;
        }
        self.now += 1;
    }

    #[inline]
    pub fn mark(&mut self, value: u32) {
        let place = value as usize;
        if place >= self.marks.len() {
            // A power of two: nim-sums of smaller values stay below it.
            self.marks.resize((place + 1).next_power_of_two(), 0);
        }
        self.marks[place] = self.now;
    }

    /// Makes room for values below `end`.
    pub fn make_room(&mut self, end: usize) {
        if self.marks.len() < end {
            self.marks.resize(end, 0);
        }
    }

    /// The marks of the values for which there is room, and the one of those that are in it.
    pub fn slots(&mut self) -> (&mut [u32], u32) {
        (&mut self.marks, self.now)
    }

    #[inline]
    pub fn has(&self, value: u32) -> bool {
        self.marks.get(value as usize) == Some(&self.now)
    }

    pub fn mex(&self) -> u32 {
        let mex = self.marks.iter().position(|&mark| mark != self.now).unwrap_or(self.marks.len());
        u32::try_from(mex).expect("below 2^32")
    }
}

#[cfg(test)]
#[path = "../tests/inside/marks.rs"]
mod tests;
