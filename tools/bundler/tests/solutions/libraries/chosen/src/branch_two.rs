pub const TEXT: &str = "branch two";
