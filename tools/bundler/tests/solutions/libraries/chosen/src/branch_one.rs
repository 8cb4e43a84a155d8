pub const TEXT: &str = "branch one";
