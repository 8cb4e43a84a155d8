//! One format reads inputs and makes them: what it makes is what it reads, and what it does not allow is refused.

use cases::{made, Generator, Input, Reader};
use std::cell::RefCell;
use std::env;
use std::process::Command;

/// What is drawn or read of a case.
#[derive(Clone, PartialEq, Debug)]
struct Case {
    pair: (u8, i64),
    lists: [Vec<u64>; 5],
    words: Vec<String>,
    edges: Vec<(usize, usize)>,
}

fn case(input: &mut Input) -> Case {
    let (most, len) = (input.up_to(9_u64).min(1000), input.up_to(4).min(50));
    let pair = (input.number(1..=9), input.number(-5..=i64::MAX));
    input.end_line();
    let list = input.list(0..=len, 0..=most);
    let n = input.count(0..=len.min(9));
    let lists = [
        input.numbers(n, 3..=3 + most),
        input.bag(n, 0..=most),
        input.distinct(n, 1..=9),
        input.increasing(n, 1..=9),
        list,
    ];
    let mut words = vec![input.word(1..=len, "xyz"), input.word(2..=2, "+-")];
    words.extend(input.board(2, 3, ".#"));
    Case { pair, lists, words, edges: input.tree(n) }
}

/// The format that is called so, and what is seen of its cases.
fn format(name: &str, input: &mut Input, mut see: impl FnMut(Case)) {
    match name {
        "counted" => input.cases(30, |input| see(case(input))),
        "to the end" => input.cases_to_end(|input| see(case(input))),
        "before a line" => input.cases_before("0 0", |input| see(case(input))),
        _ => see(case(input)),
    }
}

const FORMATS: [&str; 4] = ["counted", "to the end", "before a line", "one"];

#[test]
fn what_is_made_is_read() {
    let mut read = 0;
    for seed in 0..200 {
        for name in FORMATS {
            let seen = RefCell::new(Vec::new());
            let mut g = Generator::new(seed, seed % 100 + 1);
            format(name, &mut Input::made(&mut g), |case| seen.borrow_mut().push(case));
            let drawn = seen.take();
            let mut reader = Reader::new(g.text());
            format(name, &mut Input::read(&mut reader), |case| seen.borrow_mut().push(case));
            assert!(!reader.has_more(), "{}", g.text());
            assert_eq!(seen.take(), drawn, "{}", g.text());
            read += drawn.len();
        }
    }
    assert!(read > 1000, "{read}");
}

/// The inputs of a generator's arguments, and how many cases they have.
fn inputs(words: &[&str], format: impl Fn(&mut Input)) -> (Vec<String>, u64) {
    let (text, cases) = made(words, |g| format(&mut Input::made(g))).unwrap().unwrap();
    (text.split_terminator('\0').map(str::to_owned).collect(), cases)
}

#[test]
fn every_case_is_made() {
    let pairs = |input: &mut Input| {
        let most = input.up_to(3).min(1000);
        let a = input.number(1..=most);
        input.number(a..=most);
        input.end_line();
    };
    assert_eq!(inputs(&["every", "2"], pairs).0, ["1 1\n", "1 2\n", "2 2\n"]);
    let counted = |input: &mut Input| input.cases(5000, pairs);
    let (made, cases) = inputs(&["every", "20"], counted);
    // 210 of them, with no more in an input than one wants to see where it fails.
    assert_eq!((made.len(), cases), (3, 210));
    assert!(made[0].starts_with("100\n1 1\n") && made[2].ends_with("20 20\n"), "{}", made[2]);
    let before = |input: &mut Input| input.cases_before("0 0", pairs);
    assert_eq!(inputs(&["every", "1"], before).0, ["1 1\n0 0\n"]);
}

#[test]
fn the_largest_is_what_the_statement_allows() {
    let list = |input: &mut Input| {
        let (most, len) = (input.up_to(3_u8).min(250), input.up_to(2).min(4));
        input.cases(1000, |input| {
            let len = len.min(input.share(40));
            input.list(1..=len, 1..=most);
        });
    };
    let text = inputs(&["1", "upper", "2"], list).0.concat();
    assert_eq!(text, "2\n4\n250 250 250 250\n4\n250 250 250 250\n");
    assert!(inputs(&["1", "lower", "20"], list).0.concat().starts_with("20\n2\n1 1\n"));
}

/// Nothing is played where an input is made.
#[test]
fn nothing_is_played_that_is_made() {
    let mut g = Generator::new(1, 50);
    Input::made(&mut g).print(|| -> u8 { panic!("it is played") });
    Input::made(&mut g).require(false, "it holds where it is read");
    assert_eq!(g.text(), "");
}

/// What a process says of a text that it refuses; the test named so reads it.
fn refusal(test: &str, refused: &str) -> String {
    let mut again = Command::new(env::current_exe().unwrap());
    let output =
        again.args(["--exact", test, "--nocapture"]).env("REFUSED", refused).output().unwrap();
    assert!(!output.status.success(), "`{refused}` is taken");
    String::from_utf8(output.stderr).unwrap()
}

/// Checks what is said of texts that a format does not allow.
fn refuses(test: &str, texts: &[(&str, &str)], format: impl Fn(&mut Input)) {
    if let Ok(text) = env::var("REFUSED") {
        let mut reader = Reader::new(text);
        return format(&mut Input::read(&mut reader));
    }
    for (text, message) in texts {
        let said = refusal(test, text);
        assert!(said.ends_with(&format!("error: {message}\n")), "`{text}`: {said}");
    }
}

