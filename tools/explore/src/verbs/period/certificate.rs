//! Certificates: a proved law with the rule as moves and the values that its theorem needs, for `verify.py`, which knows the
//! theorems and computes the values anew. `THEOREMS.md` describes them.

use crate::json;
use crate::verbs::options::write_file;
use games::error::{Error, Result};
use games::period::Period;
use games::rule::{Code, Digit};
use games::value::Value;
use games::written::{FiniteLaw, Written};
use games::{index, join};
use serde_json::{Value as Json, json};
use std::path::Path;

/// The largest take, and the most memories, of which a certificate is written.
const MOST_TAKES: u64 = 1 << 20;

/// Writes the certificate to the file that was asked for.
///
/// # Errors
/// If there is none.
pub fn write(path: Option<&Path>, certificate: Option<&Json>) -> Result<()> {
    let Some(path) = path else { return Ok(()) };
    let certificate = certificate.ok_or_else(|| {
        let name = path.display();
        Error::new(format!("--certificate {name}: nothing is proved, and no file is written"))
    })?;
    write_file("certificate", path, &format!("{certificate}\n"))
}

/// A law that a theorem on codes proves.
///
/// # Errors
/// If the moves are too many to be listed.
pub fn of_code(name: &str, code: &Code, law: &Period, values: &[u16]) -> Result<Json> {
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
    let is_arithmetic = law.proof.theorem.rounds.is_some();
    Ok(certificate(
        name,
        &json!({ "digits": digits, "tail": tail, "t": code.horizon() }),
        [law.preperiod.into(), law.period.into(), law.saltus.into()],
        &json!({
            "theorem": if is_arithmetic { "arithmetic" } else { "periodic" },
            "period": law.proof.period,
            "bound": law.proof.bound,
            "values": values[..index(law.proof.values())],
        }),
    ))
}

/// The law of bounded Nim, or of Nim.
pub fn of_nim(name: &str, code: &Code) -> Option<Json> {
    let (period, saltus) = code.nim_law()?;
    let bound = code.nim_bound().filter(|_| saltus == 0).map(json::number);
    let (moves, proof) = (json!({ "bound": bound }), json!({ "theorem": "bounded Nim" }));
    Some(certificate(name, &moves, [0, period, saltus.into()], &proof))
}

/// The law of a rule with a finite memory, with its rows of values.
///
/// # Errors
/// If the rule is wrong at a position.
pub fn of_finite(
    name: &str,
    rule: &Written,
    (rows, law): (&[Vec<Value>], &FiniteLaw),
) -> Result<Json> {
    let (Some(finite), Some(place)) = (rule.finite(), rule.unbounded()) else {
        return Err(Error::new(format!("{name}: no finite memory")));
    };
    let (first, memories) = (rule.least()[place], rule.memories());
    let memory = |position: &[u64]| {
        let mut others = position.to_vec();
        let n = others.remove(place);
        (n, memories.iter().position(|known| *known == others))
    };
    // The moves of n with each memory, as the n and the memory that they leave.
    let moves = |n: u64| -> Result<Vec<Vec<(u64, usize)>>> {
        let of = |others: &Vec<u64>| -> Result<Vec<(u64, usize)>> {
            let mut at = others.clone();
            at.insert(place, n);
            let left = rule.options(&at)?.into_iter().flatten();
            let left = left.map(|position| match memory(&position) {
                (n, Some(memory)) => Ok((n, memory)),
                _ => Err(Error::new(format!("{name}: a move leaves {}", join(position, ",")))),
            });
            left.collect()
        };
        memories.iter().map(of).collect()
    };
    let small = (first..finite.from.max(first)).map(moves).collect::<Result<Vec<_>>>()?;
    // Of large n, by what n is modulo the modulus.
    let mut large = vec![Vec::new(); index(finite.modulus)];
    for n in finite.from.max(first)..finite.from.max(first) + finite.modulus {
        let of = moves(n)?
            .into_iter()
            .map(|options| options.into_iter().map(|(left, memory)| (n - left, memory)).collect());
        let of: Vec<Vec<(u64, usize)>> = of.collect();
        large[index(n % finite.modulus)] = of;
    }
    let rows = rows.iter().take(index(law.bound + law.period - first));
    let values: Json = rows.map(|row| json::values(row)).collect();
    let (from, modulus, reach) = (finite.from.max(first), finite.modulus, finite.reach);
    Ok(certificate(
        name,
        &json!({ "first": first, "from": from, "modulus": modulus, "reach": reach, "small": small, "large": large }),
        [law.preperiod.into(), law.period.into(), 0],
        &json!({ "theorem": "finite memory", "bound": law.bound, "values": values }),
    ))
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
