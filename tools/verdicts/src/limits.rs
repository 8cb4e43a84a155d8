use std::time::Duration;

/// What a program may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Wall time.
    pub time: Duration,
    /// Resident memory, in bytes.
    pub memory: u64,
    /// Bytes on standard output, where the expected output is not longer.
    pub output: u64,
}

impl Default for Limits {
    /// More than judges allow: ten seconds, 1 GiB of memory, 64 MiB of output.
    fn default() -> Self {
        Limits { time: Duration::from_secs(10), memory: 1 << 30, output: 64 << 20 }
    }
}
