//! What `check` prints.

use super::phrases::{plural, range};
use crate::json;
use games::check::{Counterexample, Ground, Proof, Verdict};
use games::error::Result;
use games::formula::{Claimed, Form, Formula, Law};
use games::game::{Game, Rule};
use games::named;
use games::value::Value;
use serde_json::{Value as Json, json};
use std::io::Write;

/// The most options that are printed.
const MOST_OPTIONS: usize = 20;

/// What was found.
pub struct Report<'a> {
    pub game: &'a Game,
    pub formula: &'a Formula,
    pub misere: bool,
    pub verdict: &'a Verdict,
}

impl Report<'_> {
    /// What is claimed.
    fn claim(&self) -> String {
        let names = self.formula.names().join(", ");
        let formula = self.formula.to_string();
        let condition = formula.split_once(" if ").map_or("", |(_, condition)| condition.trim());
        let play = if self.misere { " in misère play" } else { "" };
        match self.formula.form() {
            Form::Value => format!("G({names}) = {formula}"),
            Form::Wins => format!("the next player wins{play} if {condition}, and loses otherwise"),
            Form::Loses => {
                format!("the next player loses{play} if {condition}, and wins otherwise")
            }
        }
    }

    /// A position with the names of its numbers.
    pub fn named(&self, position: &[u64]) -> String {
        named(self.formula.names(), position)
    }

    /// Whether the formula was compared with values that were read.
    fn is_read(&self) -> bool {
        matches!(self.game.rule, Rule::Listed(_))
    }

    /// What was found, as JSON.
    pub fn json(&self) -> Json {
        let head = json!({
            "rule": self.game.name,
            "formula": self.formula.to_string(),
            "misere": self.misere,
        });
        let found = match self.verdict {
            Verdict::Proved(proof) => json!({ "verdict": "proved", "proof": proof_json(proof) }),
            Verdict::Seen { to, positions, .. } => {
                json!({ "verdict": "seen", "to": to.map(json::number), "positions": positions })
            }
            Verdict::Wrong(example) => json!({
                "verdict": "wrong",
                "position": example.position.iter().map(|n| json::number(*n)).collect::<Json>(),
                "claimed": claimed_json(example.claimed),
                "value": told_json(example.value, example.claimed),
                "moves": example.options.iter().map(|option| json!({
                    "left": self.game.left_text(&option.left),
                    "value": option.value.map(|value| told_json(value, example.claimed)),
                })).collect::<Json>(),
                "smaller": example.smaller,
            }),
        };
        json::joined(head, found)
    }

    pub fn text(&self, output: &mut impl Write) -> Result<()> {
        let (name, claim) = (&self.game.name, self.claim());
        match self.verdict {
            Verdict::Proved(proof) => {
                writeln!(output, "{name}: {claim}, for all n >= 0, proved")?;
                print_proof(proof, self.formula.form(), output)?;
            }
            Verdict::Seen { to, positions, .. } => {
                writeln!(output, "{name}: {claim}")?;
                let Some(to) = to else {
                    writeln!(output, "nothing was decided")?;
                    return Ok(());
                };
                if self.is_read() {
                    let count = plural(games::index(*positions), "value", "values");
                    writeln!(output, "holds for all {count} read up to {to}, not proved")?;
                    return Ok(());
                }
                let positions = positions_text(*positions);
                let range = range(self.game, *to);
                writeln!(output, "holds for {range}: {positions}, not proved")?;
            }
            Verdict::Wrong(example) => {
                writeln!(output, "{name}: {claim}")?;
                self.print_example(example, output)?;
            }
        }
        Ok(())
    }

    fn print_example(&self, example: &Counterexample, output: &mut impl Write) -> Result<()> {
        let Counterexample { position, claimed, value, options, smaller, .. } = example;
        let named = self.named(position);
        let (says, game) = (claimed_text(*claimed), value_text(*value, *claimed));
        let ground = match example.ground {
            Ground::Read => format!("read {game}"),
            _ => format!("by the rules {game}: {}", example.reason()),
        };
        writeln!(output, "wrong at {named}: by the formula {says}, {ground}")?;
        let from = self.game.state_text(&self.game.state_of(position));
        for option in options.iter().take(MOST_OPTIONS) {
            let left = self.game.left_text(&option.left);
            let value = option.value.map_or("not computed".to_owned(), |v| value_text(v, *claimed));
            writeln!(output, "  {from} -> {left}: {value}")?;
        }
        if options.len() > MOST_OPTIONS {
            writeln!(output, "  and {} more", options.len() - MOST_OPTIONS)?;
        }
        let positions = positions_text(*smaller);
        let all = if example.ground == Ground::Theorem { "the smallest" } else { "all smaller" };
        writeln!(output, "right at {all} ones, {positions}")?;
        Ok(())
    }

    /// Prints the formula as a Rust function with the range where it is right; says whether there is one.
    pub fn code(&self, output: &mut impl Write) -> Result<bool> {
        let known = match self.verdict {
            Verdict::Seen { to: Some(_), positions, .. } if self.is_read() => {
                Known::Read(games::index(*positions))
            }
            Verdict::Seen { to: Some(to), .. } => Known::Seen(*to),
            Verdict::Proved(_) => Known::Proved,
            _ => return Ok(false),
        };
        print_code(self.game, self.formula, self.misere, known, output)?;
        Ok(true)
    }
}

