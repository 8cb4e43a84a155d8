//! What is JSON: `--format json`, the data of pages, and certificates. `README.md` has the keys.

use games::error::Result;
use games::value::Value;
use serde_json::{Value as Json, json};
use std::io::Write;

/// The last number that all scripts read as it is.
const LAST: u128 = (1 << 53) - 1;

/// A number, or a text that has it, where a script would round it.
pub fn number(number: impl Into<u128>) -> Json {
    let number = number.into();
    match u64::try_from(number) {
        Ok(small) if number <= LAST => json!(small),
        _ => json!(number.to_string()),
    }
}

/// As [`number`], for what may be negative.
pub fn signed(number: i128) -> Json {
    match (u128::try_from(number), i64::try_from(number)) {
        (Ok(positive), _) => self::number(positive),
        (_, Ok(small)) if number.unsigned_abs() <= LAST => json!(small),
        _ => json!(number.to_string()),
    }
}

/// A value: a number; `W` or `L` where the game can end at once.
pub fn value(value: Value) -> Json {
    match value {
        Value::Number(found) => number(found),
        Value::Win => json!("W"),
        Value::Loss => json!("L"),
    }
}

/// Some values.
pub fn values<'a>(values: impl IntoIterator<Item = &'a Value>) -> Json {
    values.into_iter().map(|one| value(*one)).collect()
}

/// A law `G(n + period) = G(n) + saltus` for all `n >= preperiod`.
pub fn law(is_proved: bool, [preperiod, period, saltus]: [Json; 3]) -> Json {
    json!({ "proved": is_proved, "preperiod": preperiod, "period": period, "saltus": saltus })
}

/// What a table is of; its values come in order, the last number first.
pub fn table(rule: &str, names: &[&str], [first, last]: [&[u64]; 2]) -> Json {
    let numbers = |numbers: &[u64]| numbers.iter().map(|n| number(*n)).collect::<Json>();
    json!({ "rule": rule, "names": names, "first": numbers(first), "last": numbers(last) })
}

/// Both objects as one.
pub fn joined(mut one: Json, other: Json) -> Json {
    if let (Some(one), Json::Object(other)) = (one.as_object_mut(), other) {
        one.extend(other);
    }
    one
}

/// Prints it on a line.
pub fn print(json: &Json, output: &mut impl Write) -> Result<()> {
    writeln!(output, "{json}")?;
    Ok(())
}
