//! What a look for a period has found.

use games::period::Period;
use games::rule::Code;
use games::value::Value;

/// What was found, and in which heaps.
pub struct Report<'a> {
    pub name: &'a str,
    /// The name of the size of a heap.
    pub variable: &'a str,
    pub first: u64,
    /// How many heaps were looked at.
    pub looked: u64,
    pub found: Found<'a>,
    /// Why no theorem proves a law, if none does for any law of the rule, with the place in the rule.
    pub unprovable: Option<String>,
}

/// A law, or none.
pub enum Found<'a> {
    Proved(&'a Code, &'a Period),
    /// The law of bounded Nim with this bound; `None` is Nim.
    Bounded(Option<u64>),
    /// Nothing is proved.
    Seen(Option<SeenLaw>),
}

/// A law that is seen, from heap `preperiod` on.
pub struct SeenLaw {
    pub preperiod: u64,
    pub saltus: u32,
    /// The values of the first period.
    pub values: Vec<Value>,
}
