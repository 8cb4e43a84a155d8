use super::*;

fn values(pattern: &str, text: &str) -> Option<Vec<(String, String)>> {
    let mut values = Values::new();
    read(pattern, text, &mut values).then(|| values.into_iter().collect())
}

#[test]
fn reads_what_it_writes() {
    let read = values("cf{contest}{index}", "CF1194d1").unwrap();
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(read, [pair("contest", "1194"), pair("index", "d1")]);
    let read = read.into_iter().collect();
    assert_eq!(write("{contest}/{index:A}", &read).unwrap(), "1194/D1");
    assert_eq!(write("{contest}/{group}", &read), None);
    let read = values("{set}-{index}", "code-festival-a").unwrap();
    assert_eq!(read, [pair("index", "a"), pair("set", "code-festival")]);
    assert_eq!(write("{set:_}", &read.into_iter().collect()).unwrap(), "code_festival");
}

#[test]
fn refuses_what_it_does_not_describe() {
    let refused = [
        ("hdu{number}", "hdu"),
        ("hdu{number}", "hdu18x"),
        ("hdu{number}", "xhdu18"),
        ("{name}", ".."),
        ("{name}", "a/b"),
        ("{name}", "-a"),
        ("{name}", "\u{fc}"),
        ("{set}/{set}_{index}", "abc/abd_a"),
        ("{index}", "abc"),
        ("{index}", "a100"),
    ];
    for (pattern, text) in refused {
        assert_eq!(values(pattern, text), None, "{pattern} {text}");
    }
    assert!(values("{set}/{set:_}_{index}", "a-b/A_b_c").is_some());
    assert_eq!(values("{name}", &"a".repeat(LONGEST + 1)), None);
}
