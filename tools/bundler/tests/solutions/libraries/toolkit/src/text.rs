pub const WORDS: &str = "take \"none\"\\or all\n";
