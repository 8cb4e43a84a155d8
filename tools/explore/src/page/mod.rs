//! A page for a rule: one file of HTML that needs nothing else. What it shows is computed here; its script shows the values
//! and plays by them.

mod json;
mod moves;
pub mod serve;
mod table;
mod words;

use crate::programs::{self, Ask};
use crate::verbs::{Period, Solve, USUAL};
use games::draws;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::listed::Listed;
use games::parse;
use games::period::Analysis;
use games::watch::interrupted;
use std::time::Duration;
use table::Table;

/// The parts of the file.
const PAGE: &str = include_str!("../../page/page.html");
const HEAD: &str = include_str!("../../page/head.html");
const STYLE: &str = include_str!("../../page/page.css");
const SCRIPT: &str = include_str!("../../page/page.js");

/// For how long a period is looked for.
const SECONDS: Duration = Duration::from_secs(2);

/// The page of a rule, with its values up to `to`, or as far as is usual.
///
/// # Errors
/// If it is no rule, or its values cannot be computed.
pub fn page(rule: &str, to: Option<u64>) -> Result<String> {
    let game = game(rule, to)?;
    let mut analysis = match &game.rule {
        Rule::Heap(code) => Some(Analysis::new(code)),
        _ => None,
    };
    // First what is sure to be there. Of values that were read, all are wanted.
    let table =
        Table::of(&game, analysis.as_mut(), to.or((rule.trim() == "-").then_some(u64::MAX)))?;
    let data = table.json(&game)?.to_string().replace('<', "\\u003c");
    let (law, proof) = law(&game, analysis);
    let [formula, code] = form(&game).unwrap_or_else(|error| [why(&error), String::new()]);
    let parts = [
        ("script", SCRIPT.to_owned()),
        ("words", escaped(&words::words(&game))),
        ("values", escaped(&table.text(&game)?)),
        ("law", escaped(&law)),
        ("proof", escaped(&proof)),
        ("formula", escaped(&formula)),
        ("code", escaped(&code)),
        ("rule", escaped(&game.name)),
        ("data", data),
    ];
    let title = format!("{} · cargo explore", escaped(&game.name));
    Ok(headed((&title, "'unsafe-inline'"), PAGE, &parts))
}

/// A whole file, of this title and perhaps with scripts, and with these in the places of its parts.
fn headed((title, scripts): (&str, &str), body: &str, parts: &[(&str, String)]) -> String {
    let head = [("title", title), ("scripts", scripts), ("style", STYLE)];
    filled(HEAD, &head.map(|(name, text)| (name, text.to_owned()))) + &filled(body, parts)
}

/// A file of HTML with these in the places of its parts.
fn filled(file: &str, parts: &[(&str, String)]) -> String {
    parts
        .iter()
        .fold(file.to_owned(), |file, (name, text)| file.replace(&format!("<!--{name}-->"), text))
}

/// The game, with its moves where they are known.
fn game(rule: &str, to: Option<u64>) -> Result<Game> {
    let game = match programs::program(rule) {
        Some((path, numbers)) if path.is_file() && !numbers.is_empty() => {
            programs::position(rule)?.games.swap_remove(0)
        }
        None if rule.trim() != "-" => parse::rule(rule)?,
        _ => return listed(rule, to),
    };
    if draws::endless(&game).is_some() { listed(rule, to) } else { Ok(game) }
}

/// The values that are read or computed by a program, as far as forms are looked for, and up to `to` at least.
fn listed(rule: &str, to: Option<u64>) -> Result<Game> {
    let ask = |to| programs::game(rule, &Ask::new(to, USUAL, false));
    let game = ask(None);
    // What was read is not there again.
    let is_short = rule.trim() != "-"
        && match &game.as_ref().map(|game| &game.rule) {
            Ok(Rule::Listed(listed)) => to.is_some_and(|to| listed.largest() < to),
            Ok(_) => false,
            Err(_) => to.is_some(),
        };
    if is_short { ask(to) } else { game }
}

/// The closed form of a game, as `solve` says it, and its code.
fn form(game: &Game) -> Result<[String; 2]> {
    match &game.rule {
        Rule::Graph(graph) => Solve::page(&Game::listed(&game.name, Listed::of_graph(graph)?)),
        _ => Solve::page(game),
    }
}

/// The law of the values, as `period` says it, and its proof.
fn law(game: &Game, analysis: Option<Analysis>) -> (String, String) {
    if matches!(game.rule, Rule::Graph(_)) {
        return ("A graph has no law.".to_owned(), String::new());
    }
    let mut text = Vec::new();
    let result = Period::page(game, analysis, SECONDS, &mut text);
    let text = String::from_utf8_lossy(&text).into_owned();
    match (text.split_once("\nproof: "), result) {
        (Some((law, proof)), _) => (law.to_owned(), format!("proof: {proof}")),
        (None, Err(error)) if text.is_empty() => (why(&error), String::new()),
        (None, _) => (text, String::new()),
    }
}

/// Why something is not there.
fn why(error: &Error) -> String {
    if interrupted() {
        "not found in the time that there was".to_owned()
    } else {
        error.to_string()
    }
}

/// Text as HTML.
fn escaped(text: &str) -> String {
    let text = text.trim_end().replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
