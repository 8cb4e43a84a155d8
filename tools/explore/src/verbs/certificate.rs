//! Certificates: a proved law with the rule as moves and the values that its theorem needs, for `verify.py`, which knows the
//! theorems and computes the values anew. `THEOREMS.md` describes them.

use super::options::write_file;
use crate::json;
use games::check::{Claim, Proof};
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::misere::{Heaps, Quotient};
use games::outcomes::outcomes;
use games::period::{Analysis, Family, Finite, FiniteLaw, Moves, Parted, Period};
use games::rule::{Code, Digit};
use games::value::Value;
use games::watch::{Interruptible, interrupted};
use games::written::{Goal, Solver, Written};
use games::{index, join};
use serde_json::{Value as Json, json};
use std::path::PathBuf;

/// The largest take, and the most memories, of which a certificate is written.
const MOST_TAKES: u64 = 1 << 20;

/// Writes the certificate to the file that was asked for.
///
/// # Errors
/// If there is none.
pub fn write(path: Option<&PathBuf>, certificate: Option<&Json>) -> Result<()> {
    let Some(path) = path else { return Ok(()) };
    let certificate = certificate.ok_or_else(|| {
        let name = path.display();
        Error::new(format!("--certificate {name}: nothing is proved, and no file is written"))
    })?;
    write_file("certificate", path, &format!("{certificate}\n"))
}

/// The moves of a code.
fn of_digits(name: &str, code: &Code) -> Result<Json> {
    if code.horizon() > MOST_TAKES {
        let most = format!("{name}: a certificate lists all takes; the most is {MOST_TAKES}");
        return Err(Error::new(most));
    }
    let of = |digit: Digit| (digit.bits, digit.unequal);
    let takes = (0..=code.horizon()).map(|take| (take, of(code.digit(take))));
    let digits = takes.filter(|(_, (bits, _))| *bits != 0);
    let digits: Vec<_> = digits.map(|(take, (bits, unequal))| (take, bits, unequal)).collect();
    let tail = 1..=code.tail_length().unwrap_or(0);
    let tail: Vec<_> = tail.map(|beyond| of(code.digit(code.horizon() + beyond))).collect();
    Ok(json!({ "digits": digits, "tail": tail, "t": code.horizon() }))
}

/// A law that a theorem on codes proves.
///
/// # Errors
/// If the moves are too many to be listed.
pub fn of_code(name: &str, code: &Code, law: &Period, values: &[u16]) -> Result<Json> {
    let is_arithmetic = law.proof.theorem.rounds.is_some();
    Ok(certificate(
        name,
        &of_digits(name, code)?,
        [law.preperiod.into(), law.period.into(), law.saltus.into()],
        &json!({
            "theorem": if is_arithmetic { "arithmetic" } else { "periodic" },
            "period": law.proof.period,
            "bound": law.proof.bound,
            "values": values[..index(law.proof.values())],
        }),
    ))
}

/// The law of the elements of heaps in a misère quotient.
///
/// # Errors
/// As [`of_code`].
pub fn of_quotient(name: &str, code: &Code, found: &Heaps) -> Result<Json> {
    let (Quotient { lost, products, .. }, law) = (&found.quotient, found.law);
    let elements: Vec<usize> =
        (0..law.bound + law.period).map(|heap| found.element(heap)).collect();
    let proof = json!({
        "theorem": "misère quotient",
        "period": law.period,
        "bound": law.bound,
        "lost": lost,
        "products": products,
        "elements": elements,
    });
    let of = [law.preperiod.into(), law.period.into(), 0];
    let law = certificate(name, &of_digits(name, code)?, of, &proof);
    Ok(json::joined(law, json!({ "misere": true })))
}

