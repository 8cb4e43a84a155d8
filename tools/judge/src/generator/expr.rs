//! Expressions and lengths, as Rust has them.

use super::code::LONG;
use super::{Expr, Length};

/// The range of a length.
pub(super) fn range_of(length: &Length) -> String {
    match length {
        Length::Of(expr) => {
            let length = shown(expr);
            format!("{length}..={length}")
        }
        Length::From(low, high) => format!("{low}..={}", (*high).min((*low).max(LONG))),
    }
}

/// An expression as Rust has it, of numbers that are not below 0.
pub(super) fn shown(expr: &Expr) -> String {
    match expr {
        Expr::Number(number) => digits(*number),
        Expr::Name(name) => safe(name),
        Expr::Pair(sign, left, right) => {
            let side = |expr: &Expr| match expr {
                Expr::Pair(..) => format!("({})", shown(expr)),
                _ => shown(expr),
            };
            match sign {
                '-' => format!("{}.saturating_sub({})", side(left), shown(right)),
                _ => format!("{} {sign} {}", side(left), side(right)),
            }
        }
    }
}

/// A number with `_` between groups of digits.
pub(super) fn digits(number: i128) -> String {
    let text = number.unsigned_abs().to_string();
    let mut all = if number < 0 { "-".to_owned() } else { String::new() };
    for (i, digit) in text.chars().enumerate() {
        if i > 0 && text.len() > 4 && (text.len() - i).is_multiple_of(3) {
            all.push('_');
        }
        all.push(digit);
    }
    all
}

/// A name that Rust takes, and that nothing else here has.
pub(super) fn safe(name: &str) -> String {
    const TAKEN: [&str; 16] = [
        "as", "box", "do", "edges", "fn", "for", "g", "if", "in", "large", "let", "long", "loop",
        "move", "mod", "type",
    ];
    let name = name.to_ascii_lowercase();
    if TAKEN.contains(&&*name) || name.starts_with('_') { format!("{name}_0") } else { name }
}
