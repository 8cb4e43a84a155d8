//! What a page holds of a game: values, the law of later ones, moves, and who wins in misère play.

use super::moves::{self, Node, TOTAL};
use crate::plot::{Law, Palette, ink, law_of, law_seen};
use crate::verbs::options::Format;
use crate::verbs::{Block, stopped, write};
use games::analysis::Analysis;
use games::error::{Error, Result};
use games::game::{Game, Rule, State};
use games::position::between;
use games::value::Value;
use games::watch::{Interruptible, Limited, interrupted};
use games::written::{Goal, Solver};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

/// The most positions of a page, and of one number.
const MOST: u128 = 4_000;
pub const MOST_HEAPS: u64 = 1_000;
/// The most values that a law beyond the table needs.
const MOST_FIRST: usize = 20_000;
/// After which time values are far enough.
const LONG: Duration = Duration::from_millis(500);
/// For how long it is looked for.
const LOOK: Duration = Duration::from_secs(2);
/// The most bytes of moves: a page of them all is below 300 KB.
const MOST_BYTES: usize = 150_000;

/// Positions in order, and their values.
pub struct Table {
    pub names: Vec<String>,
    pub first: Vec<u64>,
    pub last: Vec<u64>,
    /// What is written for the positions, where these are no numbers.
    pub labels: Option<Vec<String>>,
    pub values: Vec<Value>,
    /// How many were asked for, if there are fewer, as the time was over.
    asked: Option<u128>,
    /// The law of heaps, and all values of the first heaps up to its first period.
    law: Option<(Law, Vec<u128>)>,
}

impl Table {
    /// The values of a game up to `to`, or as far as is usual.
    ///
    /// # Errors
    /// If there are too many for a page, or they cannot be computed.
    pub fn of(game: &Game, to: Option<u64>) -> Result<Table> {
        let width = game.variables().len();
        let usual = [300, 40, 10];
        let wanted = to.or_else(|| usual.get(width - 1).copied()).unwrap_or(4);
        let check = |count: u128| {
            let most = if width == 1 { u128::from(MOST_HEAPS) + 1 } else { MOST };
            if count > most { Err(Error::too_many(wanted, count, "a page", most)) } else { Ok(()) }
        };
        match &game.rule {
            Rule::Heap(code) => {
                check(u128::from(wanted) + 1)?;
                Table::of_heaps(&mut Analysis::new(code), to)
            }
            Rule::Graph(graph) => {
                let count = graph.names().len();
                check(count as u128)?;
                let values =
                    (0..count).map(|vertex| Ok(Value::Number(graph.value(vertex)?.into())));
                let values = values.collect::<Result<_>>()?;
                let labels = Some(graph.names().to_vec());
                let last = vec![count as u64 - 1];
                Ok(Table {
                    names: names(game),
                    first: vec![0],
                    last,
                    labels,
                    values,
                    asked: None,
                    law: None,
                })
            }
            Rule::Listed(listed) => {
                let block = Block::read(listed, to.unwrap_or(u64::MAX))?;
                check(block.count)?;
                Ok(Table::of_block(block))
            }
            _ => {
                let mut block = far(game, to, wanted, check)?;
                let law = proved(game)?;
                block.keep_whole_rows()?;
                let table = Table::of_block(block);
                Ok(Table { law: law.or(table.law), ..table })
            }
        }
    }

    /// Three periods at least, where one is proved.
    fn of_heaps(analysis: &mut Analysis, to: Option<u64>) -> Result<Table> {
        let look = analysis.short_look().min(10_000).max(to.unwrap_or(0));
        analysis.until_proved(look, &Interruptible)?;
        let law = law_of(analysis);
        let three = match law.marked() {
            Some((start, period)) => u128::from(start) + 3 * period,
            None => 0,
        };
        let usual = u64::try_from(three).unwrap_or(u64::MAX).clamp(200, MOST_HEAPS);
        let to = to.unwrap_or(usual);
        let value = |heap| analysis.value(heap).map(|(value, _)| value);
        let values: Vec<Value> = (0..=to).map_while(value).map(Value::Number).collect();
        let Some(last) = (values.len() as u64).checked_sub(1) else {
            return Err(stopped("no value is known yet"));
        };
        let asked = (last < to).then_some(u128::from(to) + 1);
        // What the law needs, unless it is one of a theorem: `n` modulo some number.
        let first = match law.marked() {
            Some((start, period)) if analysis.code().nim_law().is_none() => {
                let end = u64::try_from(period).unwrap_or(u64::MAX).saturating_add(start);
                if end > MOST_FIRST as u64 { None } else { (0..end).map(value).collect() }
            }
            _ => Some(Vec::new()),
        };
        let law = first.map(|first| (law, first));
        let names = vec!["n".to_owned()];
        Ok(Table { names, first: vec![0], last: vec![last], labels: None, values, asked, law })
    }

