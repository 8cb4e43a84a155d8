use crate::played::Played;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Who wins a position: the next player, or the other one, can force a win; or neither can, and who does not want to
/// lose plays on for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Won,
    Lost,
    Drawn,
}

impl Outcome {
    /// As it is printed.
    pub fn letter(self) -> &'static str {
        match self {
            Outcome::Won => "W",
            Outcome::Lost => "L",
            Outcome::Drawn => "D",
        }
    }
}

/// The outcomes of a game that need not end, by retrograde analysis: from the positions without a move backwards, one
/// with a move to a lost position is won, one whose moves all lead to won positions is lost; the others are drawn.
///
/// A position is a sum: the sorted numbers of its parts.
pub(crate) struct Outcomes {
    is_misere: bool,
    numbers: HashMap<Vec<usize>, usize>,
    /// The outcome of each sum, and in how many moves; none as long as it is not decided.
    decided: Vec<Option<(Outcome, usize)>>,
}

impl Outcomes {
    pub fn new(is_misere: bool) -> Self {
        Outcomes { is_misere, numbers: HashMap::new(), decided: Vec::new() }
    }

    /// The outcome of a sum, and after how many moves it is won or lost; that number is the least one if no other
    /// sum was asked for before.
    pub fn outcome<P: Clone + Eq + Hash>(
        &mut self,
        played: &mut Played<P>,
        mut sum: Vec<usize>,
    ) -> (Outcome, usize) {
        sum.sort_unstable();
        let first = self.decided.len();
        // All sums that can be reached and are new, how many options of each are not won, and whose options these are.
        let mut new: Vec<Vec<usize>> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut sources: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut queue = VecDeque::new();
        let root = self.number(sum, &mut new);
        while open.len() < new.len() {
            let number = first + open.len();
            let options = options(&new[open.len()], played);
            if options.is_empty() {
                let outcome = if self.is_misere { Outcome::Won } else { Outcome::Lost };
                self.decided[number] = Some((outcome, 0));
                queue.push_back(number);
            }
            open.push(options.len());
            for option in options {
                let option = self.number(option, &mut new);
                let sources = sources.entry(option).or_default();
                if option < first && sources.is_empty() {
                    queue.push_back(option);
                }
                sources.push(number);
            }
        }
        while let Some(option) = queue.pop_front() {
            for source in sources.remove(&option).into_iter().flatten() {
                if self.decided[source].is_some() {
                    continue;
                }
                let (outcome, moves) = match self.decided[option] {
                    Some((Outcome::Lost, moves)) => (Outcome::Won, moves + 1),
                    Some((Outcome::Won, moves)) => {
                        open[source - first] -= 1;
                        if open[source - first] > 0 {
                            continue;
                        }
                        (Outcome::Lost, moves + 1)
                    }
                    Some((Outcome::Drawn, _)) | None => continue,
                };
                self.decided[source] = Some((outcome, moves));
                queue.push_back(source);
            }
        }
        for decided in &mut self.decided[first..] {
            decided.get_or_insert((Outcome::Drawn, 0));
        }
        self.decided[root].unwrap_or((Outcome::Drawn, 0))
    }

    /// The number of a sum, which is added to `new` if it is met for the first time.
    fn number(&mut self, sum: Vec<usize>, new: &mut Vec<Vec<usize>>) -> usize {
        let next = self.decided.len();
        *self.numbers.entry(sum).or_insert_with_key(|sum| {
            new.push(sum.clone());
            self.decided.push(None);
            next
        })
    }
}

/// What a move in one part leaves of a sum.
fn options<P: Clone + Eq + Hash>(sum: &[usize], played: &mut Played<P>) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (place, &part) in sum.iter().enumerate() {
        for left in played.moves(part) {
            let mut option = [&sum[..place], &sum[place + 1..], left].concat();
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
