//! `Error`, which core has only since 1.81.

use alloc_crate::boxed::Box;
use alloc_crate::string::{FromUtf8Error, String};
use core::fmt::{self, Debug, Display};

pub trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        None
    }
}

macro_rules! errors {
    ($($Error:ty)*) => {$(impl Error for $Error {})*};
}
errors! {
    core::array::TryFromSliceError core::cell::BorrowError core::cell::BorrowMutError
    core::char::ParseCharError core::char::TryFromCharError core::fmt::Error
    core::num::ParseFloatError core::num::ParseIntError core::num::TryFromIntError
    core::str::ParseBoolError core::str::Utf8Error FromUtf8Error
}

impl<T: Error + ?Sized> Error for &T {}
impl<T: Error> Error for Box<T> {}

/// An error that is only a message.
struct Message(String);

impl Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Error for Message {}

macro_rules! boxed {
    ($([$($bounds:tt)*])*) => {$(
        impl<'a, E: $($bounds)* + 'a> From<E> for Box<dyn $($bounds)* + 'a> {
            fn from(error: E) -> Self {
                Box::new(error)
            }
        }

        impl<'a> From<String> for Box<dyn $($bounds)* + 'a> {
            fn from(message: String) -> Self {
                Box::new(Message(message))
            }
        }

        impl<'a> From<&str> for Box<dyn $($bounds)* + 'a> {
            fn from(message: &str) -> Self {
                Box::new(Message(message.into()))
            }
        }
    )*};
}
boxed!([Error] [Error + Send + Sync]);
