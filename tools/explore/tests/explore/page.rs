//! Pages: what is in the file, and what is refused. What a person does on them is in `tests/browser/`.

use games::game::Game;
use games::misere;
use games::parse;
use games::watch::Interruptible;
use serde_json::Value as Json;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn page(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.arg("page").args(arguments).stdin(Stdio::null()).output().expect("it starts")
}

fn text(arguments: &[&str]) -> String {
    let output = page(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What the script reads.
fn data(text: &str) -> Json {
    let start = text.split_once("type=\"application/json\" id=\"data\">").unwrap().1;
    serde_json::from_str(start.split_once("</script>").unwrap().0).unwrap()
}

/// The moves from a place, as the script reads them.
fn options(data: &Json, place: usize) -> Vec<Vec<usize>> {
    let list = &data["moves"]["lists"]
        [usize::try_from(data["moves"]["of"][place].as_u64().unwrap()).unwrap()];
    let list: Vec<i64> = list.as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
    let index = |n: i64| usize::try_from(n).unwrap();
    let (mut all, mut at) = (Vec::new(), 0);
    while at < list.len() {
        let (parts, count) = (index(list[at]), list[at + 1]);
        let starts = &list[at + 2..at + 2 + parts];
        at += 2 + parts;
        let steps = if count > 1 { &list[at..at + parts] } else { &[] };
        at += steps.len();
        for time in 0..count {
            let step = |i: usize| steps.get(i).map_or(0, |step| time * step);
            let part =
                |(i, start): (usize, &i64)| index(i64::try_from(place).unwrap() - start + step(i));
            all.push(starts.iter().enumerate().map(part).collect());
        }
    }
    all
}

#[test]
fn moves_are_those_of_the_rule() {
    for rule in [
        "kayles",
        "0.8",
        "4!.0",
        "wythoff",
        "(a, b) -> (a - k, b - k) for k in 1..min(a, b); (a - 1, b) if a > 0",
    ] {
        let data = data(&text(&[rule, "--to", "12", "--seconds", "3"]));
        let game: Game = parse::rule(rule).unwrap();
        for (place, numbers) in game.positions(12).enumerate() {
            let mut expected = Vec::new();
            let places: Vec<_> =
                game.positions(12).map(|numbers| game.state_of(&numbers)).collect();
            let place_of = |state| places.iter().position(|known| *known == state).unwrap();
            game.rule
                .for_each_option(&game.state_of(&numbers), |left| {
                    let mut left: Vec<usize> = left.into_iter().map(place_of).collect();
                    left.sort_unstable();
                    expected.push(left);
                })
                .unwrap();
            let mut found = options(&data, place);
            found.sort_unstable();
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(found, expected, "{rule} at {numbers:?}");
        }
    }
}

/// The outcomes of single heaps, which are the last of the sums of as many tokens, by the search of `moves --misere`.
#[test]
fn misere_outcomes_of_heaps() {
    for rule in ["kayles", "0.8", "n -> n - d for d in 1..n if prime(d)"] {
        let data = data(&text(&[rule, "--to", "20", "--seconds", "3"]));
        assert_eq!(data["misere"]["total"], 20, "{rule}");
        let digits = data["misere"]["sums"].as_str().unwrap();
        let bits: Vec<bool> = digits
            .chars()
            .flat_map(|c| (0..4).map(move |i| c.to_digit(16).unwrap() >> i & 1 == 1))
            .collect();
        // The numbers of partitions of 0, 1, 2, ...
        let mut last = 0;
        for (heap, count) in [1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77].into_iter().enumerate()
        {
            last += count;
            let name = if rule.contains("->") {
                format!("({rule}) {heap}")
            } else {
                format!("{rule} {heap}")
            };
            let found = misere::find(&parse::position(&name).unwrap(), &Interruptible).unwrap();
            assert_eq!(bits[last - 1], found.next_player_wins, "{name}");
        }
    }
}

#[test]
fn a_page_needs_nothing_else() {
    let text = text(&["n -> n - d for d in 1..2 if d <= n and n < 10^9", "--to", "30"]);
    assert!(text.len() < 300_000, "{}", text.len());
    assert!(
        text.contains(
            "<h1><code>(n -&gt; n - d for d in 1..2 if d &lt;= n and n &lt; 10^9)</code></h1>"
        ),
        "{text}"
    );
    for outside in ["src=", "href=", "url(", "@import", "fetch(", "XMLHttpRequest"] {
        assert!(!text.contains(outside), "{outside}");
    }
    let addresses = text.matches("http").count();
    assert_eq!(
        addresses,
        text.matches("http-equiv").count() + text.matches("http://www.w3.org/2000/svg").count()
    );
}

#[test]
fn what_is_no_page_is_refused() {
    let stderr = |arguments: &[&str]| {
        let output = page(arguments);
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?} was accepted");
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(
        stderr(&["nim", "-o", "x.svg"]),
        "error: --output x.svg: expected a file that ends with .html\n"
    );
    assert!(stderr(&["kayles", "--to", "1001"]).contains("1001"));
    assert!(stderr(&["wythoff", "--to", "64"]).contains("4225"));
    assert!(stderr(&["take 1,,4"]).contains("column"));
}

/// Values are read once, and all parts of the page are of them.
#[test]
fn values_that_are_read() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_explore"))
        .args(["page", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let values = "0\n1\n2\n3\n".repeat(30);
    child.stdin.take().unwrap().write_all(values.as_bytes()).unwrap();
    let text = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(data(&text)["values"].as_array().unwrap().len(), 120);
    assert!(
        text.contains("G(n + 4) = G(n), seen to 119, 30 periods, no exceptions, not proved"),
        "{text}"
    );
    assert!(text.contains("n &amp; 3") || text.contains("n % 4"), "{text}");
}

/// What is known when the time is over is shown.
#[test]
#[ignore = "slow: takes three seconds"]
fn a_slow_rule_has_a_page() {
    let rule = "n -> n - a for a in 1..n, b in 1..n, c in 1..n, d in 1..n, e in 1..n, f in 1..n if a*b*c*d*e*f % 7 = 1";
    let data = data(&text(&[rule, "--to", "300", "--seconds", "3"]));
    let values = data["values"].as_array().unwrap();
    assert!((5..300).contains(&values.len()), "{} values", values.len());
    assert_eq!(data["asked"], "301");
    assert_eq!(options(&data, 2), [[0], [1]]);
}

/// Takes of a code in words, with those that repeat.
#[test]
fn takes_in_words() {
    for (rule, words) in [
        (
            "lasker",
            "split a heap into two heaps, and take nothing. A move may take any number of tokens from a heap.",
        ),
        ("take not 1,2", "A move may take 3 or more tokens from a heap."),
        (
            "0.137",
            "A move may take 3 tokens from a heap, and leaves nothing, one heap or two heaps.",
        ),
        ("take 1,3,4", "A move may take 1, 3 or 4 tokens from a heap."),
        ("0.[30]", "A move may take 1, 3, 5 and so on tokens from a heap."),
    ] {
        let text = text(&[rule, "--to", "20"]);
        assert!(
            text.contains(words),
            "{rule}: {}",
            text.split_once("<h1>").unwrap().1.get(..600).unwrap_or("")
        );
    }
}
