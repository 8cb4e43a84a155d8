//! A generator of random cases, from the limits of a statement: `t<=20; n<=10^6; s[n]<=2^31-1`.
//!
//! `token`, `parse` and `arithmetic` read the limits, `code` and `expr` write the generator.

mod arithmetic;
mod code;
mod expr;
mod parse;
mod token;

use anyhow::Result;

/// How limits are written, for people.
pub const GRAMMAR: &str = "\
Between `;` are lines of the input, between `,` what is on one line:
  n<=10^6              a number, from 1 on; 0<=n<=9 and l<=r<=n say from where
  1<=a,b<=n            two numbers
  s[n]<=2^31-1         n numbers; before it `sorted`, `distinct`, or `increasing` for both
  a[n][m]<=9           n lines of m numbers
  m lines: u<=n, v<=n  m lines, each of what follows up to the `;`
  perm p[n]            1 to n in any order
  tree n               the n-1 edges of a tree, a line each
  graph n m            m edges of a connected graph; `dag n m` of a directed one without cycles
  word w[n] of a-z     a word of n letters; w[1..9] has a length that is not told before
  grid g[n][m] of .#   n words of m characters
  0                    itself, as any number, and n-1 of an n that is known
Where the first line is `t<=20`, that many cases follow; after `eof` cases up to the end of the file, after
`eof 0 0` up to that line.";

/// The text of `gen.rs` for these limits; `heading` names the problem.
///
/// # Errors
/// What of the limits is not understood, and where.
pub fn generator(limits: &str, heading: &str) -> Result<String> {
    Ok(code::code(&parse::parse(limits)?, limits, heading))
}

/// A bound, or a length.
#[derive(Clone, PartialEq, Debug)]
enum Expr {
    Number(i128),
    Name(String),
    /// One of `+-*` of two.
    Pair(char, Box<Expr>, Box<Expr>),
}

/// How many there are of something.
#[derive(Clone, PartialEq, Debug)]
enum Length {
    /// As many as is known.
    Of(Expr),
    /// Any number of these.
    From(i128, i128),
}

/// Numbers with the same bounds.
#[derive(Clone, PartialEq, Debug)]
struct Numbers {
    names: Vec<String>,
    /// None for a number, one for a list, two for lines of lists.
    lengths: Vec<Length>,
    /// `sorted`, `distinct`, `increasing` or `vector`.
    how: &'static str,
    low: Expr,
    high: Expr,
}

/// What is on a line, or is lines.
#[derive(Clone, PartialEq, Debug)]
enum Item {
    Numbers(Numbers),
    Permutation(String, Expr),
    Tree(Expr),
    /// `connected` or `dag`, of vertices and edges.
    Graph(&'static str, Expr, Expr),
    Word(String, Length, String),
    Grid(String, Expr, Expr, String),
    /// What is known.
    Value(Expr),
}

/// A line, or as many as is said before it.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    count: Option<Expr>,
    items: Vec<Item>,
}

/// How cases follow each other.
#[derive(Clone, PartialEq, Debug)]
enum Cases {
    One,
    /// After their number.
    Counted(i128),
    /// Up to the end, or a line of these.
    Uncounted(Vec<i128>),
}

/// A format.
#[derive(Clone, PartialEq, Debug)]
struct Format {
    cases: Cases,
    lines: Vec<Line>,
}