    fn of_block(block: Block) -> Table {
        let law = match (&block.least[..], numbers(&block.values)) {
            (&[first], Some(numbers)) => Some((law_seen(&numbers, first), Vec::new())),
            _ => None,
        };
        let Block { names, least, ends, values, count } = block;
        let asked = Some(count).filter(|count| *count > values.len() as u128);
        let names = names.into_iter().map(str::to_owned).collect();
        Table { names, first: least, last: ends, labels: None, values, asked, law }
    }

    /// The values as text, for who has no script.
    ///
    /// # Errors
    /// None.
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
            (text(number(*value)), [colour.to_string(), ink(colour).to_string()])
        });
        let colours: BTreeMap<String, [String; 2]> = colours.collect();
        Ok(json!({
            "rule": game.name,
            "kind": kind(game, self.names.len()),
            "names": self.names,
            "first": self.first,
            "last": self.last,
            "labels": self.labels,
            "asked": self.asked.map(|asked| asked.to_string()),
            "values": self.values.iter().map(|value| number(*value)).collect::<Vec<_>>(),
            "outcomes": matches!(&game.rule, Rule::Listed(listed) if listed.is_outcome()),
            "draws": matches!(&game.rule, Rule::Listed(listed) if listed.has_draws()),
            "colours": colours,
            "law": self.law.as_ref().and_then(|(law, first)| law_json(law, first)),
            "moves": moves::json(&nodes),
            "misere": self.misere(game, &nodes),
        }))
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

/// The values up to `to`; else up to `usual`, or if that takes long, less far.
fn far(
    game: &Game,
    to: Option<u64>,
    usual: u64,
    check: impl Fn(u128) -> Result<()>,
) -> Result<Block<'_>> {
    let (start, mut last) = (Instant::now(), to.unwrap_or((usual / 8).max(4)));
    let mut block = Block::of(game, last, &check)?;
    while to.is_none() && last < usual && start.elapsed() < LONG && !interrupted() {
        last = (2 * last).min(usual);
        match Block::of(game, last, &check) {
            Ok(more) if more.values.len() > block.values.len() => block = more,
            Err(error) if !interrupted() => return Err(error),
            _ => {}
        }
    }
    Ok(block)
}

/// The proved law of a rule of one number with a finite memory, and the values up to its first period.
fn proved(game: &Game) -> Result<Option<(Law, Vec<u128>)>> {
    let Rule::Written(rule) = &game.rule else { return Ok(None) };
    if rule.width() > 1 || rule.finite().is_none() {
        return Ok(None);
    }
    let watch = Limited::new(&Interruptible, LOOK);
    let (rows, law) = Solver::new(rule, Goal::Grundy).rows(None, &watch)?;
    let Some(law) = law else { return Ok(None) };
    let end = games::index(law.preperiod + law.period - rule.least()[0]);
    let number = |row: &Vec<Value>| match row[0] {
        Value::Number(number) => Some(number),
        _ => None,
    };
    let first: Option<Vec<u128>> = rows.iter().take(end).map(number).collect();
    let (preperiod, period) = (law.preperiod, law.period.into());
    let law = Law::Proved { preperiod, period, saltus: 0, exceptions: Vec::new() };
    Ok(first.filter(|first| first.len() == end && end <= MOST_FIRST).map(|first| (law, first)))
}

fn names(game: &Game) -> Vec<String> {
    game.variables().into_iter().map(str::to_owned).collect()
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

/// The values, if all are numbers that a law can be seen in.
fn numbers(values: &[Value]) -> Option<Vec<u32>> {
    let number = |value: &Value| match value {
        Value::Number(number) => u32::try_from(*number).ok(),
        _ => None,
    };
    values.iter().map(number).collect()
}

/// A value: a number, as text if a script would round it; `W` or `L` where the game can end at once.
fn number(value: Value) -> Json {
    match value {
        Value::Win => json!("W"),
        Value::Loss => json!("L"),
        Value::Number(number) => match u32::try_from(number) {
            Ok(number) => json!(number),
            Err(_) => json!(number.to_string()),
        },
    }
}

/// A law, with the values that it is of; large numbers are text.
fn law_json(law: &Law, first: &[u128]) -> Option<Json> {
    let (start, period) = law.marked()?;
    let (proved, saltus) = match law {
        Law::Proved { saltus, .. } => (true, *saltus),
        Law::Seen { saltus, .. } => (false, *saltus),
        Law::Unknown { .. } => return None,
    };
    let first: Vec<Json> = first.iter().map(|value| number(Value::Number(*value))).collect();
    Some(json!({
        "proved": proved,
        "start": start,
        "period": period.to_string(),
        "saltus": saltus.to_string(),
        "first": first,
    }))
}
