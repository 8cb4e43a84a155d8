//! Reading the JSON that Cargo and the compiler print. What is not there, or of another kind, is empty.

use serde_json::Value;
use std::collections::BTreeSet;

/// The elements of an array.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The elements of an array of strings.
pub fn strings(value: &Value) -> BTreeSet<String> {
    list(value).iter().map(|element| text(element).to_owned()).collect()
}

/// The characters of a string.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The characters of a string, if it is one.
pub fn owned(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
