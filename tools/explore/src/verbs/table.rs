use super::Verb;
use super::block::Block;
use super::options::{Format, SECONDS, format, joined, limit, number, positive, refuse, value};
use super::phrases::stopped;
use super::{boards, table_code, write};
use crate::json;
use crate::programs::{self, Ask};
use command_line::Matches;
use games::engine::MAX_LEN;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::listed::Listed;
use games::memory::check_free;
use games::period::{Analysis, Reason};
use games::rule::{Code, CoinGame};
use games::value::Value;
use games::watch::Progress;
use serde_json::json;
use std::io::Write;

pub const VERB: Verb = Verb {
    name: "table",
    about: "Print the Grundy values of a game; those of pairs and of coins as a grid",
    takes: "RULE...",
    options: &[
        "to N: The last heap, or the last row and column; else 99, or 15 for a grid",
        "format FORMAT: `text`, `csv`, or `json`, an object of the keys that README.md names",
        "columns N: Values in a line of text, for heaps; else 20",
        "by-rules: Compute every value from the rules, even after a period has been proved",
        "code: Print the values as a Rust function: by the period where one is proved, otherwise as a table",
        "boards N: For squares: compute all boards of N x N, or like 5x6 of 5 rows and 6 columns, from the rules, \
         on all cores; not single coins",
        SECONDS,
    ],
    more: "\
RULE is like `kayles`, `take 1,3,4` or `0.137`.

Examples:
  $ cargo explore table kayles --to 23 --columns 12
         0  1  2  3  4  5  6  7  8  9 10 11
      0  0  1  2  3  1  4  3  2  1  4  2  6
     12  4  1  2  7  1  4  3  2  1  4  6  7

  $ cargo explore table wythoff --to 5
         0 1 2 3 4 5
      0  0 1 2 3 4 5
      1  1 2 0 4 5 3
      2  2 0 1 5 3 4
      3  3 4 5 6 2 0
      4  4 5 3 2 7 6
      5  5 3 4 0 6 8

  $ cargo explore table squares --boards 4
         1 2 3 4
      1  1 1 1 1
      2  1 2 1 2
      3  1 1 1 1
      4  1 2 1 4
  all 65536 boards of 4x4 have the nim-sum of their coins as value: yes
  closed form min(lowbit i, lowbit j): right for all coins",
    run: |matches, output| Table::read(matches)?.run(output),
};

/// What was typed.
#[derive(Default)]
pub struct Table {
    rule: String,
    to: Option<u64>,
    format: Format,
    json: bool,
    columns: Option<u64>,
    by_rules: bool,
    code: bool,
    boards: Option<(u64, u64)>,
}

impl Table {
    fn read(matches: &Matches) -> Result<Table> {
        limit(matches)?;
        let name = format(matches, &["csv", "json"])?;
        Ok(Table {
            rule: joined(matches),
            to: value(matches, "to", number)?,
            format: if name == "csv" { Format::Csv } else { Format::Text },
            json: name == "json",
            columns: value(matches, "columns", positive)?,
            by_rules: matches.opt_present("by-rules"),
            code: matches.opt_present("code"),
            boards: value(matches, "boards", boards::shape)?,
        })
    }

