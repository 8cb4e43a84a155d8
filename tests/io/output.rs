use sg::io::{Error, Output, Print, run_on};

fn printed(print: impl FnOnce(&mut Output<'_>)) -> String {
    let mut bytes = Vec::new();
    print(&mut Output::new(&mut bytes));
    String::from_utf8(bytes).expect("UTF-8")
}

macro_rules! print_integers {
    ($($integer:ident)*) => {$(
        #[test]
        fn $integer() {
            let mut values = vec![$integer::MIN, $integer::MAX, 0, 1, 9, 10, 11, 99, 100, 101];
            values.extend((0..$integer::BITS).map(|bit| 1 << bit));
            values.extend((0..$integer::BITS).map(|bit| !0 << bit));
            values.extend((0..$integer::BITS).map(|bit| $integer::MAX >> bit));
            for value in values {
                assert_eq!(printed(|out| out.print(value)), value.to_string());
                assert_eq!(printed(|out| out.line(value)), format!("{value}\n"));
            }
        }
    )*};
}
print_integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

#[test]
fn texts() {
    let text = printed(|out| {
        out.print("ab");
        out.print('\u{e9}');
        out.line(String::from("c"));
        out.bytes(b"\r");
        out.line("");
        writeln!(out, "{:>4}x", 7);
    });
    assert_eq!(text, "ab\u{e9}c\n\r\n   7x\n");
}

/// In small and large pieces.
#[test]
fn long_texts() {
    for len in (65_530..65_542).chain([131_072, 200_000]) {
        let text: String = ('a'..='z').cycle().take(len).collect();
        assert_eq!(printed(|out| out.print(&text)), text);
        let twice = printed(|out| {
            out.print('-');
            out.print(text.as_str());
            out.line(7);
        });
        assert_eq!(twice, format!("-{text}7\n"));
        assert_eq!(printed(|out| text.chars().for_each(|c| out.print(c))), text);
    }
}

/// What an interactive program has said is on its way after a flush.
#[test]
fn flush_passes_on() {
    let mut buffered = std::io::BufWriter::new(Vec::new());
    let mut out = Output::new(&mut buffered);
    out.line("?");
    out.flush();
    out.line("!");
    assert_eq!(buffered.get_ref(), b"?\n");
}

/// The message of an error is the same with and without `std::fmt`.
#[test]
fn errors_print_as_they_display() {
    for input in ["", "x", "-", "999", "1\u{7f}", "0123456789012345678901234567890123456789x"] {
        let (_, result) = run_on(|input, _| input.read::<u8>().map(drop), input.as_bytes());
        let error: Error = result.unwrap_err();
        assert_eq!(printed(|out| error.print(out)), error.to_string());
    }
}
