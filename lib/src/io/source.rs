use super::error::Result;

/// Where an [`Input`](super::Input) gets its bytes from.
pub trait Source {
    /// Stores the next bytes at the start of `buffer` and returns how many; 0 only at the end of the
    /// input. They may be fewer than fit, so that an interactive program need not wait.
    ///
    /// # Errors
    /// If the operating system cannot read.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError>;
}

/// The operating system could not read; its error code, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadError(pub Option<i32>);

/// A byte slice is a source of all its bytes.
impl Source for &[u8] {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError> {
        let (now, later) = self.split_at(self.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        *self = later;
        Ok(now.len())
    }
}