    /// Prints the table of a game as a Rust function.
    pub fn as_code(game: &Game, to: Option<u64>, output: &mut impl Write) -> Result<()> {
        Table { to, code: true, ..Table::default() }.of(game, output)
    }

    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        self.of(&programs::game(&self.rule, &self.ask())?, output)
    }

    fn ask(&self) -> Ask {
        Ask::new(self.to, [99, 15, 5], false)
    }

    fn of(&self, game: &Game, output: &mut impl Write) -> Result<()> {
        self.refuse_ignored(game)?;
        if let Some(shape) = self.boards {
            return boards::run(shape, self.format, output);
        }
        match &game.rule {
            Rule::Heap(code) => self.heaps(game, code, output),
            Rule::Listed(values) => self.listed(game, values, output),
            _ => self.block(game, self.ask().end(game.variables().len()), output),
        }
    }

    /// The number of values in a line, and their format.
    fn form(&self) -> (Format, u64) {
        (self.format, self.columns.unwrap_or(20))
    }

    /// Refuses options that this table would ignore.
    fn refuse_ignored(&self, game: &Game) -> Result<()> {
        let is_heap = matches!(game.rule, Rule::Heap(_));
        let is_text = self.format == Format::Text && !self.json;
        if self.boards.is_some() {
            let is_squares = matches!(game.rule, Rule::Coins(CoinGame::Squares));
            refuse("--boards", !is_squares, "for `squares`")?;
            refuse("--format json", self.json, "not for --boards")?;
            refuse("--to", self.to.is_some(), "not for --boards, which has the size of the board")?;
        }
        if self.code {
            refuse("--code", !is_text, "Rust: no other format")?;
            refuse("--code", self.boards.is_some(), "not for --boards")?;
            refuse("--columns", self.columns.is_some(), "not for --code")?;
        }
        refuse("--by-rules", self.by_rules && !is_heap, "for codes, which may have a period")?;
        let is_list = game.least_numbers() == [0];
        refuse("--columns", self.columns.is_some() && !is_list, "for heaps")?;
        refuse("--columns", self.columns.is_some() && !is_text, "for the format text")
    }

    fn heaps(&self, game: &Game, code: &Code, output: &mut impl Write) -> Result<()> {
        let to = self.to.unwrap_or(99);
        if to >= MAX_LEN {
            let most = u128::from(MAX_LEN);
            return Err(Error::too_many(to, u128::from(to) + 1, "a table", most));
        }
        let mut analysis = Analysis::new(code);
        {
            let progress = Progress::new(to, "heaps");
            if self.by_rules {
                analysis.compute(to, &progress)?;
            } else {
                analysis.learn(to, &progress)?;
            }
        }
        if self.code {
            table_code::heaps(&game.name, &analysis, to, output)?;
            let (known, of) = (analysis.values().len(), to + 1);
            let stop = stopped(&format!("{known} of {of} heaps"));
            return analysis.value(to).map(|_| ()).ok_or(stop);
        }
        self.all_heaps(game, &analysis, to, output)
    }

    /// Prints the values of the heaps up to `to`.
    fn all_heaps(
        &self,
        game: &Game,
        analysis: &Analysis,
        to: u64,
        output: &mut impl Write,
    ) -> Result<()> {
        let computed = analysis.values();
        let reason =
            if self.by_rules { None } else { analysis.value(to).map(|(_, reason)| reason) };
        // After the computed values come those of the law, if one is proved.
        let until = computed.len() as u64;
        let count = if reason.is_some() { to + 1 } else { until.min(to + 1) };
        if count == 0 {
            return Err(stopped(&format!("no value is known yet, of {} heaps", to + 1)));
        }
        let values = || {
            let by_law = (until..count).map_while(|heap| Some(analysis.value(heap)?.0));
            computed.iter().map(|&value| u128::from(value)).chain(by_law).map(Value::Number)
        };
        let written = if self.json {
            let head = json::table(&game.name, &["n"], [&[0], &[to]]);
            write::json(&head, values(), output)?
        } else {
            write::heaps(values, count, self.form(), output)?
        };
        if written <= to {
            return Err(stopped(&format!("{written} of {} heaps", to + 1)));
        }
        if reason == Some(Reason::Period) {
            eprintln!("heaps from {until} on are by the proved period, see `cargo explore period`");
        }
        Ok(())
    }

    /// Prints the values of all positions up to `to`.
    fn block(&self, game: &Game, to: u64, output: &mut impl Write) -> Result<()> {
        let block = Block::of(game, to, |count| {
            let bytes = u64::try_from(count).ok().filter(|_| count <= MOST).map(|count| 40 * count);
            let bytes = bytes.ok_or_else(|| Error::too_many(to, count, "a table", MOST))?;
            check_free(bytes, &format!("--to {to}: a table of {count} values"))
        })?;
        if self.code {
            block.check_whole()?;
            return block.code(&game.name, output);
        }
        self.print(&game.name, &block, output)?;
        block.check_whole()
    }

    fn print(&self, name: &str, block: &Block, output: &mut impl Write) -> Result<()> {
        if self.json { block.json(name, output) } else { block.print(self.form(), output) }
    }

    /// Prints values that were read: all as a list or a grid, or some with their positions.
    fn listed(&self, game: &Game, listed: &Listed, output: &mut impl Write) -> Result<()> {
        if self.code {
            return listed_as_code(&game.name, listed, output);
        }
        if listed.has_draws() && self.format == Format::Text && !self.json {
            writeln!(output, "{}", game.name)?;
        }
        let to = self.to.unwrap_or(u64::MAX);
        let is_whole = listed.largest() <= to && !listed.has_labels();
        let block = if is_whole { Block::read(listed, to).ok() } else { None };
        if let Some(block) = block.filter(|block| block.least.len() == 2 || block.least == [0]) {
            return self.print(&game.name, &block, output);
        }
        let all = listed.positions().filter(|(position, _)| position.iter().all(|n| *n <= to));
        let cells = all.map(|(position, value)| (listed.text(position), value));
        if self.json {
            let (labels, values): (Vec<String>, Vec<Value>) = cells.unzip();
            let head = json!({ "rule": game.name, "names": listed.names(), "labels": labels });
            return write::json(&head, values.into_iter(), output).map(|_| ());
        }
        write::positions(&listed.names(), cells, self.format, output)
    }
}

/// The most values of a table of positions.
const MOST: u128 = 1 << 30;

/// Prints values that were read as a Rust function.
pub fn listed_as_code(name: &str, listed: &Listed, output: &mut impl Write) -> Result<()> {
    if listed.is_outcome() {
        return Err(Error::new("--code: the values are W and L, no numbers"));
    }
    Block::read(listed, u64::MAX)?.code(name, output)
}
