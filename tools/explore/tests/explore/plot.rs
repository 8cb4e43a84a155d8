//! Pictures: what is in the files, what is printed, and what is refused.

use explore::plot::{Colours, Grid, Heaps, Law, Plot, Screen, Values, png, print, svg};
use games::value::Value;
use std::ops::Range;
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
fn drawn(name: &str, arguments: &[&str]) -> Vec<u8> {
    let path = file(name);
    let output = explore(&[&["plot", "--output", path.to_str().unwrap()], arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found = std::fs::read(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    found
}

/// The same as text, for SVG.
fn written(name: &str, arguments: &[&str]) -> String {
    let text = String::from_utf8(drawn(name, arguments)).unwrap();
    check_tags(&text);
    text
}

/// Every kind of picture, as it was looked at: each place, size, colour and text. Where a change is meant, the
/// new file is looked at and takes the place of the old one.
#[test]
#[ignore = "slow: about a second"]
fn pictures_that_were_looked_at() {
    // A word that no line takes, with full lines around it; and one line more than a title has.
    let name = format!("a {}{}", "long ".repeat(14), "word-".repeat(20));
    let named = |name: String| {
        let values = (0..30).map(|n| Value::Number(n % 2)).collect();
        let law = Law::Unknown { last: 29 };
        let heaps = Heaps { first: 0, values, law, variable: "n".into() };
        svg(&Plot { name, values: Values::Heaps(heaps) }).unwrap().into_bytes()
    };
    let long = named(name.clone() + &" more".repeat(20));
    let short = named(name);
    let shown = |rule: &str, to: &str| explore(&["plot", rule, "--to", to]).stdout;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explore/pictures");
    for (name, found) in [
        ("heaps.svg", drawn("heaps.svg", &["0.53", "--to", "30"])),
        ("heaps.png", drawn("heaps.png", &["0.53", "--to", "30"])),
        ("pairs.svg", drawn("pairs.svg", &["wythoff", "--to", "6"])),
        ("pairs.png", drawn("pairs.png", &["wythoff", "--to", "6"])),
        ("heaps.txt", shown("grundy", "99")),
        ("pairs.txt", shown("wythoff", "9")),
        ("seen.txt", shown("n >= 2 -> n - 1 if n > 6", "120")),
        ("long.svg", long),
        ("short.svg", short),
    ] {
        let expected = std::fs::read(folder.join(name)).unwrap_or_default();
        let is_same = if expected.starts_with(b"\x89PNG") {
            // In pixels: another version of the encoder may write them otherwise.
            let [found, expected] = [&found, &expected].map(|file| Pixels::read(file));
            (found.width, found.bytes) == (expected.width, expected.bytes)
        } else {
            found == expected
        };
        if !is_same {
            let path = file(name);
            std::fs::write(&path, found).unwrap();
            panic!("{} is not as tests/explore/pictures/{name}", path.display());
        }
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
    // Three periods after the preperiod: heaps 0 to 106. Of the values 14 are exceptional; the legend has
    // one more of each.
    assert_eq!(count(&picture, "<circle "), 107 - 14 + 1);
    assert_eq!(count(&picture, "<polygon "), 14 + 1);
    for text in [
        "kayles: Grundy values for n = 0 to 106",
        "proved: G(n + 12) = G(n) for all n &gt;= 71",
        "exceptional value",
        "preperiod",
        "a period begins",
        "heap n",
        "Grundy value",
    ] {
        assert!(picture.contains(&format!(">\n{text}\n<")), "{text}");
    }
    let unproved = written("unproved.svg", &["0.007", "--to", "50"]);
    assert_eq!(count(&unproved, "<circle "), 51 + 1);
    assert!(unproved.contains("no period is proved or seen in the heaps up to 10000"));
    assert!(!unproved.contains("period begins"));
    let seen =
        written("seen.svg", &["heap -> heap - d for d in 1..heap if pow2(d)", "--to", "120"]);
    assert!(seen.contains("seen to 120, not proved: heap &gt;= 0 fits G(heap + 3) = G(heap)"));
    assert!(seen.contains("a period as seen begins"));
}

#[test]
fn cells_of_pairs() {
    let picture = written("wythoff.svg", &["wythoff", "--to", "12"]);
    // The values from 1 on have a step of the bar each; the background and the sample of the legend with its
    // frame are three more. Of the 169 pairs 9 are P-positions.
    let table =
        String::from_utf8(explore(&["table", "wythoff", "--to", "12", "--format", "csv"]).stdout);
    let table = table.unwrap();
    let values =
        table.lines().skip(1).map(|line| line.rsplit(',').next().unwrap().parse().unwrap());
    let largest: usize = values.max().unwrap();
    assert_eq!(count(&picture, "<rect "), 169 + largest + 3);
    assert_eq!(count(&picture, "<circle "), 9 + 1);
    assert!(picture.contains(">\nwythoff: Grundy values for a = 0 to 12, b = 0 to 12\n<"));
    assert!(picture.contains(">\n0: P-position\n<"));
    // No coin has the value 0.
    let picture = written("squares.svg", &["squares", "--to", "4"]);
    assert_eq!(count(&picture, "<rect "), 16 + 4 + 1);
    assert!(!picture.contains("P-position"));
}

/// In small cells P-positions are white without a mark, in the legend too.
#[test]
fn small_cells() {
    let circles = |columns: usize| {
        let rows = vec![vec![Value::Number(0); columns]];
        let grid = Grid { first: [0, 0], rows, variables: ["a".into(), "b".into()] };
        let picture = svg(&Plot { name: "zeros".into(), values: Values::Grid(grid) }).unwrap();
        assert!(picture.contains("0: P-position"));
        count(&picture, "<circle ")
    };
    assert_eq!(circles(90), 90 + 1);
    assert_eq!(circles(200), 0);
}

/// Values that are no numbers have marks and samples of their own.
#[test]
fn words() {
    let values = vec![Value::Number(0), Value::Win, Value::Loss, Value::Number(2)];
    let heaps = Heaps {
        first: 1,
        values: values.clone(),
        law: Law::Unknown { last: 4 },
        variable: "n".into(),
    };
    let picture = svg(&Plot { name: "a < b & c".into(), values: Values::Heaps(heaps) }).unwrap();
    check_tags(&picture);
    assert!(picture.contains("a &lt; b &amp; c: Grundy values for n = 1 to 4"), "{picture}");
    assert_eq!(count(&picture, "<circle "), 2 + 1);
    assert_eq!(count(&picture, "<polygon "), 2 + 2);
    assert!(picture.contains("on top: win") && picture.contains("below 0: loss"));
    let grid = Grid { first: [1, 0], rows: vec![values], variables: ["a".into(), "b".into()] };
    let picture = svg(&Plot { name: "words".into(), values: Values::Grid(grid) }).unwrap();
    assert_eq!(count(&picture, "<circle "), 2 + 1);
    assert!(picture.contains("0 or loss: P-position") && picture.contains(">\nwin\n<"));
}

/// A picture as it is read from a PNG file.
struct Pixels {
    width: usize,
    height: usize,
    bytes: Vec<u8>,
}

impl Pixels {
    fn read(file: &[u8]) -> Pixels {
        let decoder = ::png::Decoder::new(std::io::Cursor::new(file));
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(frame.color_type, ::png::ColorType::Rgb);
        Pixels { width: frame.width as usize, height: frame.height as usize, bytes }
    }

    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let place = 3 * (y * self.width + x);
        self.bytes[place..place + 3].try_into().unwrap()
    }

    /// How many pixels of this colour are in some columns and rows.
    fn count(&self, colour: [u8; 3], columns: Range<usize>, rows: Range<usize>) -> usize {
        let places = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        places.filter(|&(x, y)| self.at(x, y) == colour).count()
    }
}

const WHITE: [u8; 3] = [255; 3];
const BLACK: [u8; 3] = [0; 3];
/// The ends of viridis as it is used.
const DARK: [u8; 3] = [68, 1, 84];
const BRIGHT: [u8; 3] = [188, 223, 51];

#[test]
fn pixels_of_pairs() {
    let picture = Pixels::read(&drawn("cells.PNG", &["wythoff", "--to", "1"]));
    assert_eq!((picture.width, picture.height), (960, 760));
    // The cells are at the right of x = 76 and below y = 114: 0 1 and 1 2. Each has 314 pixels.
    let cell = |row: usize, column: usize| {
        let (left, top) = (76 + 314 * column, 114 + 314 * row);
        let count = |colour| picture.count(colour, left..left + 314, top..top + 314);
        [count(WHITE), count(BLACK), count(DARK), count(BRIGHT)]
    };
    let all = 314 * 314;
    assert_eq!(cell(0, 1), [0, 0, all, 0]);
    assert_eq!(cell(1, 0), [0, 0, all, 0]);
    assert_eq!(cell(1, 1), [0, 0, 0, all]);
    let [white, black, ..] = cell(0, 0);
    // A disc of a third of the cell as its radius.
    assert!(black.abs_diff(104 * 104 * 314 / 100) < 400, "{black}");
    assert!(white + black < all && white + black > all - 2000, "{white} {black}");
}

/// Text is of the size for which there is room, and black.
#[test]
#[ignore = "slow: about a second"]
fn pixels_of_text() {
    let picture = |name: &str| {
        let values = [0, 1, 2].map(Value::Number).to_vec();
        let law = Law::Unknown { last: 2 };
        let heaps = Heaps { first: 0, values, law, variable: "n".into() };
        let bytes = png(&Plot { name: name.into(), values: Values::Heaps(heaps) }).unwrap();
        Pixels::read(&bytes)
    };
    // Letters of 14 pixels between the margin and the next line; nothing above, below or at the left.
    let columns_of = |picture: &Pixels| {
        let inked = |x: &usize| picture.count(WHITE, *x..x + 1, 16..40) < 24;
        (0..picture.width).filter(inked).collect::<Vec<_>>()
    };
    let of_mark = |picture: &Pixels| picture.count(BLACK, 16..30, 16..40);
    let one = picture("|");
    assert_eq!((one.width, one.height), (1080, 720));
    assert_eq!(one.count(WHITE, 0..1080, 0..16), 16 * 1080);
    assert_eq!(one.count(WHITE, 0..16, 0..80), 16 * 80);
    // The title is `|: Grundy values for n = 0 to 2`, of 31 characters.
    let columns = columns_of(&one);
    assert!((16..30).contains(&columns[0]), "{columns:?}");
    let end = 16 + 31 * 144 / 10;
    assert!((end - 14..end).contains(columns.last().unwrap()), "{columns:?}");
    // A character that the font has not is a question mark.
    assert_eq!(of_mark(&picture("\u{3c6}")), of_mark(&picture("?")));
    assert_ne!(of_mark(&one), of_mark(&picture("?")));
    // The text at the left is turned: it is higher than wide.
    let inked = |columns: Range<usize>, rows: Range<usize>| {
        let all = columns.len() * rows.len();
        all - one.count(WHITE, columns, rows)
    };
    assert!(inked(14..30, 300..460) > 300);
    assert_eq!(inked(0..13, 100..700), 0);
    assert_eq!(inked(14..30, 100..300) + inked(14..30, 460..700), 0);
}

/// Points and the triangles of exceptional values are in their colours.
#[test]
fn pixels_of_heaps() {
    let values = [5, 0, 1, 0, 1].map(Value::Number).to_vec();
    let law = Law::Proved { preperiod: 1, period: 2, saltus: 0, exceptions: vec![0] };
    let heaps = Heaps { first: 0, values, law, variable: "n".into() };
    let bytes = png(&Plot { name: "take".into(), values: Values::Heaps(heaps) }).unwrap();
    let picture = Pixels::read(&bytes);
    let count = |colour| picture.count(colour, 0..1080, 0..720);
    // Four values and the legend; one and the legend. The preperiod is a fifth of what is about 970 to 547.
    let (points, triangles) = (count([0, 80, 160]), count([213, 94, 0]));
    assert!((5 * 40..5 * 60).contains(&points), "{points}");
    assert!((2 * 70..2 * 110).contains(&triangles), "{triangles}");
    assert!(count([235, 228, 210]).abs_diff(970 * 547 / 5) < 3000);
    // Two lines, and the sample.
    assert!(count([150, 150, 150]).abs_diff(2 * 547 + 16) < 20);
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
fn refused() {
    let path = file("there.svg");
    std::fs::write(&path, "mine").unwrap();
    let there = path.to_str().unwrap();
    let error = stderr(&["plot", "kayles", "-o", there]);
    assert!(error.ends_with("the file is there; --force writes over it\n"), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert!(explore(&["plot", "kayles", "-o", there, "--force"]).status.success());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<svg"));
    std::fs::remove_file(path).unwrap();
    for (arguments, expected) in [
        (&["kayles", "-o", "kayles.jpg"][..], "expected a file that ends with .svg or .png"),
        (&["kayles", "-o", "/no such folder/a.svg"], "No such file or directory"),
        (
            &["kayles", "--to", "100000"],
            "--to 100000: 100001 positions; a picture has at most 100000",
        ),
        (&["wythoff", "--to", "500"], "--to 500: 251001 positions; a picture has at most 250000"),
        (&["squares", "--to", "18446744073709551615"], "positions; a picture has at most"),
        (&["(a, b, c) -> (a - 1, b, c) if a > 0"], "a picture is of one or two numbers"),
        (&["n -> n - 1 if n > 0", "--to", "10^9"], "a picture has at most 100000"),
        (&["kayles", "--force"], "--output"),
        (
            &["(a, b >= 1902) -> (a - 1, b) if a > 0", "--to", "2000", "-o", "tall.svg"],
            "2001 rows of 99: more than the picture has pixels; use a smaller --to",
        ),
    ] {
        let error = stderr(&[&["plot"], arguments].concat());
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}