/// The law of bounded Nim, or of Nim.
pub fn of_nim(name: &str, code: &Code) -> Option<Json> {
    if let Some(takes) = code.interval().filter(|takes| takes.first > 1 || takes.step > 1) {
        let of = [takes.last, takes.first, takes.step].map(json::number);
        let moves = json!({ "bound": of[0], "first": of[1], "step": of[2] });
        return Some(certificate(
            name,
            &moves,
            [0, takes.period(), 0],
            &json!({ "theorem": "bounded Nim" }),
        ));
    }
    let (period, saltus) = code.nim_law()?;
    let bound = code.nim_bound().filter(|_| saltus == 0).map(json::number);
    let (moves, proof) = (json!({ "bound": bound }), json!({ "theorem": "bounded Nim" }));
    Some(certificate(name, &moves, [0, period, saltus.into()], &proof))
}

/// The law of a rule with a finite memory, of its values or of who wins, with its rows.
///
/// # Errors
/// If the rule is wrong at a position.
pub fn of_finite(name: &str, rule: &Written, known: (&[Vec<Value>], &FiniteLaw)) -> Result<Json> {
    let place = rule.unbounded().unwrap_or_default();
    let (memories, first) = (rule.memories(), rule.least()[place]);
    let part = |mut part: Vec<u64>| {
        let n = part.remove(place);
        let memory = memories.iter().position(|known| *known == part);
        let wrong = || Error::new(format!("{name}: a move leaves {}", join(&part, ",")));
        memory.map(|memory| (n, memory)).ok_or_else(wrong)
    };
    // What each move leaves.
    let moves = |n: u64| -> Result<Vec<Vec<Rows>>> {
        let of = |others: &Vec<u64>| {
            let mut at = others.clone();
            at.insert(place, n);
            let left = |left: Vec<Vec<u64>>| left.into_iter().map(part).collect::<Result<Rows>>();
            rule.options(&at)?.into_iter().map(left).collect()
        };
        memories.iter().map(of).collect()
    };
    let no = || Error::new(format!("{name}: no certificate tells of this proof"));
    if rule.no_multiples().is_some() {
        return Err(no());
    }
    if let Some(finite) = rule.finite() {
        let alone = |n| Ok(moves(n)?.into_iter().map(|of| of.concat()).collect());
        return of_rows(name, (first, finite), alone, known);
    }
    let Parted { from, modulus, reach, moves: large, .. } = rule.parted().ok_or_else(no)?;
    let large: Json =
        large.iter().map(|of_t| of_t.iter().map(of_large).collect::<Json>()).collect();
    let small = (first..(*from).max(first)).map(moves).collect::<Result<Vec<_>>>()?;
    let moves = json!({ "first": first, "from": from, "modulus": modulus, "reach": reach, "small": small, "large": large });
    let adds: Vec<u64> = (0..memories.len()).map(|t| known.1.saltus_of(t)).collect();
    Ok(with_rows(name, &moves, first, json!({ "theorem": "parts", "adds": adds }), known))
}

/// The families of moves from large n, and its other moves.
fn of_large(Moves { families, points }: &Moves) -> Json {
    let family =
        |family: &Family| json!((family.take, family.states, family.residue, family.least));
    json!([families.iter().map(family).collect::<Json>(), points])
}

/// Some n, each with a memory.
type Rows = Vec<(u64, usize)>;

/// As [`of_finite`], by the moves of each n from the first on.
fn of_rows(
    name: &str,
    (first, finite): (u64, Finite),
    moves: impl Fn(u64) -> Result<Vec<Rows>>,
    known: (&[Vec<Value>], &FiniteLaw),
) -> Result<Json> {
    let (from, Finite { modulus, reach, .. }) = (finite.from.max(first), finite);
    let small = (first..from).map(&moves).collect::<Result<Vec<_>>>()?;
    // Of large n, by what n is modulo the modulus.
    let mut large = vec![Vec::new(); index(modulus)];
    for n in from..from + modulus {
        let mut of = moves(n)?;
        of.iter_mut().flatten().for_each(|(left, _)| *left = n - *left);
        large[index(n % modulus)] = of;
    }
    let moves = json!({ "first": first, "from": from, "modulus": modulus, "reach": reach, "small": small, "large": large });
    Ok(with_rows(name, &moves, first, json!({ "theorem": "finite memory" }), known))
}

