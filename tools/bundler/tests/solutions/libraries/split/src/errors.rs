use thiserror::Error;

#[derive(Error, Debug)]
#[error("never_used")]
pub struct Failure;

pub fn attempt() -> Result<(), Failure> {
    Err(Failure)
}
