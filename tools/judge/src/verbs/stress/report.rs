//! What is said of a search.

use crate::submission::{Target, name};
use anyhow::{Error, anyhow};
use bundler::package::Solution;
use std::fmt::Write;
use stress::{Fault, Plan, Players, Shrunk, Stats, is_cut, side_by_side};
use verdicts::Verdict;
use verdicts::verdict::STDERR;

/// How long an input may be that is printed whole.
const MOST_BYTES: usize = 4096;

/// What is tried, and within which limits.
pub fn describe(target: &Target, solution: &Solution, players: &Players, plan: Plan) -> String {
    let whom = target.name.as_ref().map_or(String::new(), |name| format!(" as for {name}"));
    let (limits, seed) = (players.limits, plan.seed);
    let (time, memory) = (limits.time.as_secs_f64(), limits.memory >> 10);
    let (package, jobs, most) = (name(&solution.package), plan.jobs, plan.time.as_secs_f64());
    let brute = if players.brute.is_some() { "" } else { "; no brute force is needed" };
    format!(
        "{package}{whom}, {time} s, {memory} KiB; seed {seed}, {jobs} at once, for {most} s{brute}"
    )
}

/// What is said where nothing was found.
pub fn none(stats: Stats, seed: u64) -> String {
    let seconds = stats.time.as_secs_f64();
    let rate = grouped(u128::from(stats.cases) * 1_000_000 / stats.time.as_micros().max(1));
    let (cases, inputs) = (grouped(stats.cases.into()), grouped(stats.inputs.into()));
    format!(
        "no difference: {cases} cases in {inputs} inputs, {seconds:.1} s, {rate} cases/s (seed {seed})"
    )
}

/// A number with commas between thousands.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

/// What is said of an input that was found and made smaller.
pub fn found(shrunk: &Shrunk, players: &Players, plan: Plan, index: u64) -> String {
    let has_brute = players.brute.is_some();
    let failure = &shrunk.failure;
    let (verdict, number, tried) = (failure.verdict, index + 1, shrunk.tried);
    let (seed, (of_input, size)) = (plan.seed, plan.input(index));
    let generator = &players.generator;
    let how = match (has_brute, shrunk.is_cut) {
        (false, _) => "not made smaller, as only a brute force knows what an input is".to_owned(),
        (_, true) => format!("stopped after {tried} smaller ones, as the time was over"),
        _ => format!("{tried} smaller ones were tried"),
    };
    let mut text = format!(
        "{verdict}: input {number} of seed {seed}, made by `{generator} {of_input} {size}`; {how}\n\n"
    );
    let mut columns = vec![("input", &*failure.input)];
    columns.extend(has_brute.then_some(("expected", &*failure.answer)));
    columns.push(("printed", &failure.output));
    text += &side_by_side(&columns);
    text.push('\n');
    if is_cut(&failure.input) {
        if failure.input.len() <= MOST_BYTES {
            text += "the whole input:\n";
            text += &String::from_utf8_lossy(&failure.input);
            text.push('\n');
        } else {
            let bytes = failure.input.len();
            writeln!(text, "the input has {bytes} bytes; as a fixture it is written whole\n")
                .expect("a String takes all");
        }
    }
    // Columns show a wrong answer better than a diff does.
    let is_seen =
        failure.verdict == Verdict::WrongAnswer && failure.details.starts_with("wrong output");
    let stderr = failure.details.find(STDERR);
    let from = if is_seen { stderr.unwrap_or(failure.details.len()) } else { 0 };
    let details = failure.details[from..].trim_end();
    if !details.is_empty() {
        for line in details.lines() {
            let line = format!("    {line}");
            text.extend([line.trim_end(), "\n"]);
        }
        text.push('\n');
    }
    text
}

/// What is said of an input that says nothing of the solution.
pub fn fault(fault: Fault, players: &Players, plan: Plan, index: u64) -> Error {
    let (seed, size) = plan.input(index);
    let made = format!("`{} {seed} {size}`", players.generator);
    match fault {
        Fault::Generator(how) => anyhow!("the generator failed, {made}: {}", how.trim_end()),
        Fault::Brute { input, details, is_late } => {
            let input = side_by_side(&[("input", &input)]);
            let what = if is_late {
                "it is too slow, or the generator makes inputs that are too large"
            } else {
                "either the generator makes invalid inputs, or the brute force is wrong"
            };
            let how = details.trim_end();
            anyhow!(
                "the brute force failed on the input that {made} made; {what}: {how}\n\n{input}"
            )
        }
        Fault::Other(error) => error.into(),
        Fault::Stopped => anyhow!("stopped"),
    }
}