#[test]
fn trees_are_trees() {
    let texts = [
        ("4 1 2 2 3 3 1", "line 1, column 14: the edges form a cycle"),
        ("3 1 2\n2 2", "line 2, column 4: the edges form a cycle"),
        ("3 1 2\n2 4", "line 2, column 3: expected a number from 1 to 3, found `4`"),
        ("3 1 2\n2", "line 2, column 2: expected a number from 1 to 3, found the end"),
    ];
    refuses("trees_are_trees", &texts, |input| {
        let n = input.count(1..=5);
        input.tree(n);
    });
}

#[test]
fn lists_are_what_they_should_be() {
    let texts = [
        ("4 1 2 2", "line 1, column 1: expected a number from 1 to 3, found `4`"),
        ("2 1\n10", "line 2, column 1: expected a number from 1 to 9, found `10`"),
    ];
    refuses("lists_are_what_they_should_be", &texts, |input| {
        input.list(1..=3, 1..=9);
    });
}

#[test]
fn different_numbers_are_different() {
    let texts = [("3 1 3", "line 1, column 6: a number is there twice")];
    refuses("different_numbers_are_different", &texts, |input| {
        input.distinct(3, 1..=9);
    });
}

#[test]
fn increasing_numbers_increase() {
    let texts = [("1 3 3", "line 1, column 6: a number is not above the last")];
    refuses("increasing_numbers_increase", &texts, |input| {
        input.increasing(3, 1..=9);
    });
}

/// Another line is no end, nor is the beginning of one, or what goes on behind it.
#[test]
fn cases_end_where_they_should() {
    let texts = [
        ("1 1\n0 7\n", "line 2, column 1: expected a number from 1 to 9, found `0`"),
        ("1 1\n0 00\n", "line 2, column 1: expected a number from 1 to 9, found `0`"),
        ("1 1\n0", "line 2, column 1: expected a number from 1 to 9, found `0`"),
    ];
    let mut reader = Reader::new("1 1\n");
    Input::read(&mut reader).cases_before("0 0", |input| drop(input.numbers(2, 1..=9)));
    refuses("cases_end_where_they_should", &texts, |input| {
        input.cases_before("0 0", |input| {
            input.numbers(2, 1..=9);
        });
    });
}

/// An even number of heaps, a word and a board; special ones are two equal heaps, larger than `up_to` gives.
fn drawn_case(input: &mut Input) -> (Vec<u64>, Vec<String>) {
    let (most, len) = (input.up_to(2_u64).min(1000), input.up_to(2).min(3));
    input.special(3, |g| g.line(["2 999 999"]));
    input.drawn(|g| {
        let pairs = g.count(1..=len);
        g.line([2 * pairs]);
    });
    let heaps = input.list(2..=2 * len, 1..=most);
    input.require(heaps.len() % 2 == 0, "an odd number of heaps");
    input.drawn(|g| g.lines([["ab"], ["#."], [".#"]]));
    let mut words = vec![input.word(2..=2, "ab")];
    words.extend(input.board(2, 2, ".#"));
    (heaps, words)
}

#[test]
fn what_is_drawn_is_laid_out_by_the_format() {
    let (mut special, mut others) = (0, 0);
    for (seed, size) in (0..200).flat_map(|seed| [(seed, 1), (seed, 60)]) {
        let mut g = Generator::new(seed, size);
        let made = drawn_case(&mut Input::made(&mut g));
        let lines: Vec<&str> = g.text().lines().collect();
        assert_eq!((lines.len(), lines[0]), (5, &*made.0.len().to_string()), "{}", g.text());
        assert_eq!(lines[2..], ["ab", "#.", ".#"]);
        let mut reader = Reader::new(g.text());
        assert_eq!(drawn_case(&mut Input::read(&mut reader)), made);
        match made.0[..] {
            [999, 999] if size > 1 => special += 1,
            _ => others += 1,
        }
        assert!(made.0.len() % 2 == 0 && (size > 1 || made.0.iter().all(|heap| *heap < 999)));
    }
    // Once in three times, of those that are not the smallest.
    assert!((40..100).contains(&special) && others > 300, "{special} {others}");
}

/// Neither small cases nor the largest are special, and what is drawn is in both.
#[test]
fn what_is_special_is_random() {
    let format = |input: &mut Input| {
        drawn_case(input);
    };
    let (texts, cases) = inputs(&["every", "2"], format);
    // Of one pair four, of two pairs sixteen.
    assert_eq!((texts.len(), cases), (20, 20));
    assert!(texts.iter().all(|text| !text.contains("999")), "{texts:?}");
    for seed in 0..20 {
        let largest = inputs(&[&seed.to_string(), "upper"], format).0.concat();
        assert_eq!(largest, "6\n1000 1000 1000 1000 1000 1000\nab\n#.\n.#\n");
    }
}

#[test]
#[should_panic(expected = "1 words are drawn, from `5` on, that the format has no place for")]
fn what_is_drawn_is_taken() {
    let format = |input: &mut Input| {
        input.drawn(|g| g.line([4, 5]));
        input.number(1..=9_u8);
    };
    inputs(&["1", "50"], |input| input.cases(5, format));
}

#[test]
#[should_panic(expected = "`x` was drawn, where the format has a number")]
fn a_word_in_place_of_a_number() {
    inputs(&["1", "50"], |input| {
        input.drawn(|g| g.line(["x"]));
        input.number(1..=9_u8);
    });
}
