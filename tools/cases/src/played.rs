use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// What a move leaves: one position, or a `Vec` of several, in one of which the next move is.
pub trait Left<P> {
    /// The positions.
    fn parts(self) -> Vec<P>;
}

impl<P> Left<P> for P {
    fn parts(self) -> Vec<P> {
        vec![self]
    }
}

impl<P> Left<P> for Vec<P> {
    fn parts(self) -> Vec<P> {
        self
    }
}

/// That a game can go on for ever, so that there are no Grundy values.
#[derive(Debug)]
pub(crate) struct Endless;

/// The positions that each move leaves.
type Options<'a, P> = dyn Fn(&P) -> Vec<Vec<P>> + 'a;

/// The positions of a game that have been met, by number, their moves and Grundy values.
pub(crate) struct Played<'a, P> {
    options: Box<Options<'a, P>>,
    numbers: HashMap<P, usize>,
    positions: Vec<P>,
    /// The parts that each move of a position leaves, once they have been asked for.
    moves: Vec<Option<Vec<Vec<usize>>>>,
    values: Vec<State>,
}

#[derive(Clone, Copy)]
enum State {
    New,
    /// Its options are being computed.
    Open,
    Known(u32),
}

impl<'a, P: Clone + Eq + Hash> Played<'a, P> {
    pub fn new<L: Left<P>, I: IntoIterator<Item = L>>(options: impl Fn(&P) -> I + 'a) -> Self {
        let options = move |position: &P| options(position).into_iter().map(Left::parts).collect();
        let (positions, moves, values) = (Vec::new(), Vec::new(), Vec::new());
        Played { options: Box::new(options), numbers: HashMap::new(), positions, moves, values }
    }

    /// The number of a position.
    pub fn number(&mut self, position: P) -> usize {
        if let Some(&number) = self.numbers.get(&position) {
            return number;
        }
        self.numbers.insert(position.clone(), self.positions.len());
        self.positions.push(position);
        self.moves.push(None);
        self.values.push(State::New);
        self.positions.len() - 1
    }

    /// How many positions have been met.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    pub fn position(&self, number: usize) -> &P {
        &self.positions[number]
    }

    /// The parts that each move leaves.
    pub fn moves(&mut self, number: usize) -> &[Vec<usize>] {
        if self.moves[number].is_none() {
            let mut moves = Vec::new();
            for left in (self.options)(&self.positions[number]) {
                moves.push(left.into_iter().map(|part| self.number(part)).collect());
            }
            self.moves[number] = Some(moves);
        }
        self.moves[number].as_deref().expect("just computed")
    }

    /// The Grundy value of a sum of positions; of one, the least number that no option has.
    pub fn value(&mut self, sum: &[usize]) -> Result<u32, Endless> {
        // No recursion: games may be long.
        let mut waiting = sum.to_vec();
        while let Some(&top) = waiting.last() {
            match self.values[top] {
                State::Known(_) => {
                    waiting.pop();
                }
                State::New => {
                    self.values[top] = State::Open;
                    for part in self.moves(top).concat() {
                        match self.values[part] {
                            State::Known(_) => {}
                            State::New => waiting.push(part),
                            State::Open => return Err(Endless),
                        }
                    }
                }
                State::Open => {
                    let moves = self.moves[top].as_ref().expect("looked at when it was new");
                    let found: HashSet<u32> = moves.iter().map(|left| self.sum(left)).collect();
                    let mex = (0..=u32::MAX).find(|value| !found.contains(value));
                    let mex = mex.expect("fewer than 2^32 moves");
                    self.values[top] = State::Known(mex);
                }
            }
        }
        Ok(self.sum(sum))
    }

    /// The nim-sum of values that are known.
    fn sum(&self, parts: &[usize]) -> u32 {
        let value = |part: &usize| match self.values[*part] {
            State::Known(value) => value,
            State::New | State::Open => unreachable!("computed before"),
        };
        parts.iter().map(value).fold(0, |sum, value| sum ^ value)
    }
}
