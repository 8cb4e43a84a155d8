//! What is answered to the browser.

/// What is answered: a status of HTTP, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The sentence.
    pub text: String,
}

impl Answer {
    /// An answer.
    pub fn new(status: u16, text: impl Into<String>) -> Answer {
        Answer { status, text: text.into() }
    }
}
