//! What a solution uses of the library, read from its text: imports as rustfmt writes them, and paths.

use std::collections::BTreeSet;

/// The paths in `sg`, but for `io`, of the functions and types that a source uses, sorted.
pub(super) fn of(source: &str) -> Vec<String> {
    let code: String = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let mut uses = BTreeSet::new();
    for (at, _) in code.match_indices("sg::") {
        if code[..at].ends_with(is_of_name) {
            continue;
        }
        let rest = &code[at + "sg::".len()..];
        if !code[..at].ends_with("use ") {
            uses.insert(path(rest).to_owned());
            continue;
        }
        let import = rest.split(';').next().unwrap_or_default();
        for imported in expanded(import) {
            // A module is followed by what is used of it.
            let name = imported.rsplit("::").next().unwrap_or_default();
            let inside: Vec<&str> = paths_after(&code, &format!("{name}::")).collect();
            let is_type = name.starts_with(|c: char| c.is_uppercase());
            if inside.is_empty() || is_type {
                uses.insert(imported);
            } else {
                uses.extend(inside.into_iter().map(|path| format!("{imported}::{path}")));
            }
        }
    }
    uses.retain(|path| path != "io" && !path.starts_with("io::"));
    uses.into_iter().collect()
}

/// The paths that an import names: `a::b`, or several in one pair of braces.
fn expanded(import: &str) -> Vec<String> {
    match import.split_once('{') {
        None => vec![import.trim().to_owned()],
        Some((before, names)) => {
            let names = names.trim_end_matches('}').split(',').map(str::trim);
            let names = names.filter(|name| !name.is_empty());
            let full = |name| match name {
                "self" => before.trim_end_matches("::").to_owned(),
                name => format!("{before}{name}"),
            };
            names.map(full).collect()
        }
    }
}

/// The paths that follow `start`, where that is not part of a longer path.
fn paths_after<'a>(code: &'a str, start: &str) -> impl Iterator<Item = &'a str> {
    let places = code
        .match_indices(start)
        .filter(|(at, _)| !code[..*at].ends_with(is_of_name) && !code[..*at].ends_with("::"));
    places.map(|(at, start)| path(&code[at + start.len()..])).filter(|path| !path.is_empty())
}

/// The path that a text begins with.
fn path(text: &str) -> &str {
    let end = text.find(|c: char| !is_of_name(c) && c != ':').unwrap_or(text.len());
    text[..end].trim_end_matches(':')
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn imports_and_paths() {
        let cases = [
            (
                "use sg::{nim_sum, squares};\nnim_sum(squares::grundy(i, j))",
                "nim_sum squares::grundy",
            ),
            (
                "use sg::nim::{winning_moves, Move};\nwinning_moves(h)",
                "nim::Move nim::winning_moves",
            ),
            ("use sg::nim;\nnim::next_player_wins_misere(&b)", "nim::next_player_wins_misere"),
            ("use sg::io::{self, Input};\nuse sg::mex;\nio::run(solve)", "mex"),
            ("sg::nim_sum(a); sg::grundy::dag(&o);", "grundy::dag nim_sum"),
            ("use sg::NimProduct;\nNimProduct::new()", "NimProduct"),
            ("// sg::mex\nmsg::mex()", ""),
        ];
        for (source, expected) in cases {
            assert_eq!(of(source).join(" "), expected, "{source}");
        }
    }
}
