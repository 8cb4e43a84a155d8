use super::{Edits, blanked, cut};
use std::iter;

#[test]
fn a_span_that_is_not_there_is_an_error() {
    let said = cut("äb", 1..2).unwrap_err().to_string();
    assert_eq!(said, "bytes 1..2 are no part of a text of 3: a bug in the bundler");
    assert!(cut("äb", 3..5).is_err() && blanked("äb", iter::once(0..1)).is_err());
    assert_eq!(blanked("äb\nc", [0..2, 3..5]).unwrap(), "  b\n ");
    let mut edits = Edits::default();
    edits.remove(2..9);
    assert!(edits.apply("äb").is_err());
}
