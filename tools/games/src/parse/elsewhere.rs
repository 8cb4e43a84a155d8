//! Names of games: their spellings; and of those that are no rules here what to do instead, or why not.

/// Games that statements name, and how to ask for them.
const GAMES: [(&[&str], &str); 11] = [
    (
        &["range", "for", "if"],
        "a rule by its moves has a position and an arrow first, as in `n -> n - d for d in 1..4 if d <= n`",
    ),
    (
        &["hackenbush"],
        "in one colour, a tree has the value: nim-sum of 1 + the value of each subtree; in two colours the players \
         have different moves, and such games are not for this tool",
    ),
    (
        &["chomp"],
        "its rows are the numbers of a position, as in \
         `(a, b) -> (x, min(x, b)) for x in 0..a-1; (a, x) for x in 0..b-1; lose if a = 0` for two rows",
    ),
    (
        &["cram"],
        "its boards are no numbers: let a program print its values, and `cargo explore solve -` reads them",
    ),
    (
        &["fibonacci"],
        "Fibonacci Nim is `(n, k) -> (n - d, 2d) for d in 1..min(n, k)`, where at most k may be taken now",
    ),
    (
        &["moore"],
        "Moore's Nim has its heaps as the numbers of a position, as in \
         `(a, b, c) -> (a - x, b - y, c) for x in 0..a, y in 0..b if x + y > 0; ...` for moves in two of three",
    ),
    (&["treblecross"], "Treblecross on n squares has the value of `0.007` at n + 2"),
    (
        &["nimble"],
        "Nimble has the value of `nim` on heaps as large as the numbers of the coins' squares, from 0 on",
    ),
    (
        &["staircase"],
        "Staircase Nim has the value of `nim` on the heaps of steps 1, 3, 5, ... alone",
    ),
    (&["domineering", "toads", "partizan", "partisan", "left", "right"], PARTIZAN),
    (&["dots", "score", "scores", "points"], SCORES),
];

/// Words of rules that are not for this tool.
const WORDS: [(&[&str], &str); 3] = [
    (&["left", "right", "alice", "bob"], PARTIZAN),
    (&["score", "scores", "points"], SCORES),
    (&["again", "pass", "entails", "entailing"], ENTAILING),
];

const PARTIZAN: &str =
    "games in which the players have different moves (partizan games) are not for this tool";
const SCORES: &str = "games for the higher score are not for this tool";
const ENTAILING: &str = "moves after which the same player moves again, or that force the answer (entailing moves), are not for this tool";

/// What to say of a game with this name.
pub fn game(name: &str) -> Option<&'static str> {
    let first = name.split('-').next().unwrap_or(name);
    of(&GAMES, |known| known == name || known == first)
}

/// What to say of a text that begins with no game, and has moves all the same.
pub fn text(text: &str) -> Option<&'static str> {
    let all = [
        ("->", "a rule by its moves begins with a position: `n ->` or `(a, b) ->`"),
        ("=>", "a rule by its moves begins with a position: `n =>` or `(a, b) =>`"),
        (
            "mex",
            "a recursion such as `G(n) = mex(G(n - 1), G(n - 3))` is typed by what a move leaves: \
             `n -> n - d for d in 1, 3 if d <= n`",
        ),
    ];
    all.into_iter().find(|(sign, _)| text.contains(sign)).map(|(_, message)| message)
}

/// What to say of the first word in a rule, after its arrow, that no rule here has.
pub fn word(rule: &[char]) -> Option<&'static str> {
    let text: String = rule.iter().collect();
    let (names, moves) = text.split_once("->")?;
    let words = |text: &str| -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric()).map(str::to_ascii_lowercase).collect()
    };
    let names = words(names);
    words(moves)
        .iter()
        .filter(|word| !names.contains(word))
        .find_map(|word| of(&WORDS, |known| known == word))
}

fn of(table: &[(&[&str], &'static str)], is: impl Fn(&str) -> bool) -> Option<&'static str> {
    table.iter().find(|(names, _)| names.iter().any(|name| is(name))).map(|(_, text)| *text)
}

/// A name without the `'s` of its inventor, where that is one of games here.
pub fn plain(name: &str) -> String {
    if name == "turning" {
        return "turning-corners".to_owned();
    }
    let bare = name.replace(['\'', '’'], "");
    let stem = bare.strip_suffix('s').unwrap_or(&bare);
    let is_known = ["dawson", "grundy", "lasker", "wythoff", "euclid"].contains(&stem);
    if is_known { stem } else { &bare }.to_owned()
}
