use verdicts::Verdict;

/// An input on which the solution fails.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The input.
    pub input: Vec<u8>,
    /// The right answer; empty where there is no brute force.
    pub answer: Vec<u8>,
    /// What the solution printed.
    pub output: Vec<u8>,
    /// What is said of it.
    pub verdict: Verdict,
    /// What is wrong, in lines for a person.
    pub details: String,
}

impl Failure {
    /// Whether both fail in the same way: with the same verdict, and a crash at the same place.
    #[must_use]
    pub fn is_like(&self, other: &Failure) -> bool {
        self.verdict == other.verdict && self.place() == other.place()
    }

    /// Where a crash was: the first line of what is known of it, and the place of a panic. The numbers that it
    /// may name are those of an input.
    fn place(&self) -> Option<(&str, Option<&str>)> {
        if self.verdict != Verdict::RuntimeError {
            return None;
        }
        let panic = self.details.lines().find_map(|line| line.split_once(" panicked at "));
        Some((self.details.lines().next().unwrap_or_default(), panic.map(|(_, place)| place)))
    }
}
