use crate::comparison::{Comparison, Wrong};
use crate::interaction;
use crate::process::{Finished, run};
use crate::text::Text;
use crate::verdict::{failure, refusal, with_stderr};
use crate::{Limits, Report, Verdict};
use std::process::Command;

/// Runs `program` on `input` and judges what it prints; `answer` is the right one, or empty where the
/// `comparison` needs none. It may print twice as much as that, if that is more than `limits` allow.
///
/// # Errors
/// A sentence, if there is no verdict: a file cannot be read, or the program, the checker or the interactor
/// cannot be started, or one of the last two failed itself.
pub fn judge_case(
    program: &mut Command,
    input: Text,
    answer: Text,
    comparison: &Comparison,
    limits: Limits,
) -> Result<Report, String> {
    if let Comparison::Interactor { interactor, checker } = comparison {
        return interaction::judge(program, interactor, checker.as_ref(), input, answer, limits);
    }
    let limits = Limits { output: limits.output.max(2 * answer.size()?), ..limits };
    let finished = start(program, input, limits)?;
    if let Some((verdict, details)) = failure(&finished, limits) {
        return Ok(Report::of(&finished, verdict, details));
    }
    let compared = comparison.compare(input, &finished.stdout, answer)?;
    Ok(judged(&finished, compared))
}

/// Runs `program` on bad `input`: it must fail, with each line of `complaints` on standard error, and have
/// printed `answer` before.
pub(crate) fn judge_refusal(
    program: &mut Command,
    input: Text,
    answer: Text,
    complaints: Text,
    comparison: &Comparison,
    limits: Limits,
) -> Result<Report, String> {
    let limits = Limits { output: limits.output.max(2 * answer.size()?), ..limits };
    let complaints = complaints.read()?;
    let complaints = String::from_utf8_lossy(&complaints);
    let finished = start(program, input, limits)?;
    if let Some((verdict, details)) = refusal(&finished, &complaints, limits) {
        return Ok(Report::of(&finished, verdict, details));
    }
    let compared = comparison.without_programs().compare(input, &finished.stdout, answer)?;
    Ok(judged(&finished, compared))
}

fn start(program: &mut Command, input: Text, limits: Limits) -> Result<Finished, String> {
    let input = input.open()?;
    run(program, input, limits)
        .map_err(|error| format!("cannot start {}: {error}", program.get_program().display()))
}

fn judged(finished: &Finished, compared: Result<(), Wrong>) -> Report {
    match compared {
        Ok(()) => Report::of(finished, Verdict::Accepted, String::new()),
        Err(wrong) => {
            let details = with_stderr(&wrong.details, &finished.stderr);
            Report::of(finished, wrong.verdict, details)
        }
    }
}
