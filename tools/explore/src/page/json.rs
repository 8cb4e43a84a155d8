//! What the script of a page reads, and what who has no script does.

use super::moves::{self, Node, TOTAL};
use super::table::Table;
use crate::json;
use crate::plot::{Law, Palette, ink};
use crate::verbs::options::Format;
use crate::verbs::write;
use games::error::Result;
use games::game::{Game, Rule, State};
use games::position::between;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, HashMap};

/// The most bytes of moves: a page of them all is below 300 KB.
const MOST_BYTES: usize = 150_000;

impl Table {
    /// The values as text, for who has no script.
    ///
    /// # Errors
    /// If they cannot be written, which memory allows.
    pub fn text(&self, game: &Game) -> Result<String> {
        let (mut text, values) = (Vec::new(), &self.values);
        match self.first[..] {
            [0] if self.labels.is_none() => {
                let cells = || values.iter().copied();
                write::heaps(cells, values.len() as u64, (Format::Text, 20), &mut text)?;
            }
            [row, column] => {
                let length = games::index(self.last[1] + 1 - column);
                write::grid([row, column], (values, length), Format::Text, &mut text)?;
            }
            _ => {
                let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
                let states = self.states(game).into_iter().map(|state| game.state_text(&state));
                write::positions(
                    &names,
                    states.zip(values.iter().copied()),
                    Format::Text,
                    &mut text,
                )?;
            }
        }
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// The positions in order.
    fn states(&self, game: &Game) -> Vec<State> {
        let positions = between(self.first.clone(), self.last.clone());
        positions.map(|numbers| game.state_of(&numbers)).collect()
    }

    /// All that the page holds of a game of these values.
    ///
    /// # Errors
    /// If the rule is wrong at a position.
    pub fn json(&self, game: &Game) -> Result<Json> {
        let nodes =
            if matches!(game.rule, Rule::Listed(_)) { Vec::new() } else { self.nodes(game)? };
        let palette = Palette::new(self.values.iter().copied());
        let colours = self.values.iter().map(|value| {
            let colour = palette.colour(*value);
            (text(json::value(*value)), [colour.to_string(), ink(colour).to_string()])
        });
        let colours: BTreeMap<String, [String; 2]> = colours.collect();
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let head = json::table(&game.name, &names, [&self.first, &self.last]);
        let more = json!({
            "kind": kind(game, self.names.len()),
            "labels": self.labels,
            "asked": self.asked.map(|asked| asked.to_string()),
            "values": json::values(&self.values),
            "outcomes": matches!(&game.rule, Rule::Listed(listed) if listed.is_outcome()),
            "draws": matches!(&game.rule, Rule::Listed(listed) if listed.has_draws()),
            "colours": colours,
            "law": self.law.as_ref().and_then(|(law, first)| law_json(law, first)),
            "moves": moves::json(&nodes),
            "misere": self.misere(game, &nodes),
        });
        Ok(json::joined(head, more))
    }

    /// The moves, of positions whose numbers are small enough for a page.
    fn nodes(&self, game: &Game) -> Result<Vec<Node>> {
        let states = self.states(game);
        let places: HashMap<&State, usize> = states.iter().zip(0..).collect();
        let mut most = self.last.iter().copied().max().unwrap_or(0);
        loop {
            let is_small = |state: &State| match state {
                State::Heap(n) => *n <= most,
                State::Coins(coins) => coins.iter().all(|(i, j)| *i.max(j) <= most),
                State::Numbers(numbers) => numbers.iter().all(|n| *n <= most),
            };
            let place = |state: &State| places.get(state).copied().filter(|_| is_small(state));
            let nodes = moves::nodes(game, &states, place)?;
            if most < 8 || moves::json(&nodes).to_string().len() <= MOST_BYTES {
                return Ok(nodes);
            }
            most = most * 3 / 4;
        }
    }

    /// Who wins in misère play, or why that is not here.
    fn misere(&self, game: &Game, nodes: &[Node]) -> Json {
        if matches!(&game.rule, Rule::Heap(code) if code.nim_bound() == Some(u64::MAX)) {
            return json!({ "theorem": "nim" });
        }
        let is_coins = matches!(game.rule, Rule::Coins(_));
        if self.first == [0] && self.labels.is_none() && !nodes.is_empty() {
            let total = TOTAL.min(nodes.len() - 1);
            if let Some(sums) = moves::misere_of_sums(nodes, total) {
                return json!({ "total": total, "sums": sums });
            }
        }
        match moves::misere_of_each(nodes).filter(|_| !nodes.is_empty() && !is_coins) {
            Some(each) => json!({ "each": each }),
            None if nodes.is_empty() => json!({ "why": "the page has values only, and no moves" }),
            None => {
                json!({ "why": "moves of this game leave sums, and their outcomes are not in this page" })
            }
        }
    }
}

/// A value as a key.
fn text(value: Json) -> String {
    match value {
        Json::String(text) => text,
        other => other.to_string(),
    }
}

/// How positions are shown.
fn kind(game: &Game, width: usize) -> &'static str {
    match (&game.rule, width) {
        (Rule::Graph(_), _) => "graph",
        (Rule::Coins(_), _) => "coins",
        (_, 1) => "heaps",
        _ => "numbers",
    }
}

/// A law, with the values up to its first period.
fn law_json(law: &Law, first: &[u128]) -> Option<Json> {
    let (is_proved, preperiod, period, saltus) = match *law {
        Law::Proved { preperiod, period, saltus, .. } => (true, preperiod, period, saltus),
        Law::Seen { preperiod, period, saltus, .. } => (false, preperiod, period, saltus),
        Law::Unknown { .. } => return None,
    };
    let law =
        json::law(is_proved, [u128::from(preperiod), period, saltus.into()].map(json::number));
    let values: Json = first.iter().map(|value| json::number(*value)).collect();
    Some(json::joined(law, json!({ "values": values })))
}
