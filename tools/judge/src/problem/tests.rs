use super::document::Document;
use super::existing::Changes;
use super::layout::Layout;
use super::samples::{self, Sample};
use super::statement::Problem;
use crate::keep::{Place, place};
use files::write_all;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn document(text: &str) -> Document {
    Document::parse(text.as_bytes()).unwrap()
}

/// Writes samples into a folder: which were added.
fn add(folder: &Path, samples: &[Sample]) -> Vec<String> {
    let mut changes = Changes::default();
    samples::add(folder, samples, &mut changes);
    write_all(&changes.files).unwrap();
    changes.added
}

#[test]
fn documents_are_read() {
    let text = r##"{"name": "#10241. 取石子", "group": "LibreOJ", "url": "https://loj.ac/p/10241",
        "interactive": true, "memoryLimit": 512, "timeLimit": 1500,
        "tests": [{"input": "1\r\n2\r\n\r\n", "output": "3"}, {"input": "", "output": "\n"}],
        "testType": "single", "input": {"type": "file", "fileName": "stone.in"},
        "output": {"type": "stdout"}, "languages": {}, "batch": {"id": "x", "size": 2}}"##;
    let problem = document(text).problem().unwrap();
    assert_eq!((&*problem.id, problem.title.as_deref()), ("loj10241", Some("取石子")));
    assert_eq!((problem.seconds, problem.kib), (Some(1.5), Some(512 << 10)));
    let folder = tempfile::TempDir::new().unwrap();
    assert_eq!(add(folder.path(), &problem.samples), ["sample", "sample-2"]);
    let read = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap();
    let expected =
        [("sample.in", "1\n2\n"), ("sample.out", "3\n"), ("sample-2.in", ""), ("sample-2.out", "")];
    for (file, text) in expected {
        assert_eq!(read(file), text);
    }
    assert_eq!(problem.notes.len(), 2);
    assert_eq!(problem.notes[1], "at the judge it reads the file `stone.in`");
}

#[test]
fn numbers_before_titles_are_left_out() {
    let cases = [
        ("K - Stones", "https://atcoder.jp/contests/dp/tasks/dp_k", "Stones"),
        ("F - HonestOrUnkind", "https://atcoder.jp/contests/a/tasks/a_d", "F - HonestOrUnkind"),
        ("D. 1-2-K Game", "https://codeforces.com/contest/1194/problem/D", "1-2-K Game"),
        ("P2197 【模板】Nim 游戏", "https://www.luogu.com.cn/problem/P2197", "【模板】Nim 游戏"),
        ("#H1000. A + B Problem", "https://hydro.ac/p/H1000", "A + B Problem"),
        ("No.123 X", "https://yukicoder.me/problems/no/123", "X"),
        ("Brave Game", "https://acm.hdu.edu.cn/showproblem.php?pid=1846", "Brave Game"),
        ("Guess the Number", "https://open.kattis.com/problems/guess", "Guess the Number"),
        ("Problem A - Oktalni", "https://open.kattis.com/problems/oktalni", "Oktalni"),
        ("Problem solving", "https://open.kattis.com/problems/solving", "Problem solving"),
        ("A tale", "https://codeforces.com/contest/1/problem/A", "A tale"),
        ("A", "https://codeforces.com/contest/1/problem/A", "A"),
    ];
    for (name, url, title) in cases {
        let text = serde_json::json!({"name": name, "url": url}).to_string();
        assert_eq!(document(&text).problem().unwrap().title.unwrap(), title);
    }
}