/// A law, with the rows of values from the first on that its proof needs.
fn with_rows(
    name: &str,
    moves: &Json,
    first: u64,
    proof: Json,
    (rows, law): (&[Vec<Value>], &FiniteLaw),
) -> Json {
    let values = rows.iter().take(index(law.bound + law.period - first)).map(json::values);
    let needs = json!({ "bound": law.bound, "values": values.collect::<Json>() });
    let of = [law.preperiod.into(), law.period.into(), law.saltus.into()];
    certificate(name, moves, of, &json::joined(proof, needs))
}

/// Who wins in misère play of a code: by its quotient, or without splits and with a largest take by a finite memory.
fn of_misere(game: &Game, code: &Code) -> Result<Json> {
    if code.most_parts() > 1 {
        let found = Heaps::of(code, &Interruptible);
        let found = found.map_err(|_| Error::new("stopped before the quotient was known"))?;
        return of_quotient(&game.name, code, &found);
    }
    let mut to = 2 * code.horizon() + 64;
    let (found, law) = loop {
        let found = outcomes(game, to, &Interruptible);
        if let Some(law) = found.law(game) {
            break (found, law);
        }
        if interrupted() || found.next_player_wins.len() as u64 <= to {
            return Err(Error::new(format!("{}: no law of misère play is proved", game.name)));
        }
        to *= 2;
    };
    let moves = |n: u64| {
        let mut left = Vec::new();
        code.for_each_option(n, |parts| left.push((parts.first().copied().unwrap_or(0), 0)));
        Ok(vec![left])
    };
    let rows = found.next_player_wins.iter().map(|wins| vec![Value::Number((*wins).into())]);
    let finite = Finite { from: code.horizon() + 1, modulus: 1, reach: code.horizon() };
    of_rows(&game.name, (0, finite), moves, (&rows.collect::<Vec<_>>(), &law))
}

/// A formula that is proved, with the law that it agrees with.
///
/// # Errors
/// If no certificate tells of such a proof.
pub fn of_formula(claim: &Claim, proof: &Proof) -> Result<Json> {
    let (game, formula) = (claim.game, claim.formula);
    let law = match (&game.rule, proof) {
        (Rule::Heap(code), Proof::Theorem { .. }) => of_nim(&game.name, code),
        (Rule::Heap(code), _) if claim.misere => Some(of_misere(game, code)?),
        (Rule::Heap(code), _) => {
            let mut analysis = Analysis::new(code);
            analysis.look_on(&Interruptible)?;
            let law = analysis.period();
            law.map(|law| of_code(&game.name, code, law, analysis.values())).transpose()?
        }
        (Rule::Written(rule), _) => {
            let goal = if claim.misere { Goal::Outcome { misere: true } } else { Goal::Grundy };
            let (rows, law) = Solver::new(rule, goal).rows(None, &Interruptible)?;
            law.map(|law| of_finite(&game.name, rule, (&rows, &law))).transpose()?
        }
        _ => None,
    };
    let law = law
        .ok_or_else(|| Error::new(format!("{}: no certificate tells of this proof", game.name)))?;
    let mut of = json!({ "text": formula.to_string(), "names": formula.names() });
    if let Proof::Laws { formula, .. } = proof {
        let (preperiod, period) = (json::signed(formula.start), json::signed(formula.period));
        of = json::joined(of, json!({ "preperiod": preperiod, "period": period }));
    }
    if let Rule::Written(rule) = &game.rule {
        let more = json!({ "place": rule.unbounded(), "memories": rule.memories() });
        of = json::joined(of, more);
    }
    Ok(json::joined(law, json!({ "formula": of, "misere": claim.misere })))
}

fn certificate(name: &str, moves: &Json, law: [u128; 3], proof: &Json) -> Json {
    json!({
        "format": "explore certificate 1",
        "rule": name,
        "moves": moves,
        "law": json::law(true, law.map(json::number)),
        "proof": proof,
    })
}
