use super::{Typed, Verb, list, named, value};

const VERBS: [Verb<()>; 2] = [
    Verb {
        name: "table",
        about: "Print values",
        takes: "RULE...",
        options: &["to N: The last\ncode: As Rust", "o spaces [LEVEL]: Or not"],
        more: "",
        run: (),
    },
    Verb {
        name: "gen",
        about: "",
        takes: "[ID] [LIMITS]",
        options: &["k N: A bound"],
        more: "",
        run: (),
    },
];

/// The words, options aside, and `--to`.
fn read(verb: usize, words: &[&str]) -> Result<(Vec<String>, Option<String>), String> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let Typed::Verb(_, matches) = VERBS[verb].read("cargo tool", &words)? else {
        panic!("no help")
    };
    let to = if verb == 0 { matches.opt_str("to") } else { None };
    Ok((matches.free, to))
}

fn words_of(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

#[test]
fn options_stand_anywhere_and_what_only_looks_like_one_is_a_word() {
    for words in
        [["nim", "--to", "9", "-4"], ["--to", "9", "nim", "-4"], ["nim", "-4", "--to", "9"]]
    {
        let expected = (vec!["nim".to_owned(), "-4".to_owned()], Some("9".to_owned()));
        assert_eq!(read(0, &words), Ok(expected), "{words:?}");
    }
    for word in ["-", "->", "-(n)", "-1", "-\u{2212}", "-n % 2", "-n/2"] {
        assert_eq!(read(0, &[word]), Ok((vec![word.to_owned()], None)));
    }
    assert_eq!(read(0, &["--", "--to"]), Ok((vec!["--to".to_owned()], None)));
    for words in [["-k", "5"], ["--k", "5"]] {
        let words = words.map(str::to_owned);
        let Ok(Typed::Verb(_, matches)) = VERBS[1].read("cargo tool", &words) else {
            panic!("{words:?}")
        };
        assert_eq!(matches.opt_str("k").as_deref(), Some("5"));
    }
    // The same option twice, and its value in one word with it.
    let words = ["nim", "-ox/y", "--to=9", "-4", "-oz/y"].map(str::to_owned);
    assert!(VERBS[0].read("cargo tool", &words).err().unwrap().contains("given more than once"));
    let Ok(Typed::Verb(_, matches)) = VERBS[0].read("cargo tool", &words[..4]) else { panic!() };
    assert_eq!(
        (matches.opt_str("o").unwrap(), &matches.free),
        ("x/y".to_owned(), &words_of("nim -4"))
    );
    // The value of an option may begin with `-`.
    assert_eq!(read(0, &["nim", "--to", "-1"]).unwrap().1.as_deref(), Some("-1"));
}

#[test]
fn what_is_wrong_is_said() {
    for (verb, words, said) in [
        (0, &["nim", "--too", "9"][..], "there is no option `too`; did you mean `to`?"),
        (0, &["nim", "--code", "-9"], "`-9` is no option: put `--` before a negative number"),
        (0, &["nim", "--to"], "Argument to option 'to' missing"),
        (0, &[], "RULE is missing"),
        (1, &["a", "b", "c"], "`c` is one word too many"),
    ] {
        assert_eq!(read(verb, words).unwrap_err(), said);
    }
    let instead = named(&VERBS, "tabel").err();
    assert_eq!(instead.as_deref(), Some("there is no command `tabel`; did you mean `table`?"));
    assert_eq!(list(&VERBS), "  table  Print values\n  gen    \n");
}

#[test]
fn help_names_what_there_is() {
    let Ok(Typed::Help(help)) = VERBS[0].read("cargo tool", &["-h".to_owned()]) else { panic!() };
    assert!(
        help.starts_with(
            "Print values.\n\nUsage: cargo tool table RULE... [OPTIONS]\n\nOptions:\n"
        ),
        "{help}"
    );
    let options = "\n        --to N          The last\n        --code          As Rust\n    -o, --spaces [LEVEL]";
    assert!(help.contains(options), "{help}");
}

#[test]
fn values_say_what_is_expected() {
    let words = ["nim", "--to", "x", "-o"].map(str::to_owned);
    let Ok(Typed::Verb(_, matches)) = VERBS[0].read("cargo tool", &words) else { panic!() };
    assert!(matches.opt_present("spaces") && matches.opt_str("spaces").is_none());
    let wrong =
        value(&matches, "to", |_| Err::<u8, _>("a number is expected")).map_err(String::from);
    assert_eq!(wrong, Err("--to x: a number is expected".to_owned()));
    assert_eq!(value(&matches, "to", |text| Ok::<_, String>(text.len())), Ok(Some(1)));
}
