//! Graphs from edge lists, against a plain reading of them.

use crate::common::{generator, mex};
use games::rule::Graph;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeSet;

/// Names of all lengths about that up to which they are compared at once, and of characters of all lengths.
const NAMES: [&str; 20] = [
    "0",
    "00",
    "4000000",
    "12345678901",
    "a",
    "b",
    "a\0",
    "\0",
    "é",
    "v6",
    "7",
    "07",
    "sevenby",
    "seven-b",
    "eight-by",
    "eightby8",
    "eightby9",
    "\u{1f}",
    "𝄞𝄞𝄞",
    "a-name-of-many-bytes\u{2060}",
];
const SPACES: [&str; 9] =
    [" ", "  ", "\t", "\u{b}", "\u{c}", "\r", "\u{a0}", "\u{3000}", "\u{2028}"];

/// The names, and the edges between their places, or what is wrong.
type Plain = Result<(Vec<String>, Vec<(usize, usize)>), String>;

fn plain(text: &str) -> Plain {
    let (mut names, mut edges) = (Vec::<String>::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let words = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = words.split_whitespace().collect();
        let mut place = |name: &str| {
            names.iter().position(|known| known == name).unwrap_or_else(|| {
                names.push(name.to_owned());
                names.len() - 1
            })
        };
        match words[..] {
            [] => {}
            [one] => {
                place(one);
            }
            [from, to] => edges.push((place(from), place(to))),
            [_, _, more, ..] => {
                let column =
                    line[..more.as_ptr() as usize - line.as_ptr() as usize].chars().count() + 1;
                return Err(format!("line {number}, column {column}: "));
            }
        }
    }
    Ok((names, edges))
}

/// Edges from later names to earlier ones, in lines with spaces and comments.
fn random_text(random: &mut Pcg64Mcg, names: &[String]) -> String {
    let mut text = String::new();
    for _ in 0..random.random_range(1..30) {
        let mut space = |least: usize| {
            let count = random.random_range(least..least + 2);
            (0..count).map(|_| SPACES[random.random_range(0..SPACES.len())]).collect::<String>()
        };
        let spaces = [space(0), space(1), space(0), space(1)];
        text += &spaces[0];
        let from = random.random_range(0..names.len());
        match random.random_range(0..10) {
            0 => {}
            1 => text += &names[from],
            _ if from == 0 => {}
            _ => {
                let to = random.random_range(0..from);
                text.extend([&*names[from], &*spaces[1], &*names[to]]);
                if random.random_bool(0.01) {
                    text.extend([&*spaces[3], &*names[from]]);
                }
            }
        }
        text += &spaces[2];
        if random.random_bool(0.1) {
            text += "# é a b c #";
        }
        text += ["\n", "\r\n"][random.random_range(0..2)];
    }
    if random.random_bool(0.5) {
        text.pop();
    }
    text
}

#[test]
fn random_edge_lists() {
    let seed = 3;
    let mut random = generator(seed);
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..3000 {
        let mut names: Vec<String> = NAMES.map(str::to_owned).to_vec();
        for place in (1..names.len()).rev() {
            names.swap(place, random.random_range(0..=place));
        }
        let text = random_text(&mut random, &names);
        let graph = Graph::parse(&text);
        match plain(&text) {
            Ok((names, _)) if names.is_empty() => assert!(graph.is_err(), "{text:?}, seed {seed}"),
            Ok((names, edges)) => {
                let graph = graph.unwrap_or_else(|e| panic!("{text:?}, seed {seed}: {e}"));
                assert_eq!(graph.names().collect::<Vec<_>>(), names, "{text:?}, seed {seed}");
                for (vertex, name) in names.iter().enumerate() {
                    let to = edges.iter().filter(|(from, _)| *from == vertex).map(|(_, to)| *to);
                    let mut to: Vec<usize> = to.collect();
                    to.sort_unstable();
                    to.dedup();
                    assert_eq!(
                        graph.options(vertex).collect::<Vec<_>>(),
                        to,
                        "{text:?}, seed {seed}"
                    );
                    let values = to.iter().map(|&to| u32::try_from(graph.value(to)).unwrap());
                    let value = mex(&values.collect::<Vec<_>>());
                    assert_eq!(graph.value(vertex), u64::from(value), "{text:?}, seed {seed}");
                    assert_eq!(graph.vertex(name), Some(vertex));
                }
                right += 1;
            }
            Err(at) => {
                let error = graph.unwrap_err().to_string();
                assert!(error.starts_with(&at), "{text:?}, seed {seed}: {error}, not {at}");
                wrong += 1;
            }
        }
    }
    assert!(right > 1000 && wrong > 100, "{right} right, {wrong} wrong, seed {seed}");
}

/// Numbers of some digits, most of them alone on a line with one space between them, as programs write them.
#[test]
fn random_numbers() {
    let seed = 4;
    let mut random = generator(seed);
    let mut text = String::new();
    for _ in 0..1500 {
        let [from, to] = [(); 2].map(|()| {
            let digits = random.random_range(1..7);
            random.random_range(0..10_u32.pow(digits))
        });
        let (from, to) = (from.max(to) + 1, from.min(to));
        let line = match random.random_range(0..40) {
            0 => format!("0{from} {to}\n"),
            1 => format!("{from} {to}\r\n"),
            2 => format!("{from}  {to}\n"),
            3 => format!("{from}\t{to}\n"),
            4 => format!("{from}\n"),
            5 => format!("{from} {to} # 1\n"),
            6 => format!("0000000{from} {to}\n"),
            7 => format!("{from}:{to} {to}/\n"),
            8 => format!("{from} {to}\u{a0}\n"),
            9 => format!("{from}:{to}\n"),
            _ => format!("{from} {to}\n"),
        };
        text += &line;
    }
    let (names, edges) = plain(&text).unwrap();
    let graph = Graph::parse(&text).unwrap();
    assert_eq!(graph.names().collect::<Vec<_>>(), names, "seed {seed}");
    let mut expected = vec![BTreeSet::new(); names.len()];
    for &(from, to) in &edges {
        expected[from].insert(to);
    }
    for (vertex, options) in expected.into_iter().enumerate() {
        assert!(
            graph.options(vertex).eq(options.iter().copied()),
            "{}, seed {seed}",
            names[vertex]
        );
        let value = graph.value(vertex);
        let values: BTreeSet<u64> = options.iter().map(|&to| graph.value(to)).collect();
        assert!(!values.contains(&value), "{}, seed {seed}", names[vertex]);
        assert!((0..value).all(|less| values.contains(&less)), "{}, seed {seed}", names[vertex]);
    }
}

/// A vertex with edges to all before it, each twice: its value is their number. Up to the largest value and the most
/// edges that fit into a word, and beyond.
#[test]
fn values_of_all_sizes() {
    for count in (20..30).chain([64, 65, 66, 128, 129, 130, 300]) {
        let edges =
            (0..count).flat_map(|from| (0..from).map(move |to| format!("{from} {to}\n").repeat(2)));
        let graph = Graph::parse(&format!("0\n{}", edges.collect::<String>())).unwrap();
        assert_eq!(graph.len(), count);
        for vertex in 0..count {
            assert_eq!(graph.value(vertex), vertex as u64, "of {count}");
        }
    }
    let ladder = (0..300).flat_map(|from| (0..from).map(move |to| format!("{from} {to}\n")));
    let top = (0..300).filter(|to| *to != 100).map(|to| format!("top {to}\n"));
    let graph = Graph::parse(&ladder.chain(top).collect::<String>()).unwrap();
    assert_eq!(graph.value(graph.vertex("top").unwrap()), 100);
}
