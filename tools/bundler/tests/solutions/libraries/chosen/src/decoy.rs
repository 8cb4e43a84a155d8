pub const TEXT: &str = "the decoy";
