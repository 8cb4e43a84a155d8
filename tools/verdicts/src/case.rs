use crate::comparison::Comparison;
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
    if let Comparison::Interactor(interactor) = comparison {
        return interaction::judge(program, interactor, input, answer, limits);
    }
    judge(program, (input, answer), comparison, limits, failure)
}

/// Runs `program` on bad input: it must fail, with each line of `errors` in its standard error, after it has printed
/// the answer.
pub(crate) fn judge_refusal(
    program: &mut Command,
    texts: (Text, Text),
    errors: Text,
    comparison: &Comparison,
    limits: Limits,
) -> Result<Report, String> {
    let errors = errors.read()?;
    let errors = String::from_utf8_lossy(&errors);
    let failure = |finished: &Finished, limits| refusal(finished, &errors, limits);
    judge(program, texts, comparison.without_programs(), limits, failure)
}

/// Runs `program` on an input and judges its end by `failure`, then its output.
fn judge(
    program: &mut Command,
    (input, answer): (Text, Text),
    comparison: &Comparison,
    limits: Limits,
    failure: impl Fn(&Finished, Limits) -> Option<(Verdict, String)>,
) -> Result<Report, String> {
    let limits = Limits { output: limits.output.max(2 * answer.size()?), ..limits };
    let finished = run(program, input.open()?, limits)
        .map_err(|error| format!("cannot start {}: {error}", program.get_program().display()))?;
    if let Some((verdict, details)) = failure(&finished, limits) {
        return Ok(Report::of(finished, verdict, details));
    }
    let (verdict, details) = match comparison.compare(input, &finished.stdout, answer)? {
        Ok(()) => (Verdict::Accepted, String::new()),
        Err(wrong) => (wrong.verdict, with_stderr(&wrong.details, &finished.stderr)),
    };
    Ok(Report::of(finished, verdict, details))
}