fn limited(url: &str, time: &str, memory: &str) -> Problem {
    let text =
        format!(r#"{{"name": "", "url": "{url}", "timeLimit": {time}, "memoryLimit": {memory}}}"#);
    document(&text).problem().unwrap()
}

#[test]
fn thousands_of_kib_are_rounded_up_to_what_the_page_says() {
    let hdu = "https://acm.hdu.edu.cn/showproblem.php?pid=1846";
    let sgu = "https://codeforces.com/problemsets/acmsguru/problem/99999/100";
    for url in [hdu, sgu, "http://poj.org/problem?id=1704"] {
        let kib = |memory| limited(url, "1000", memory).kib;
        let cases = [("65", 65536), ("32", 32768), ("131", 131_072), ("10", 10000), ("30", 30000)];
        for (sent, page) in cases.into_iter().chain([("4", 4096), ("262", 262_144)]) {
            assert_eq!(kib(sent), Some(page), "{url}");
        }
        assert_eq!([kib("32.768"), kib("66"), kib("3")], [Some(32768), Some(66000), None]);
    }
    let new = "https://acm.hdu.edu.cn/contest/problem?cid=1100&pid=1001";
    assert_eq!(limited(new, "1000", "524288").kib, Some(524_288));
    // What is not HDU's own page has another unit.
    assert_eq!(limited("https://vjudge.net/problem/HDU-1846", "1000", "64").kib, Some(65536));
}

#[test]
fn of_hdus_two_limits_of_time_the_lower_is_taken() {
    let old = "https://acm.hdu.edu.cn/showproblem.php?pid=3032";
    let contest = "https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1001&cid=26";
    for url in [old, contest] {
        for (sent, taken) in [("2000", 1.0), ("1000", 1.0), ("10000", 5.0), ("500", 0.5)] {
            let problem = limited(url, sent, "32");
            assert_eq!(problem.seconds, Some(taken));
            // Where nothing changes, nothing is said.
            let said: usize = ["2000", "10000"].contains(&sent).into();
            assert_eq!(problem.notes.len(), said);
            let is_right = |note: &String| note.contains(&format!("for C {taken} s"));
            assert!(problem.notes.iter().all(is_right), "{:?}", problem.notes);
        }
        assert!(limited(url, "null", "32").notes.is_empty());
    }
    for url in
        ["https://acm.hdu.edu.cn/contest/problem?cid=1100&pid=1001", "http://poj.org/problem?id=1"]
    {
        let problem = limited(url, "2000", "65");
        assert_eq!((problem.seconds, problem.notes.len()), (Some(2.0), 0));
    }
}

#[test]
fn limits_are_in_seconds_and_kib_where_they_make_sense() {
    let limits = |time: &str, memory: &str| {
        let problem = limited("https://loj.ac/p/1", time, memory);
        (problem.seconds, problem.kib)
    };
    assert_eq!(limits("1000", "31.25"), (Some(1.0), Some(32000)));
    assert_eq!(limits("1000", "65"), (Some(1.0), Some(66560)));
    assert_eq!(limits("250", "4"), (Some(0.25), Some(4096)));
    assert_eq!(limits("8000", "2"), (Some(8.0), None));
    assert_eq!(limits("0", "0"), (None, None));
    assert_eq!(limits("-1", "-1"), (None, None));
    assert_eq!(limits("1e300", "1e300"), (None, None));
    assert_eq!(limits("null", "null"), (None, None));
}

#[test]
fn a_problem_without_samples_is_not_passed_by_chance() {
    let folder = tempfile::TempDir::new().unwrap();
    assert!(add(folder.path(), &[]).is_empty());
    for file in ["sample.in", "sample.out"] {
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        assert!(text.starts_with("no sample yet"), "{text}");
    }
    assert_eq!(place(folder.path(), "sample", [None, None]), Place::Free);
}

#[test]
fn names_without_a_judge() {
    assert!(Problem::of_no_judge("my-game").is_ok());
    for name in
        ["", ".", "..", "a/b", "A", "-a", "1a", "a_b", "match", "try", "gen", &"a".repeat(51)]
    {
        assert!(Problem::of_no_judge(name).is_err(), "{name}");
    }
}

/// Each link of the tests of the extension, of June 2026, has a problem of its own, but for those of the same problem of a
/// judge that is known; where names collide, they are numbered, and that is said.
#[test]
#[ignore = "slow: makes a problem of each of 274 links"]
fn links_that_differ_never_share_a_problem() {
    let folder = tempfile::TempDir::new().unwrap();
    let layout = Layout::of_files(folder.path().to_owned());
    let (mut ids, mut same, mut numbered) = (BTreeSet::new(), Vec::new(), Vec::new());
    for link in include_str!("../links/companion.txt").lines() {
        // A page of a whole contest.
        let name = if link.contains("/problems?") { "A. Theatre Square" } else { "" };
        let text = serde_json::json!({"name": name, "url": link}).to_string();
        let mut problem = document(&text).problem().unwrap_or_else(|error| panic!("{error:#}"));
        let first = problem.id.clone();
        if layout.make(&mut problem, None).unwrap().is_some() {
            same.push(problem.id);
            continue;
        }
        let is_numbered = problem.id != first;
        let says =
            problem.notes.iter().any(|note| note.contains(" is another problem's, so that "));
        assert_eq!(says, is_numbered, "{:?}", problem.notes);
        numbered.extend(is_numbered.then(|| problem.id.clone()));
        assert!(ids.insert(problem.id), "{link}");
    }
    let of_codechef = ["qm10b", "zoz", "rd19", "bus", "fctrl2", "lapin", "trisq"];
    let of_codechef = of_codechef.map(|id| format!("codechef-{id}"));
    assert_eq!(
        same,
        [&["cf810d", "cf118a", "cf234a"].map(str::to_owned)[..], &of_codechef].concat()
    );
    assert_eq!((ids.len(), numbered.len()), (264, 7), "{numbered:?}");
}
