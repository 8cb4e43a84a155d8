//! The values of a page, and the law of later ones.

use crate::plot::{Law, law_of, law_of_values};
use crate::verbs::{Block, stopped};
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::period::Analysis;
use games::value::Value;
use games::watch::{Interruptible, Limited, interrupted};
use games::written::{Goal, Solver};
use std::time::{Duration, Instant};

/// The most positions of a page, and of one number.
const MOST: u128 = 4_000;
pub const MOST_HEAPS: u64 = 1_000;
/// The most values that a law beyond the table needs.
const MOST_FIRST: usize = 20_000;
/// After which time values are far enough.
const LONG: Duration = Duration::from_millis(500);
/// Up to where they are computed first.
const FIRST: u64 = 4;
/// For how long it is looked for.
const LOOK: Duration = Duration::from_secs(2);

/// Positions in order, and their values.
pub struct Table {
    pub names: Vec<String>,
    pub first: Vec<u64>,
    pub last: Vec<u64>,
    /// What is written for the positions, where these are no numbers.
    pub labels: Option<Vec<String>>,
    pub values: Vec<Value>,
    /// How many were asked for, if there are fewer, as the time was over.
    pub asked: Option<u128>,
    /// The law of heaps, and all values of the first heaps up to its first period.
    pub law: Option<(Law, Vec<u128>)>,
}

impl Table {
    /// The values of a game, of a code by its analysis, up to `to`, or as far as is usual.
    ///
    /// # Errors
    /// If there are too many for a page, or they cannot be computed.
    pub fn of(game: &Game, analysis: Option<&mut Analysis>, to: Option<u64>) -> Result<Table> {
        let width = game.variables().len();
        let usual = [300, 40, 10];
        let wanted = to.or_else(|| usual.get(width - 1).copied()).unwrap_or(4);
        let check = |count: u128| {
            let most = if width == 1 { u128::from(MOST_HEAPS) + 1 } else { MOST };
            if count > most { Err(Error::too_many(wanted, count, "a page", most)) } else { Ok(()) }
        };
        if let Some(analysis) = analysis {
            check(u128::from(wanted) + 1)?;
            return Table::of_heaps(analysis, to);
        }
        match &game.rule {
            Rule::Graph(graph) => {
                let count = graph.names.len();
                check(count as u128)?;
                let values =
                    (0..count).map(|vertex| Ok(Value::Number(graph.value(vertex)?.into())));
                let values = values.collect::<Result<_>>()?;
                let labels = Some(graph.names.clone());
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
                let block = Block::read(listed, wanted)?;
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
        let law = match block.least[..] {
            [first] => Some((law_of_values(&block.values, first), Vec::new())),
            _ => None,
        };
        let Block { names, least, ends, values, count } = block;
        let asked = Some(count).filter(|count| *count > values.len() as u128);
        let names = names.into_iter().map(str::to_owned).collect();
        Table { names, first: least, last: ends, labels: None, values, asked, law }
    }
}

/// The values up to `to`; else up to `usual`, or if that takes long, less far. They are computed in steps, so that some are
/// known when the time is over.
fn far(
    game: &Game,
    to: Option<u64>,
    usual: u64,
    check: impl Fn(u128) -> Result<()>,
) -> Result<Block<'_>> {
    let (start, wanted) = (Instant::now(), to.unwrap_or(usual));
    check(game.count_positions(wanted))?;
    let mut last = wanted.min(FIRST.max(game.least_numbers().into_iter().max().unwrap_or(0)));
    let mut block = Block::of(game, last, &check)?;
    while last < wanted && (to.is_some() || start.elapsed() < LONG) && !interrupted() {
        last = (2 * last).min(wanted);
        match Block::of(game, last, &check) {
            Ok(more) if more.values.len() > block.values.len() => block = more,
            Err(error) if !interrupted() => return Err(error),
            _ => {}
        }
    }
    // Of three numbers all of a smaller box are kept.
    if to.is_some() && block.least.len() < 3 {
        block.count = game.count_positions(wanted);
    }
    Ok(block)
}

/// The proved law of a rule of one number with a finite memory, and the values up to its first period.
fn proved(game: &Game) -> Result<Option<(Law, Vec<u128>)>> {
    let Rule::Written(rule) = &game.rule else { return Ok(None) };
    if rule.width() > 1 || !rule.has_law() {
        return Ok(None);
    }
    let watch = Limited::new(&Interruptible, LOOK);
    let found = Solver::new(rule, Goal::Grundy).rows(None, &watch);
    if interrupted() {
        return Ok(None);
    }
    let (rows, Some(law)) = found? else { return Ok(None) };
    let end = games::index(law.preperiod + law.period - rule.least()[0]);
    let number = |row: &Vec<Value>| match row[0] {
        Value::Number(number) => Some(number),
        _ => None,
    };
    let first: Option<Vec<u128>> = rows.iter().take(end).map(number).collect();
    let (preperiod, period) = (law.preperiod, law.period.into());
    let law = Law::Proved { preperiod, period, saltus: law.saltus, exceptions: Vec::new() };
    Ok(first.filter(|first| first.len() == end && end <= MOST_FIRST).map(|first| (law, first)))
}

fn names(game: &Game) -> Vec<String> {
    game.variables().into_iter().map(str::to_owned).collect()
}
