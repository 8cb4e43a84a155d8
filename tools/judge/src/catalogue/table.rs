use super::Task;

/// The solutions as a table in Markdown, for a file beside their folders.
#[must_use]
pub fn table(tasks: &[Task]) -> String {
    let mut text = "\
# All problems

Made by `cargo judge list --format markdown` of the headers and manifests; a test compares them.
Limits are those of the manifest. How each theorem is checked: `small.rs` plays every small case by the
rules, in the range that the header states, and `wrong/` beside a solution has mistakes that its fixtures reject.
Play proves nothing beyond its range: for that there are reasons in words, here and in the documentation of `sg`.

| package | judges | limits | game | theorem | of `sg` |
|---|---|---|---|---|---|
"
    .to_owned();
    for task in tasks {
        let Task { name, links, theorem, limits, uses, .. } = task;
        let judges: Vec<String> =
            links.iter().map(|link| format!("[{}]({})", link.judge, link.url)).collect();
        let uses: Vec<String> = uses.iter().map(|path| format!("`{path}`")).collect();
        let cells = [
            format!("[`{name}`]({name})"),
            judges.join(", "),
            limits.clone(),
            task.rules(),
            theorem.clone(),
            uses.join(", "),
        ];
        let cells = cells.map(|cell| match &*cell {
            "" => "–".to_owned(),
            cell => cell.replace('|', "\\|").replace('*', "\\*"),
        });
        text.extend(["| ", &cells.join(" | "), " |\n"]);
    }
    text
}
