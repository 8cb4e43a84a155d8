pub const WORDS: &str = include_str!("words.txt");
pub const BYTES: &[u8] = include_bytes!("words.txt");
pub const NAME: &str = env!("CARGO_PKG_NAME");
