use super::markdown;

#[test]
fn titles_are_one_line_of_plain_words() {
    let cases = [
        ("Good Luck in CET-4 Everybody!", "Good Luck in CET-4 Everybody!"),
        (" a\r\n//! b\u{202e}\tc\0 ", "a `//!` b c"),
        ("[A] <b>*x* `y`", "\\[A\\] \\<b\\>\\*x\\* \\`y\\`"),
        ("HonestOrUnkind dp_k std::io", "`HonestOrUnkind` `dp_k` `std::io`"),
        ("【模板】Nim 游戏", "【模板】Nim 游戏"),
        ("see https://a.b/`c", "see `https://a.b/'c`"),
    ];
    for (title, expected) in cases {
        assert_eq!(markdown(title).as_deref(), Some(expected));
    }
    assert!(markdown(&"x".repeat(1000)).unwrap().len() <= 200);
    assert_eq!(markdown(" \u{202e}\n"), None);
}
