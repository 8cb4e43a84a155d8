//! What is answered to the browser.

/// What is answered: a status of HTTP, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub fn new(status: u16, text: impl Into<String>) -> Answer {
        Answer { status, text: text.into() }
    }
}
