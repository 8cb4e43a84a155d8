//! A program that talks with an interactor, which judges it.

mod dialogue;
mod transcript;

use self::dialogue::Dialogue;
use self::transcript::Side;
use crate::comparison::checker::{Feedback, outcome};
use crate::error::{Result, cannot_start};
use crate::process::{End, Limits};
use crate::text::{Scratch, Text};
use crate::tool::Tool;
use crate::verdict::{Report, Verdict, Wrong, failure, with_stderr};
use std::process::Command;
use std::time::Duration;

/// How much longer than the program an interactor may run.
const LONGER: Duration = Duration::from_secs(10);

/// Runs `program` and `interactor` with the output of each as the input of the other, and judges as the
/// interactor does.
pub(crate) fn judge(
    program: &mut Command,
    interactor: &Tool,
    input: Text,
    answer: Text,
    limits: Limits,
) -> Result<Report> {
    let scratch = Scratch::new()?;
    let mut command = interactor.command();
    let feedback = interactor.is_in_package().then(|| Feedback::new(&scratch)).transpose()?;
    command.arg(scratch.path("input", input)?);
    let answer = scratch.path("answer", answer)?;
    match &feedback {
        Some(Feedback(folder)) => command.arg(answer).arg(folder),
        None => command.arg(scratch.write("output", b"")?).arg(answer),
    };
    let time = limits.time + LONGER;
    let longer = Limits { time, memory: u64::MAX, stack: None, output: limits.output };
    let dialogue = dialogue::run(program, limits, &mut command, longer);
    let dialogue = dialogue.map_err(|error| match error {
        dialogue::Error::Program(error) => cannot_start(program)(error),
        dialogue::Error::Interactor(error) => interactor.cannot_start("interactor", &error),
    })?;
    let name = interactor.named("interactor");
    let interactor = &dialogue.interactor;
    let decision = match feedback {
        Some(feedback) => feedback.outcome(&name, interactor),
        None => outcome(&name, interactor, &interactor.stderr, longer),
    };
    let (verdict, details) = verdict(&dialogue, decision, limits)?;
    Ok(Report::new(dialogue.program, verdict, details))
}

/// The verdict and what is wrong: the side that ended first is the cause, as the other then has nobody to talk with.
fn verdict(
    dialogue: &Dialogue,
    decision: Result<Result<(), Wrong>>,
    limits: Limits,
) -> Result<(Verdict, String)> {
    let Dialogue { program, interactor, first, transcript } = dialogue;
    let transcript = transcript.shown();
    let was_idle = program.busy < program.time / 20;
    let is_waiting = program.end == End::TimeLimit && *first == Side::Program && was_idle;
    match (decision, failure(program, limits), first) {
        (Ok(Ok(())), None, _) => Ok((Verdict::Accepted, String::new())),
        (Ok(Err(wrong)), _, Side::Interactor) | (Ok(Err(wrong)), None, Side::Program) => {
            let details = with_stderr(&wrong.details, &program.stderr);
            Ok((wrong.verdict, format!("{}\n{transcript}", details.trim_end())))
        }
        (Err(message), _, Side::Interactor) => Err(format!("{message}\n{transcript}").into()),
        (Err(message), None, Side::Program) => {
            Err(format!("{message}\nthe program had ended before it\n{transcript}").into())
        }
        // Its input ends with the program, and so does one that has not hung itself.
        (Err(message), _, _) if is_waiting && interactor.end == End::TimeLimit => {
            Err(format!("{message}\nthe program waited for it until its time limit\n{transcript}")
                .into())
        }
        (decision, Some((verdict, details)), _) => {
            let decision = match decision {
                Ok(Ok(())) => "the interactor says: ok".to_owned(),
                Ok(Err(wrong)) => wrong.details,
                Err(_) => "the interactor then failed, too".to_owned(),
            };
            let hint = if is_waiting {
                "it waited for input: does it flush its output, and end each line?\n"
            } else {
                ""
            };
            Ok((verdict, format!("{}\n{hint}{decision}\n{transcript}", details.trim_end())))
        }
    }
}
