//! A problem that a link, or a name, stands for.

/// A problem of a judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The judge's name in `judges.toml`, or what its host is called if that is not there.
    pub judge: String,
    /// What its package is called.
    pub id: String,
    /// How a header begins: judge and number.
    pub heading: String,
    /// The statement.
    pub url: String,
    /// Where a solution is pasted.
    pub submit: String,
    /// What the judge may have before the title: a number, or the letter of a contest's problem.
    pub labels: Vec<String>,
}
