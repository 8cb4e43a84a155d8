use std::collections::HashMap;

/// Who wins a position: the next player, or the other one, can force a win; or neither can, and who does not want to
/// lose plays on for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Won,
    Lost,
    Drawn,
}

/// Who wins positions of a game that need not end. A position is a sorted list of numbers, the parts of a sum.
///
/// What is not known gets known by the rules, backwards from where there is no move: a position with a move to a lost
/// one is won, one whose moves all lead to won ones is lost. What never gets known is drawn.
pub(crate) struct Outcomes {
    is_misere: bool,
    numbers: HashMap<Vec<usize>, usize>,
    sums: Vec<Vec<usize>>,
    /// Who wins, and in how many moves.
    known: Vec<Option<(Outcome, usize)>>,
    /// For each position, how many of its moves are not known to lose.
    open: Vec<usize>,
    /// What was learnt and not told to those that have a move to it.
    news: Vec<usize>,
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

impl Outcomes {
    pub fn new(is_misere: bool) -> Self {
        let (numbers, sums, known) = (HashMap::new(), Vec::new(), Vec::new());
        Outcomes { is_misere, numbers, sums, known, open: Vec::new(), news: Vec::new() }
    }

    /// Who wins a position. `moves` are what each move of a part leaves of it. The second number is of moves, until a
    /// win or a loss, if this is the first question.
    pub fn of(
        &mut self,
        mut sum: Vec<usize>,
        mut moves: impl FnMut(usize) -> Vec<Vec<usize>>,
    ) -> (Outcome, usize) {
        sum.sort_unstable();
        let first = self.sums.len();
        let root = self.number(sum);
        let mut sources: Vec<Vec<usize>> = Vec::new();
        let mut number = first;
        // All that can be reached and is new.
        while number < self.sums.len() {
            let options = options(&self.sums[number], &mut moves);
            self.open[number] = options.len();
            if options.is_empty() {
                let outcome = if self.is_misere { Outcome::Won } else { Outcome::Lost };
                self.learn(number, outcome, 0);
            }
            for option in options {
                let to = self.number(option);
                sources.resize(self.sums.len() - first, Vec::new());
                if to >= first {
                    sources[to - first].push(number);
                } else {
                    self.tell(number, to);
                }
            }
            number += 1;
        }
        let mut told = 0;
        while let Some(&about) = self.news.get(told) {
            let all = sources.get(about - first).cloned();
            all.into_iter().flatten().for_each(|source| self.tell(source, about));
            told += 1;
        }
        self.news.clear();
        for known in &mut self.known[first..] {
            known.get_or_insert((Outcome::Drawn, 0));
        }
        self.known[root].expect("each is known, or drawn")
    }

    fn number(&mut self, sum: Vec<usize>) -> usize {
        if let Some(&number) = self.numbers.get(&sum) {
            return number;
        }
        self.numbers.insert(sum.clone(), self.sums.len());
        self.sums.push(sum);
        self.known.push(None);
        self.open.push(0);
        self.sums.len() - 1
    }

    fn learn(&mut self, number: usize, outcome: Outcome, moves: usize) {
        self.known[number] = Some((outcome, moves));
        self.news.push(number);
    }

    /// Tells a position what is known of one of its options.
    fn tell(&mut self, number: usize, option: usize) {
        if self.known[number].is_some() {
            return;
        }
        match self.known[option] {
            Some((Outcome::Lost, moves)) => self.learn(number, Outcome::Won, moves + 1),
            Some((Outcome::Won, moves)) => {
                self.open[number] -= 1;
                if self.open[number] == 0 {
                    self.learn(number, Outcome::Lost, moves + 1);
                }
            }
            Some((Outcome::Drawn, _)) | None => {}
        }
    }
}

/// What a move in one part leaves of a sum.
fn options(sum: &[usize], moves: &mut impl FnMut(usize) -> Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (place, &part) in sum.iter().enumerate() {
        for left in moves(part) {
            let others = sum.iter().enumerate().filter(|(other, _)| *other != place);
            let mut option: Vec<usize> = others.map(|(_, &part)| part).chain(left).collect();
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
