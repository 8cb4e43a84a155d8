use crate::errors::Failure;
use std::error::Error;

const fn of<T: Error>() -> u32 {
    size_of::<T>() as u32 + 7
}

pub const LIMIT: u32 = of::<Failure>();

pub fn is_limit(number: u32) -> bool {
    matches!(number, LIMIT)
}
