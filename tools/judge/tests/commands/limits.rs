//! Generators of a statement's limits: how they are written, and that what is not understood is said.

use crate::scratch::Scratch;
use judge::generator::generator;
use verdicts::workspace::{folders, name, root};

/// The formats, by problem.
pub fn formats() -> Vec<(&'static str, &'static str)> {
    let lines = include_str!("limits.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(": ").expect("a problem and its limits")).collect()
}

#[test]
fn each_format_is_of_a_problem() {
    let problems: Vec<String> =
        folders(&root().join("problems")).iter().map(|folder| name(folder)).collect();
    let formats = formats();
    assert!(formats.len() >= 100 && formats.is_sorted(), "{formats:?}");
    for (problem, _) in formats {
        assert!(problems.iter().any(|name| name == problem), "{problem}");
    }
}

#[test]
fn a_generator_is_as_a_person_would_write_it() {
    let text = generator("t<=20; n<=10^6; s[n]<=2^31-1", "HDU 3032").unwrap();
    let expected = "//! Cases of HDU 3032 in these limits: `t<=20; n<=10^6; s[n]<=2^31-1`

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            // Small, for the brute force: raise them as far as that gets.
            let large = g.up_to(20_usize);
            let long = g.up_to(6_usize);
            let n = g.count(1..=long.min(1_000_000));
            g.line([n]);
            let s = g.vector(n..=n, 1..=large.min(2_147_483_647));
            g.line(s);
        });
    });
}
";
    assert_eq!(text, expected);
}

#[test]
fn what_is_not_understood_is_said() {
    for (limits, message) in [
        ("", "there are no limits: write them as the statement does, as `n<=100`"),
        ("n<=10; s[m]<=3", "`m` is not known yet: give its limits in an earlier line, as `m<=100`"),
        (
            "n<=5; m lines: a<=3",
            "`m` is not known yet: give its limits in an earlier line, as `m<=100`",
        ),
        ("n<=", "a number or a name is expected at `the end`"),
        ("n>5", "`>` is not understood, at `>5`"),
        ("n<=5 6", "`;` or `,` is expected at `6`"),
        ("9<=n<=5", "there is no number from 9 to 5"),
        ("n<=2^70", "1180591620717411303424 has more than 64 bits"),
        ("word w[1..5]", "`of` and letters is expected at `the end`"),
        ("n<=9; perm p", "one length before what is expected at `the end`"),
        ("n<=10^99", "a smaller power before what is expected at `the end`"),
    ] {
        assert_eq!(generator(limits, "x").unwrap_err().to_string(), message, "{limits}");
    }
}

/// Statements call numbers as they like.
#[test]
fn words_of_rust_get_another_name() {
    let text = generator("match<=9; impl[match]<=9; ref<=match", "x").unwrap();
    for line in [
        "let match_0 = g.count(",
        "let impl_0 = g.vector(match_0..=match_0, ",
        "let ref_0 = g.number(1..=match_0.max(1));",
        "g.line([ref_0]);",
    ] {
        assert!(text.contains(line), "{text}");
    }
}

/// The lines of all cases are those of each.
#[test]
fn lines_of_cases() {
    let text = |limits| generator(limits, "x").unwrap();
    let (lines, each) = ("T<=9; T lines: n<=10^4", "T<=9; n<=10^4");
    assert_eq!(text(lines).replace(lines, each), text(each));
}

#[test]
fn a_generator_is_written_again() {
    let scratch = Scratch::new();
    scratch.passes(&["new", "hdu3032"]);
    let path = "problems/hdu3032/gen.rs";
    for limits in ["n<=5", "n<=6; tree n"] {
        let printed = scratch.passes(&["gen", "hdu3032", limits]);
        assert_eq!(printed, format!("wrote {path}\ncargo judge stress hdu3032\n"));
        assert!(
            scratch
                .read(path)
                .starts_with(&format!("//! Cases of HDU 3032 in these limits: `{limits}`\n"))
        );
    }
}

/// Graphs, words and the like, which no problem here has.
pub const MORE: [(&str, &str); 4] = [
    ("a-graph", "n<=10, m<=20; graph n m; dag n m; perm p[n]"),
    ("a-crate", "match<=9, use<=9; impl[match]<=9; gen<=match; try[gen]<=9; yield<=9"),
    ("a-grid", "n,m<=5; grid g[n][m] of .#; -5<=x<=5; -3<=y[n]<=10^9; a<=3, word w[1..4] of a-c"),
    (
        "some-lists",
        "n<=10^5; increasing 5<=a[n]<=10^9; distinct 0<=b[n]<=10^9; sorted c[n]<=2; 7<=x<=10^9",
    ),
];
