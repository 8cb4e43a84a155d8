pub const TEXT: &str = "old name";
