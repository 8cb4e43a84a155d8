//! Numbers that may differ a little.

/// What the error itself may be off by, so that 1.000001 is within 1e-6 of 1; testlib's.
const ROUNDING: f64 = 1e-15;

/// Two words as numbers, if both are finite ones.
pub(super) fn finite(right: &[u8], printed: &[u8]) -> Option<(f64, f64)> {
    let number = |word| std::str::from_utf8(word).ok()?.parse::<f64>().ok();
    let finite = |word| number(word).filter(|number| number.is_finite());
    Some((finite(right)?, finite(printed)?))
}

/// Whether a number is near enough, absolutely or relatively, as AtCoder has it.
pub(super) fn is_near(right: &[u8], printed: &[u8], [absolute, relative]: [f64; 2]) -> bool {
    let mut numbers = finite(right, printed);
    if let (Some(a), Some(b)) = (integer(right), integer(printed)) {
        if a == b || absolute.max(relative) == 0.0 {
            return a == b;
        }
        numbers = numbers.or_else(|| shortened(a, b));
    }
    numbers.is_some_and(|(expected, actual)| {
        let error = (expected - actual).abs() - ROUNDING;
        error <= absolute || error <= relative * expected.abs()
    })
}

/// An integer of any length: its sign, and its digits without zeros before them.
fn integer(word: &[u8]) -> Option<(&str, &str)> {
    let text = std::str::from_utf8(word).ok()?;
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_one = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let digits = digits.trim_start_matches('0');
    let sign = if text.starts_with('-') && !digits.is_empty() { "-" } else { "" };
    is_one.then_some((sign, digits))
}

/// Two integers that are too long for numbers, by the same power of ten smaller.
fn shortened(right: (&str, &str), printed: (&str, &str)) -> Option<(f64, f64)> {
    let width = right.1.len().max(printed.1.len());
    let number = |(sign, digits)| format!("{sign}0.{digits:0>width$}e300").parse().ok();
    Some((number(right)?, number(printed)?))
}
