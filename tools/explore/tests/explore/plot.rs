//! Pictures: what is in the files, what is printed, and what is refused.

use explore::plot::{Colours, Grid, Heaps, Law, Plot, Screen, Values, print, svg};
use games::value::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn explore(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).stdin(Stdio::null()).output().expect("it starts")
}

fn stderr(arguments: &[&str]) -> String {
    let output = explore(arguments);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    String::from_utf8(output.stderr).unwrap()
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("explore plot {} {name}", std::process::id()))
}

/// The file that the program writes.
fn written(name: &str, arguments: &[&str]) -> String {
    let path = file(name);
    let output = explore(&[&["plot", "--output", path.to_str().unwrap()], arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    check_tags(&text);
    text
}

/// What is printed, as it was looked at.
#[test]
fn pictures_that_were_looked_at() {
    let shown = |rule: &str, to: &str| explore(&["plot", rule, "--to", to]).stdout;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explore/pictures");
    for (name, found) in [
        ("heaps.txt", shown("grundy", "99")),
        ("pairs.txt", shown("wythoff", "9")),
        ("seen.txt", shown("n >= 2 -> n - 1 if n > 6", "120")),
    ] {
        let expected = std::fs::read(folder.join(name)).unwrap_or_default();
        assert_eq!(String::from_utf8(found), String::from_utf8(expected), "{name}");
    }
}

/// Each element ends, in the order that XML asks for.
fn check_tags(text: &str) {
    let mut open = Vec::new();
    for tag in text.split('<').skip(1) {
        let (tag, rest) = tag.split_once('>').expect("a tag ends");
        assert!(!rest.contains('>') || rest.contains("&gt;"), "{rest}");
        let name = tag.split_whitespace().next().unwrap();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') && !tag.starts_with(['?', '!']) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn points_of_heaps() {
    let picture = written("kayles.svg", &["kayles"]);
    // Three periods after the preperiod: heaps 0 to 106, of which 14 are exceptional.
    assert_eq!(count(&picture, "<circle "), 107);
    assert_eq!(count(&picture, "fill=\"#d55e00\""), 14);
    // Periods begin at 71, 83 and 95.
    assert_eq!(count(&picture, "stroke="), 3);
    for text in [
        "kayles: Grundy values for n = 0 to 106",
        "proved: G(n + 12) = G(n) for all n &gt;= 71; exceptional values are orange",
        "100",
        "8",
    ] {
        assert!(picture.contains(&format!(">{text}</text>")), "{text}");
    }
    let unproved = written("unproved.svg", &["0.007", "--to", "50"]);
    assert_eq!((count(&unproved, "<circle "), count(&unproved, "stroke=")), (51, 0));
    assert!(unproved.contains("no period is proved or seen in the heaps up to 10000"));
    let seen =
        written("seen.svg", &["heap -> heap - d for d in 1..heap if pow2(d)", "--to", "120"]);
    assert!(seen.contains("seen to 120, not proved: heap &gt;= 0 fits G(heap + 3) = G(heap)"));
}

/// A larger value is higher, a larger heap further right.
#[test]
fn places_of_points() {
    let values = [0, 2, 1].map(Value::Number).to_vec();
    let law = Law::Unknown { last: 2 };
    let heaps = Heaps { first: 0, values, law, variable: "n".into() };
    let picture = svg(&Plot { name: "three".into(), values: Values::Heaps(heaps) });
    let places = picture.split("<circle cx=\"").skip(1).map(|rest| {
        let mut numbers = rest.split('"').step_by(2).map(|n| n.parse::<f64>().unwrap_or(-1.0));
        (numbers.next().unwrap(), numbers.next().unwrap())
    });
    let places: Vec<(f64, f64)> = places.collect();
    let [zero, two, one] = places[..] else { panic!("{places:?}") };
    assert!(zero.0 < two.0 && two.0 < one.0 && two.1 < one.1 && one.1 < zero.1, "{places:?}");
}

#[test]
fn cells_of_pairs() {
    let picture = written("wythoff.svg", &["wythoff", "--to", "12"]);
    // Of the 169 pairs 9 are P-positions.
    assert_eq!((count(&picture, "<path "), count(&picture, "<circle ")), (169, 9));
    assert_eq!(count(&picture, "fill=\"#ffffff\""), 9);
    assert!(picture.contains(">wythoff: Grundy values for a = 0 to 12, b = 0 to 12</text>"));
    assert!(picture.contains("; dark: 1; bright: 19</text>"));
    // The ends of the colours, at the values 1 and 21.
    assert!(picture.contains("fill=\"#440154\"") && picture.contains("fill=\"#bddf26\""));
}

/// Values that are no numbers have places and colours of their own.
#[test]
fn words() {
    let values = vec![Value::Number(0), Value::Win, Value::Loss, Value::Number(2)];
    let heaps = Heaps {
        first: 1,
        values: values.clone(),
        law: Law::Unknown { last: 4 },
        variable: "n".into(),
    };
    let picture = svg(&Plot { name: "a < b & c".into(), values: Values::Heaps(heaps) });
    check_tags(&picture);
    assert!(picture.contains("a &lt; b &amp; c: Grundy values for n = 1 to 4"), "{picture}");
    assert_eq!(count(&picture, "fill=\"#0050a0\""), 2);
    assert_eq!((count(&picture, "fill=\"#d55e00\""), count(&picture, "fill=\"black\"")), (1, 1));
    let grid = Grid { first: [1, 0], rows: vec![values], variables: ["a".into(), "b".into()] };
    let picture = svg(&Plot { name: "words".into(), values: Values::Grid(grid) });
    assert_eq!(count(&picture, "<circle "), 2);
}

fn printed(plot: &Plot, colours: Colours) -> String {
    let mut output = Vec::new();
    print(plot, Screen { columns: Some(80), colours }, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn cells_in_a_terminal() {
    let values = [0, 1, 2].map(Value::Number).to_vec();
    let law = Law::Proved { preperiod: 1, period: 2, saltus: 0, exceptions: vec![0] };
    let heaps = Heaps { first: 0, values, law, variable: "n".into() };
    let plot = Plot { name: "take".into(), values: Values::Heaps(heaps) };
    let caption = "take: Grundy values for n = 0 to 2\nproved: G(n + 2) = G(n) for all n >= 1\n";
    let legend = "! an exceptional value   | a period begins";
    assert_eq!(printed(&plot, Colours::None), format!("{caption}0 !0|1 2\n{legend}\n"));
    // White with black; the darkest of viridis; the colour at nine tenths.
    let cell = |text: &str, code: &str| format!("\x1b[{code}m{text}\x1b[0m");
    let zero = "1;48;2;255;255;255;38;2;0;0;0";
    let one = "48;2;68;1;84;38;2;255;255;255";
    let lines = printed(&plot, Colours::All);
    let start = format!("{caption}0 {}{}", cell("!0", zero), cell("|1", one));
    assert!(lines.starts_with(&start), "{lines:?}");
    let start = format!("\n{legend}   values {}{}", cell(" 0 ", zero), cell(" 1 ", one));
    assert!(lines.contains(&start), "{lines:?}");
    let lines = printed(&plot, Colours::Few);
    let start = format!("0 {}{}", cell("!0", "1;48;5;231;38;5;16"), cell("|1", "48;5;53;38;5;231"));
    assert!(lines.contains(&start), "{lines:?}");
}

#[test]
fn colours_of_a_terminal() {
    let colours = |is_terminal: bool, variables: &[(&str, &str)]| {
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Screen::new(is_terminal, Some(80), &variable).colours
    };
    assert_eq!(colours(true, &[("TERM", "xterm")]), Colours::Few);
    assert_eq!(colours(true, &[("COLORTERM", "truecolor")]), Colours::All);
    assert_eq!(colours(true, &[("COLORTERM", "truecolor"), ("NO_COLOR", "")]), Colours::All);
    assert_eq!(colours(true, &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Colours::None);
    assert_eq!(colours(true, &[("TERM", "dumb")]), Colours::None);
    assert_eq!(colours(false, &[("COLORTERM", "truecolor")]), Colours::None);
}

#[test]
fn rows_longer_than_the_terminal() {
    let rows = vec![vec![Value::Number(7); 40]];
    let grid = Grid { first: [0, 0], rows, variables: ["a".into(), "b".into()] };
    let plot = Plot { name: "wide".into(), values: Values::Grid(grid) };
    let print = |columns| print(&plot, Screen { columns, colours: Colours::None }, &mut Vec::new());
    // A label, a blank, and 40 numbers of two digits with a mark.
    let error = print(Some(121)).unwrap_err().to_string();
    assert!(error.starts_with("a row takes 122 characters, and the terminal has 121: "), "{error}");
    print(Some(122)).unwrap();
    print(None).unwrap();
}

#[test]
fn written_over_and_refused() {
    let path = file("there.svg");
    std::fs::write(&path, "mine").unwrap();
    let there = path.to_str().unwrap();
    assert!(explore(&["plot", "kayles", "-o", there]).status.success());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<svg"));
    std::fs::remove_file(path).unwrap();
    for (arguments, expected) in [
        (&["kayles", "-o", "kayles.jpg"][..], "expected a file that ends with .svg"),
        (&["kayles", "-o", "/no such folder/a.svg"], "No such file or directory"),
        (
            &["kayles", "--to", "100000"],
            "--to 100000: 100001 positions; a picture has at most 100000",
        ),
        (&["wythoff", "--to", "500"], "--to 500: 251001 positions; a picture has at most 250000"),
        (&["squares", "--to", "18446744073709551615"], "positions; a picture has at most"),
        (&["(a, b, c) -> (a - 1, b, c) if a > 0"], "a picture is of one or two numbers"),
        (&["n -> n - 1 if n > 0", "--to", "10^9"], "a picture has at most 100000"),
    ] {
        let error = stderr(&[&["plot"], arguments].concat());
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}