/// How far a formula is known to be right.
#[derive(Clone, Copy)]
pub enum Known {
    /// It was compared up to a number.
    Seen(u64),
    /// It was compared with so many values that were read.
    Read(usize),
    /// It is proved.
    Proved,
}

/// Prints a formula as a Rust function with the range where it is right.
pub fn print_code(
    game: &Game,
    formula: &Formula,
    misere: bool,
    known: Known,
    output: &mut impl Write,
) -> Result<()> {
    let (name, names) = (&game.name, formula.names().join(", "));
    let smallest = game.least_numbers();
    let computed = formula.computed_to(&smallest);
    let (range, how) = match known {
        Known::Seen(to) => (format!("for {}", range(game, to)), "seen, not proved"),
        Known::Read(count) => (format!("for the {count} values read"), "seen, not proved"),
        Known::Proved => (format!("for all {names}"), "proved"),
    };
    // Beyond what is computed, and where a value does not fit, the function panics.
    let computed_to = computed.unwrap_or(u64::MAX);
    let fits_to = match formula.form() {
        Form::Value => formula.in_64_bits_to(&smallest).unwrap_or(computed_to),
        _ => computed_to,
    };
    let end = match (computed_to, fits_to) {
        (_, to) if to < computed_to => {
            format!("; for {names} > {to} values beyond u64 make it panic")
        }
        (u64::MAX, _) => String::new(),
        (to, _) => format!("; beyond {to} it panics"),
    };
    let ranges: Vec<_> = smallest.iter().copied().zip(game.last_numbers(computed_to)).collect();
    let play = if misere { ", in misère play" } else { "" };
    let what = match formula.form() {
        Form::Value => format!("G({names})"),
        Form::Wins | Form::Loses => "whether the next player wins".to_owned(),
    };
    let about = format!("{name}: {what}{play}\n{formula}\n{range}: {how}{end}");
    write!(output, "{}", formula.code(&ranges, &about)?)?;
    Ok(())
}

/// Prints a proof: both laws, and up to where both were compared.
pub fn print_proof(proof: &Proof, form: Form, output: &mut impl Write) -> Result<()> {
    let (game, is_mixed, (formula, bound)) = match proof {
        Proof::Theorem { name, gives } => {
            writeln!(output, "proof: theorem on {name}, {gives}")?;
            return Ok(());
        }
        Proof::Laws { game, is_mixed, formula, bound } => (game, is_mixed, (formula, bound)),
    };
    let law = |name: &str, law: &Law| {
        let plus = match law.growth {
            0 => String::new(),
            growth if growth < 0 => format!(" - {}", -growth),
            growth => format!(" + {growth}"),
        };
        format!("{name}(n + {}) = {name}(n){plus} for n >= {}", law.period, law.start)
    };
    // Of conditions, W is 1 where the next player wins.
    let (of_game, of_formula) = if form == Form::Value { ("G", "F") } else { ("W", "F") };
    let (game, formula) = (law(of_game, game), law(of_formula, formula));
    let mixed = if *is_mixed { "where they grow, and without the summand elsewhere, " } else { "" };
    writeln!(output, "proof: {game}, {mixed}by the proved period of the values")?;
    writeln!(output, "  {formula}, by the form of the formula F")?;
    writeln!(output, "  F(n) = {of_game}(n) for n < {bound}: compared")?;
    Ok(())
}

/// A proof: the theorem, or the law of the game, which that of the formula meets below `bound`.
pub fn proof_json(proof: &Proof) -> Json {
    let law = |law: &Law| json::law(true, [law.start, law.period, law.growth].map(json::signed));
    match proof {
        Proof::Theorem { name, .. } => json!({ "theorem": name }),
        Proof::Laws { game, formula, bound, .. } => {
            json!({ "law": law(game), "formula": law(formula), "bound": json::signed(*bound) })
        }
    }
}

/// What the formula says: a number, or as a letter who wins.
fn claimed_json(claimed: Claimed) -> Json {
    match claimed {
        Claimed::Value(value) => json::signed(value),
        Claimed::Outcome { next_player_wins } => outcome_json(next_player_wins),
    }
}

/// What the rules say, in the same terms.
fn told_json(value: Value, claimed: Claimed) -> Json {
    match claimed {
        Claimed::Value(_) => json::value(value),
        Claimed::Outcome { .. } => outcome_json(value.next_player_wins()),
    }
}

fn outcome_json(next_player_wins: bool) -> Json {
    json!(if next_player_wins { "N" } else { "P" })
}

fn positions_text(count: u64) -> String {
    plural(games::index(count), "position", "positions")
}

fn wins_text(next_player_wins: bool) -> String {
    format!("the next player {}", if next_player_wins { "wins" } else { "loses" })
}

fn claimed_text(claimed: Claimed) -> String {
    match claimed {
        Claimed::Value(value) => value.to_string(),
        Claimed::Outcome { next_player_wins } => wins_text(next_player_wins),
    }
}

/// What the rules say, in the terms of the formula.
fn value_text(value: Value, claimed: Claimed) -> String {
    match claimed {
        Claimed::Value(_) => value.to_string(),
        Claimed::Outcome { .. } => wins_text(value.next_player_wins()),
    }
}
