use super::Verb;
use super::options::{joined, seconds, value};
use command_line::Matches;
use games::error::Result;
use games::game::{Rule, State};
use games::moves::Values;
use games::parse;
use games::period::Reason;
use std::io::Write;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "value",
    about: "Print the Grundy value of each heap, pair or board of a position",
    takes: "POSITION...",
    options: &["seconds S: About how long one value is computed, like 0.5; else 10"],
    more: "\
POSITION is like `kayles 12 100`. After the proof of a period, a heap may be as large as 2^64 - 1. Without one its
value is computed from the rules, if the seconds and the memory that is free allow; a period is looked for on the way.

Example:
  $ cargo explore value kayles 12 10^18
  kayles 12: 4, computed from the rules
  kayles 1000000000000000000: 1, by the proved period 12 from heap 71 on",
    run,
};

/// How long one value is computed if nothing is said.
const LIMIT: Duration = Duration::from_secs(10);

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    let position = parse::position(&joined(matches))?;
    let limit = value(matches, "seconds", seconds)?.unwrap_or(LIMIT);
    let mut values = Values::within(limit);
    for component in &position.components {
        let game = position.game(component);
        let value = values.state(game, &component.state)?;
        let computed = "computed from the rules".to_owned();
        let why = match (&game.rule, &component.state) {
            (Rule::Heap(code), State::Heap(heap)) => {
                let reason = values.heap(&game.name, code, *heap)?.1;
                let law = values.analysis(code).and_then(|analysis| analysis.period());
                match (reason, law) {
                    (Reason::NimBound, _) => "by the theorem on bounded Nim".to_owned(),
                    (Reason::Period, Some(law)) => format!(
                        "by the proved period {} from heap {} on",
                        law.period, law.preperiod
                    ),
                    _ => computed,
                }
            }
            (Rule::Coins(_), _) => "by the closed form".to_owned(),
            (_, State::Numbers(numbers)) => values.law(game, numbers).map_or(computed, |law| {
                format!("by the proved period {} from {} on", law.period, law.preperiod)
            }),
            _ => computed,
        };
        writeln!(output, "{} {}: {value}, {why}", game.name, position.state_text(component))?;
        // The next one may take long.
        output.flush()?;
    }
    Ok(())
}
