/// What is answered: a status of HTTP, and a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Whether the text is a page.
    pub is_page: bool,
    /// The text.
    pub text: String,
}

impl Answer {
    /// A sentence.
    pub fn new(status: u16, text: impl Into<String>) -> Answer {
        Answer { status, is_page: false, text: text.into() }
    }

    /// A page.
    pub fn page(text: String) -> Answer {
        Answer { status: 200, is_page: true, text }
    }
}
