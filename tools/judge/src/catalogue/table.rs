use super::Task;

/// The kinds of games in the order in which they are best learnt; others come behind them.
const KINDS: [&str; 9] = [
    "Nim and its kin",
    "Takes",
    "Misère play",
    "Splits and rows",
    "Coins that are turned",
    "Boards",
    "Graphs and trees",
    "Numbers",
    "Words",
];

/// The solutions as tables in Markdown, one for each kind of game, for a file beside their folders. Those whose rules
/// and theorem take the fewest words come first.
pub fn table(tasks: &[Task]) -> String {
    let mut text = "\
# All problems

Made by `cargo judge list --format markdown` of the headers and manifests; a test compares them.
Limits are those of the manifest; where they were not found, there is a dash. How each theorem is checked:
`small.rs` plays every small case by the rules, in the range that the header states, and `wrong/` beside a
solution has mistakes that its fixtures reject. Play proves nothing beyond its range: for that there are reasons
in words, here and in the documentation of `sg`.

Of each kind those come first whose game and theorem take the fewest words.
"
    .to_owned();
    let place = |kind: &str| KINDS.iter().position(|known| *known == kind).unwrap_or(KINDS.len());
    let mut sorted: Vec<&Task> = tasks.iter().collect();
    let words = |task: &Task| {
        task.rules().split_whitespace().count() + task.theorem.split_whitespace().count()
    };
    sorted.sort_by_key(|task| (place(&task.kind), &task.kind, words(task), &task.name));
    for kind in sorted.chunk_by(|a, b| a.kind == b.kind) {
        let heading = if kind[0].kind.is_empty() { "Others" } else { &*kind[0].kind };
        text.extend(["\n## ", heading, "\n\n"]);
        text.push_str("| package | judges | limits | game | theorem |\n|---|---|---|---|---|\n");
        text.extend(kind.iter().map(|task| row(task)));
    }
    text
}

/// A line of a table.
fn row(task: &Task) -> String {
    let Task { name, links, theorem, limits, .. } = task;
    let judges: Vec<String> =
        links.iter().map(|link| format!("[{}]({})", link.judge, link.url)).collect();
    let cells = [
        format!("[`{name}`]({name})"),
        judges.join(", "),
        limits.clone(),
        task.rules(),
        theorem.clone(),
    ];
    let cells = cells.map(|cell| match &*cell {
        "" => "–".to_owned(),
        cell => cell.replace('|', "\\|").replace('*', "\\*"),
    });
    format!("| {} |\n", cells.join(" | "))
}
