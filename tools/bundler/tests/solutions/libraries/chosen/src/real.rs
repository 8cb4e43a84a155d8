pub const TEXT: &str = "named by path";
