//! What C89 has in `math.h`, besides `sqrt`.

/// Functions of one `double` and of two.
pub(crate) const MATH: [&[&str]; 2] = [
    &["acos", "asin", "atan", "cos", "cosh", "exp", "log", "log10", "sin", "sinh", "tan", "tanh"],
    &["atan2", "fmod", "pow"],
];
