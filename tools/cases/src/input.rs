use crate::generator::Generator;
use crate::integer::Integer;
use crate::program::generate;
use crate::reader::{refuse, Reader};
use std::collections::HashSet;
use std::fmt::Display;
use std::io::{stdin, Read as _};
use std::ops::RangeInclusive;

/// A format with its limits: by the same calls an input is read, as strictly as they say, and made, by a seed, as each
/// small case, or as large as the statement allows.
///
/// # Examples
/// ```no_run
/// cases::answer(|input| {
///     input.cases(20, |input| {
///         let (most, len) = (input.up_to(6_u64).min(1_000_000), input.up_to(3).min(100));
///         let heaps = input.list(1..=len, 1..=most);
///         input.print(|| heaps.iter().fold(0, |sum, heap| sum ^ heap));
///     });
/// });
/// ```
pub struct Input<'a>(pub(crate) Way<'a>);

pub(crate) enum Way<'a> {
    Read(&'a mut Reader),
    Made(&'a mut Generator),
}

use Way::{Made, Read};

/// How many cases an input has that is made, unless the statement allows fewer.
const CASES: u64 = 100;

impl<'a> Input<'a> {
    /// One that is read.
    pub fn read(reader: &'a mut Reader) -> Input<'a> {
        Input(Read(reader))
    }

    /// One that is made.
    pub fn made(generator: &'a mut Generator) -> Input<'a> {
        Input(Made(generator))
    }

    /// How large something is, where the brute force can take `most`, for inputs that are made; for those that are read
    /// and for the largest there is no bound: then `.min(limit)` behind it is what the statement allows.
    pub fn up_to<T: Integer>(&mut self, most: T) -> T {
        match &mut self.0 {
            Read(_) => T::most(),
            Made(g) => {
                if g.largest().is_some() {
                    T::most()
                } else {
                    g.up_to(most)
                }
            }
        }
    }

    /// What a case may have of what all cases together may have `limit` of, which `require` checks.
    pub fn share(&mut self, limit: usize) -> usize {
        match &mut self.0 {
            Read(_) => limit,
            Made(g) => g.share(limit),
        }
    }

    /// The next number, in `range`.
    pub fn number<T: Integer>(&mut self, range: RangeInclusive<T>) -> T {
        match &mut self.0 {
            Read(reader) => reader.number(range),
            Made(g) => {
                let number = g.next_drawn().unwrap_or_else(|| g.number(range));
                g.word_of_line(number);
                number
            }
        }
    }

    /// As [`number`](Input::number): how many there are of something, the most in a largest input.
    pub fn count(&mut self, range: RangeInclusive<usize>) -> usize {
        match &mut self.0 {
            Read(reader) => reader.number(range),
            Made(g) => {
                let count = g.next_drawn().unwrap_or_else(|| g.count(range));
                g.word_of_line(count);
                count
            }
        }
    }

    /// Ends a line. Lists, words, boards and edges end theirs.
    pub fn end_line(&mut self) {
        if let Made(g) = &mut self.0 {
            g.end_line();
        }
    }

    /// How many numbers there are, on a line, and those, on the next one.
    pub fn list<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let len = self.count(len);
        self.end_line();
        self.numbers(len, range)
    }

    /// So many numbers.
    pub fn numbers<T: Integer>(&mut self, len: usize, range: RangeInclusive<T>) -> Vec<T> {
        self.line(len, range, Generator::vector)
    }

    /// So many numbers whose order means nothing to the game: of all that differ in it only, one is made.
    pub fn bag<T: Integer>(&mut self, len: usize, range: RangeInclusive<T>) -> Vec<T> {
        self.line(len, range, Generator::bag)
    }

    /// So many different numbers.
    pub fn distinct<T: Integer>(&mut self, len: usize, range: RangeInclusive<T>) -> Vec<T> {
        let list = self.line(len, range, Generator::distinct);
        let different: HashSet<i128> = list.iter().map(|number| number.wide()).collect();
        self.require(different.len() == len, "a number is there twice");
        list
    }

    /// So many numbers, each above the one before it.
    pub fn increasing<T: Integer>(&mut self, len: usize, range: RangeInclusive<T>) -> Vec<T> {
        let list = self.line(len, range, Generator::increasing);
        self.require(list.windows(2).all(|two| two[0] < two[1]), "a number is not above the last");
        list
    }

    /// A line of numbers.
    fn line<T: Integer>(
        &mut self,
        len: usize,
        range: RangeInclusive<T>,
        make: impl FnOnce(&mut Generator, RangeInclusive<usize>, RangeInclusive<T>) -> Vec<T>,
    ) -> Vec<T> {
        match &mut self.0 {
            Read(reader) => reader.numbers(len, range),
            Made(g) => {
                let list = if g.drawn.is_empty() {
                    make(g, len..=len, range)
                } else {
                    (0..len).map(|_| g.next_drawn().expect("a list is drawn whole")).collect()
                };
                for number in &list {
                    g.word_of_line(number);
                }
                g.end_line();
                list
            }
        }
    }

    /// A word of so many letters of `alphabet`.
    pub fn word(&mut self, len: RangeInclusive<usize>, alphabet: &str) -> String {
        match &mut self.0 {
            Read(reader) => reader.word(len, alphabet),
            Made(g) => {
                let word = g.drawn.pop_front().unwrap_or_else(|| g.word(len, alphabet));
                g.line([&word]);
                word
            }
        }
    }

    /// So many rows and columns of cells from `alphabet`.
    pub fn board(&mut self, rows: usize, columns: usize, alphabet: &str) -> Vec<String> {
        match &mut self.0 {
            Read(reader) => (0..rows).map(|_| reader.word(columns..=columns, alphabet)).collect(),
            Made(g) => {
                let board = if g.drawn.is_empty() {
                    g.board(rows, columns, alphabet)
                } else {
                    g.drawn.drain(..rows).collect()
                };
                g.lines(board.iter().map(|row| [row]));
                board
            }
        }
    }

    /// The edges of a tree on the vertices 1 to `n`, a line each.
    pub fn tree(&mut self, n: usize) -> Vec<(usize, usize)> {
        let reader = match &mut self.0 {
            Read(reader) => reader,
            Made(g) => {
                let edges = g.tree(n);
                g.lines(edges.iter().map(|&(a, b)| [a, b]));
                return edges;
            }
        };
        // Each vertex leads to another one of its part, or is the root of it.
        let mut roots: Vec<usize> = (0..=n).collect();
        let edge = |_| {
            let edge = (reader.number(1..=n), reader.number(1..=n));
            let [from, to] = [edge.0, edge.1].map(|mut vertex| {
                while roots[vertex] != vertex {
                    roots[vertex] = roots[roots[vertex]];
                    vertex = roots[vertex];
                }
                vertex
            });
            reader.require(from != to, "the edges form a cycle");
            roots[from] = to;
            edge
        };
        (1..n).map(edge).collect()
    }

    /// How many cases there are, at most `most`, on a line, and each as `case` has it.
    pub fn cases(&mut self, most: u64, mut case: impl FnMut(&mut Input)) {
        match &mut self.0 {
            Read(reader) => {
                (0..reader.number(1..=most)).for_each(|_| case(&mut Input::read(reader)));
            }
            Made(g) => g.cases(most.min(CASES), |g| make_case(g, &mut case)),
        }
    }

    /// Cases up to the end of the input.
    pub fn cases_to_end(&mut self, case: impl FnMut(&mut Input)) {
        self.uncounted(None, case);
    }

    /// Cases, behind which the line `end` is, as `0 0`. An input that is read may end without it, as those of judges do.
    pub fn cases_before(&mut self, end: &str, case: impl FnMut(&mut Input)) {
        self.uncounted(Some(end), case);
    }

    fn uncounted(&mut self, end: Option<&str>, mut case: impl FnMut(&mut Input)) {
        match &mut self.0 {
            Read(reader) => {
                while reader.has_more() && !end.map_or(false, |end| reader.passes(end)) {
                    case(&mut Input::read(reader));
                }
            }
            Made(g) => {
                g.uncounted_cases(CASES, |g| make_case(g, &mut case));
                if let Some(end) = end {
                    g.line([end]);
                }
            }
        }
    }

    /// Refuses an input that is read, unless it `holds`.
    pub fn require(&self, holds: bool, what: &str) {
        if let Read(reader) = &self.0 {
            reader.require(holds, what);
        }
    }

    /// Whether there is something left to read.
    pub fn has_more(&mut self) -> bool {
        match &mut self.0 {
            Read(reader) => reader.has_more(),
            Made(_) => false,
        }
    }

    /// Prints what `answer` gives, and ends the line. An input that is made is not played.
    pub fn print<T: Display>(&self, answer: impl FnOnce() -> T) {
        if let Read(_) = self.0 {
            println!("{}", answer());
        }
    }
}

fn make_case(g: &mut Generator, mut case: impl FnMut(&mut Input)) {
    case(&mut Input::made(g));
    g.end_drawn();
}

/// The `main` of a brute force: it answers standard input, of which nothing may be left unread. With the arguments of a
/// generator it makes inputs in that format, as [`generate`](crate::generate()) does.
pub fn answer(format: impl Fn(&mut Input)) {
    let first = std::env::args().nth(1);
    // A program of many brute forces takes `brute` and a name.
    if first.map_or(false, |word| word != "brute") {
        return generate(|g| make_case(g, &format));
    }
    let mut text = String::new();
    if let Err(error) = stdin().read_to_string(&mut text) {
        refuse(&error.to_string());
    }
    let mut reader = Reader::new(text);
    format(&mut Input::read(&mut reader));
    let is_read = !reader.has_more();
    reader.require(is_read, "expected the end");
}
