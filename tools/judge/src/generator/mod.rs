//! A generator of random cases, from the limits of a statement: `t<=20; n<=10^6; s[n]<=2^31-1`.
//!
//! `token`, `parse` and `arithmetic` read the limits, `code` and `expr` write the generator.

mod arithmetic;
mod code;
mod expr;
mod parse;
mod token;

use anyhow::Result;

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
