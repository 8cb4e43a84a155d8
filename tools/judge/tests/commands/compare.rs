//! Each judge's comparison against what its own program said: `pairs.tsv`.

use crate::project::Project;
use crate::scratch::text;
use judge::judges::Judge;
use std::collections::BTreeSet;
use verdicts::comparison::Overrides;
use verdicts::{Comparison, Text};

/// The columns: whose comparison each is, and with which tolerance.
const PROGRAMS: [(&str, Option<f64>); 9] = [
    ("dmoj", None),
    ("dmoj", Some(1e-6)),
    ("kattis", None),
    ("kattis", Some(1e-6)),
    ("codeforces", None),
    ("library-checker", None),
    ("codeforces", Some(1e-6)),
    ("luogu", None),
    ("hydro", None),
];

/// Where the comparison is not the program's: why, the columns, and the pairs. None of it is what a solution prints.
const DIFFERENCES: [(&str, &[usize], &str); 11] = [
    ("to testlib, two of the white spaces of C are parts of words", &[5, 6], "vtab formfeed"),
    ("Kattis reads hexadecimal numbers, too", &[3], "hex hexfloat"),
    ("DMOJ reads numbers as Python does", &[1], "underscore"),
    (
        "what is no finite number is wrong there, though the answer is the same",
        &[1, 6],
        "nan-nan inf-inf",
    ),
    ("an integer of 401 digits is infinite there", &[1, 3], "huge-401 huge-zeros-before"),
    ("nor does testlib tell two infinite ones apart", &[6], "huge-twice"),
    ("a word of Kattis ends at a zero byte", &[2, 3], "nul"),
    ("testlib passes over a byte order mark", &[4, 5, 6], "utf8-bom"),
    ("a lone return ends a line at DMOJ", &[0, 1], "cr-only"),
    (
        "a line of blanks is not blank, to DMOJ's `floats` and at the end to Hydro",
        &[1, 8],
        "blanks-in-last-line blanks-in-middle-line crlf-and-blank only-blanks",
    ),
    ("testlib's rcmp6 takes numbers only", &[6], "float-word"),
];

fn comparison(judge: &str, float: Option<f64>) -> Comparison {
    let wanted = Overrides { float: float.map(|error| [error; 2]), ..Overrides::default() };
    wanted.comparison(&[], &Judge::all()[judge].known.comparison).unwrap()
}

/// The bytes that are written so.
fn bytes(text: &str) -> Vec<u8> {
    let mut bytes: Vec<u8> = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (byte, long) = match (c, rest.as_bytes().get(1)) {
            ('\\', Some(b'n')) => (b'\n', 2),
            ('\\', Some(b'r')) => (b'\r', 2),
            ('\\', Some(b't')) => (b'\t', 2),
            ('\\', _) => (u8::from_str_radix(&rest[2..4], 16).expect("two digits"), 4),
            ('{', _) => {
                let end = rest.find('}').expect("a closing brace");
                let times: usize = rest[1..end].parse().expect("a number");
                let last = *bytes.last().expect("a byte before");
                bytes.extend(vec![last; times - 1]);
                rest = &rest[end + 1..];
                continue;
            }
            _ => (u8::try_from(c).expect("ASCII"), 1),
        };
        bytes.push(byte);
        rest = &rest[long..];
    }
    bytes
}

#[test]
fn each_judge_compares_as_its_own_program() {
    let table = include_str!("pairs.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut differences = BTreeSet::new();
    let mut pairs = 0;
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let [name, answer, output, said @ ..] = &cells[..] else { panic!("{row}") };
        let (answer, output) = (bytes(answer), bytes(output));
        assert_eq!(said.len(), PROGRAMS.len(), "{row}");
        for (column, ((judge, float), said)) in PROGRAMS.iter().zip(said).enumerate() {
            let compared =
                comparison(judge, *float).compare(Text::Held(b""), &output, Text::Held(&answer));
            let is_right = compared.unwrap().is_ok();
            assert!(["AC", "WA", "FAIL"].contains(said), "{row}");
            if is_right != (*said == "AC") {
                differences.insert(format!("{name} {column}"));
                let is_named = DIFFERENCES.iter().any(|(_, columns, pairs)| {
                    columns.contains(&column) && pairs.split(' ').any(|pair| pair == *name)
                });
                assert!(is_named, "{name}: {judge}, {float:?} is not {said}");
            }
        }
        pairs += 1;
    }
    assert_eq!((pairs, differences.len()), (80, 30), "{differences:?}");
}

/// Beside fixtures as they are, and the flag that is named.
#[test]
fn the_judge_of_the_link_compares_unless_something_else_is_said() {
    let source = |link: &str| format!("//! {link}\nfn main() {{ print!(\"YES  1\"); }}\n");
    let project = Project::new("");
    project.write("fixtures/sample.out", "Yes\n1\n");
    let verdict = |link: &str, flags: &[&str]| {
        project.write("src/main.rs", &source(link));
        let printed = text(&project.judge(&[&["test"], flags].concat()).stdout);
        printed.split_whitespace().next().unwrap_or_default().to_owned()
    };
    let (kattis, none) = ("<https://open.kattis.com/problems/nim>", "no link");
    assert_eq!(verdict(none, &[]), "WA");
    assert_eq!(verdict(kattis, &[]), "AC");
    assert_eq!(verdict(kattis, &["--for", "cses"]), "WA");
    assert_eq!(verdict(none, &["--for", "kattis"]), "AC");
    assert_eq!(verdict(kattis, &["--ignore-spaces=none"]), "PE");
    assert_eq!(verdict(none, &["--ignore-case"]), "PE");
    assert_eq!(verdict(none, &["--ignore-case", "--ignore-spaces"]), "AC");
    // The manifest says more than the judge's facts, and flags more than the manifest.
    project.add_to_manifest("[package.metadata.judge]\nignore-spaces = \"lines\"\n");
    assert_eq!(verdict(kattis, &[]), "PE");
    assert_eq!(verdict(kattis, &["--ignore-spaces"]), "AC");
    let (_, said) = project.fails(&["test", "--ignore-spaces=line"]);
    assert!(said.contains("`ignore-spaces` has no level `line`; "), "{said}");
    let (printed, _) = project.fails(&["test"]);
    assert!(
        printed
            .contains("in where lines end: if the judge ignores that, add `--ignore-spaces=words`"),
        "{printed}"
    );
    // So does what is submitted.
    project.fails(&["bundle"]);
    project.passes(&["bundle", "--ignore-spaces"]);
    project.fails(&["bundle", "--for", "codeforces", "--ignore-case"]);
}
