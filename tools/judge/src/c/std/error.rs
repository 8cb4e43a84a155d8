//! `Error`, which core has only since 1.81.

use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use core::fmt::{Debug, Display, Formatter, Result};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        None
    }
}

macro_rules! errors {
    ($($error:ty),* $(,)?) => { $(impl Error for $error {})* };
}
errors! {
    alloc_crate::string::FromUtf8Error,
    core::array::TryFromSliceError,
    core::cell::BorrowError,
    core::cell::BorrowMutError,
    core::char::CharTryFromError,
    core::char::ParseCharError,
    core::convert::Infallible,
    core::fmt::Error,
    core::num::ParseFloatError,
    core::num::ParseIntError,
    core::num::TryFromIntError,
    core::str::ParseBoolError,
    core::str::Utf8Error,
}

/// `Box<dyn Error>` is made of errors and texts, and so is the one that threads may share.
macro_rules! boxed {
    ($($($shared:ident)*;)*) => { $(
        impl<'a, E: Error $(+ $shared)* + 'a> From<E> for Box<dyn Error $(+ $shared)* + 'a> {
            fn from(error: E) -> Self {
                Box::new(error)
            }
        }

        impl From<String> for Box<dyn Error $(+ $shared)*> {
            fn from(message: String) -> Self {
                Box::new(Message(message))
            }
        }

        impl From<&str> for Box<dyn Error $(+ $shared)*> {
            fn from(message: &str) -> Self {
                String::from(message).into()
            }
        }
    )* };
}
boxed! {
    ;
    Send Sync;
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
