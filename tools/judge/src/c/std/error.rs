//! `Error`, which core has only since 1.81.

use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use core::fmt::{Debug, Display, Formatter, Result};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        None
    }
}

impl Error for core::num::ParseIntError {}
impl Error for core::num::ParseFloatError {}
impl Error for core::num::TryFromIntError {}
impl Error for core::str::Utf8Error {}
impl Error for core::str::ParseBoolError {}
impl Error for core::char::ParseCharError {}
impl Error for alloc_crate::string::FromUtf8Error {}
impl Error for core::fmt::Error {}

impl<'a, E: Error + 'a> From<E> for Box<dyn Error + 'a> {
    fn from(error: E) -> Self {
        Box::new(error)
    }
}

impl From<String> for Box<dyn Error> {
    fn from(message: String) -> Self {
        Box::new(Message(message))
    }
}

impl From<&str> for Box<dyn Error> {
    fn from(message: &str) -> Self {
        String::from(message).into()
    }
}

/// A text that is an error.
struct Message(String);

impl Debug for Message {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Debug::fmt(&self.0, f)
    }
}

impl Display for Message {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.0)
    }
}

impl Error for Message {}
