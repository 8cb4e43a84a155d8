use crate::integer::Integer;
use crate::outcomes::Outcomes;
use crate::played::{Left, Played};
use crate::reader::refuse;
use std::borrow::Borrow;
use std::fmt::Debug;
use std::hash::Hash;
use std::io::{self, stdout, BufWriter, Write};
use std::iter::successors;
use std::process::exit;

/// The status of a program that was asked for Grundy values, and whose game can go on for ever.
pub const ENDLESS: i32 = 3;

/// The most positions that are printed.
const MOST: usize = 1_000_000;

/// The games that begin at `start(n)`, `start(a, b)` or `start(a, b, c)`, for all numbers from 0 on.
pub trait Start<P, A> {
    /// How many numbers there are.
    const NUMBERS: usize;
    /// The position at these numbers; none if they do not fit.
    fn at(&self, numbers: &[u64]) -> Option<P>;
}

macro_rules! starts {
    ($($count:literal: $($number:ident)*;)*) => {$(
        impl<P, $($number: Integer,)* S: Fn($($number),*) -> P> Start<P, ($($number,)*)> for S {
            const NUMBERS: usize = $count;
            fn at(&self, numbers: &[u64]) -> Option<P> {
                let mut numbers = numbers.iter();
                Some(self($($number::narrow((*numbers.next()?).into())?),*))
            }
        }
    )*};
}

starts! {
    1: A;
    2: A B;
    3: A B C;
}

/// The `main` of a game whose moves are written in Rust, for `cargo explore`: of the games that begin at `start(n)`,
/// `start(a, b)` or `start(a, b, c)`, in which a move leads to one of `options`: a position, or a `Vec` of them, a sum.
///
/// The arguments say what to print: `values`, `outcomes` or `misere`, and perhaps up to which number, for lines like
/// `n value` or `a b W`; or `positions` and the numbers of a start. A game that can go on for ever has outcomes and no
/// values: the status is [`ENDLESS`] then.
///
/// # Examples
/// ```no_run
/// // Tokens in a row, of two kinds by turns; a move takes two neighbours that are equal.
/// let start = |n: usize| (0..n).map(|place| place / 2 % 2).collect::<Vec<usize>>();
/// cases::explore(start, |row: &[usize]| {
///     let pairs = (1..row.len()).filter(|&i| row[i - 1] == row[i]);
///     pairs.map(|i| [&row[..i - 1], &row[i + 1..]].concat()).collect::<Vec<_>>()
/// });
/// ```
#[allow(clippy::needless_pass_by_value)]
pub fn explore<P, Q, A, S, F, I, L>(start: S, options: F)
where
    P: Clone + Eq + Hash + Debug + Borrow<Q>,
    Q: ?Sized,
    S: Start<P, A>,
    F: Fn(&Q) -> I,
    I: IntoIterator<Item = L>,
    L: Left<P>,
{
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let played = Played::new(|position: &P| options(position.borrow()));
    let start = |numbers: &[u64]| start.at(numbers);
    let done = match words[..] {
        ["positions", ref at @ ..] => positions(start(&numbers(at, S::NUMBERS)), played),
        [what @ ("values" | "outcomes" | "misere"), ref to @ ..] => {
            let to = if to.is_empty() { u64::MAX } else { numbers(to, 1)[0] };
            family(what, (S::NUMBERS, to), &start, played)
        }
        _ => {
            refuse("this is a program for `cargo explore table FILE.rs`, `solve FILE.rs` and so on")
        }
    };
    // A reader that has enough closes the pipe.
    drop(done);
}

/// All lists of `width` numbers of which the largest is `largest`, in order.
///
/// # Examples
/// ```
/// let lists: Vec<Vec<u64>> = cases::shell(2, 1).collect();
/// assert_eq!(lists, [[0, 1], [1, 0], [1, 1]]);
/// ```
pub fn shell(width: usize, largest: u64) -> impl Iterator<Item = Vec<u64>> {
    let next = move |numbers: &Vec<u64>| {
        // As those of a counter.
        let place = numbers.iter().rposition(|&number| number < largest)?;
        let mut numbers = numbers.clone();
        numbers[place] += 1;
        numbers[place + 1..].fill(0);
        Some(numbers)
    };
    successors(Some(vec![0; width]), next).filter(move |numbers| numbers.contains(&largest))
}

fn numbers(words: &[&str], count: usize) -> Vec<u64> {
    let parts = words.iter().flat_map(|word| word.split(',')).filter(|part| !part.is_empty());
    let numbers: Result<Vec<u64>, _> = parts.map(str::parse).collect();
    match numbers {
        Ok(numbers) if numbers.len() == count => numbers,
        _ => refuse(&format!("expected numbers, {}; found `{}`", count, words.join(" "))),
    }
}

/// Prints the values of all games up to a number, those with the smallest numbers first.
fn family<P: Clone + Eq + Hash>(
    what: &str,
    (width, to): (usize, u64),
    start: &dyn Fn(&[u64]) -> Option<P>,
    mut played: Played<P>,
) -> io::Result<()> {
    let mut outcomes = Outcomes::new(what == "misere");
    let mut output = BufWriter::new(stdout());
    for largest in 0..=to {
        for numbers in shell(width, largest) {
            let position = match start(&numbers) {
                Some(position) => played.number(position),
                None => return output.flush(),
            };
            let value = if what == "values" {
                played.value(&[position]).map_or_else(|_| exit(ENDLESS), |value| value.to_string())
            } else {
                outcomes.outcome(&mut played, vec![position]).0.letter().to_owned()
            };
            numbers.iter().try_for_each(|number| write!(output, "{number} "))?;
            writeln!(output, "{value}")?;
        }
        output.flush()?;
    }
    Ok(())
}

/// Prints all positions that can be reached from one, that one first: in each line a position, and for each of its moves
/// a tab and the numbers of the positions that it leaves, counted from 0.
fn positions<P: Clone + Eq + Hash + Debug>(
    position: Option<P>,
    mut played: Played<P>,
) -> io::Result<()> {
    played.number(position.unwrap_or_else(|| refuse("these numbers do not fit")));
    let mut output = BufWriter::new(stdout());
    let mut next = 0;
    while next < played.len() {
        if next == MOST {
            refuse(&format!("more than {MOST} positions can be reached"));
        }
        write!(output, "{:?}", played.position(next))?;
        for left in played.moves(next) {
            let parts: Vec<String> = left.iter().map(usize::to_string).collect();
            write!(output, "\t{}", parts.join(","))?;
        }
        writeln!(output)?;
        next += 1;
    }
    output.flush()
}
