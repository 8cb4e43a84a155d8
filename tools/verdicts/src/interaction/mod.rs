//! A program that talks with an interactor, which judges it.

mod dialogue;
mod transcript;

use self::dialogue::Dialogue;
use self::transcript::Side;
use crate::comparison::Wrong;
use crate::comparison::checker::{check, outcome};
use crate::process::End;
use crate::text::{Scratch, Text};
use crate::tool::Tool;
use crate::verdict::{failure, with_stderr};
use crate::{Limits, Report, Verdict};
use std::process::Command;
use std::time::Duration;

/// How much longer than the program an interactor may run.
const LONGER: Duration = Duration::from_secs(10);

/// Runs `program` and `interactor` with the output of each as the input of the other, and judges as the
/// interactor does; then as the checker, if there is one, judges what the interactor wrote.
pub(crate) fn judge(
    program: &mut Command,
    interactor: &Tool,
    checker: Option<&Tool>,
    input: Text,
    answer: Text,
    limits: Limits,
) -> Result<Report, String> {
    interactor.check("interactor")?;
    let scratch = Scratch::new()?;
    let output = scratch.write("output", b"")?;
    let mut command = interactor.command();
    command.arg(scratch.path("input", input)?).arg(&output).arg(scratch.path("answer", answer)?);
    let longer = Limits { time: limits.time + LONGER, memory: u64::MAX, output: limits.output };
    let dialogue = dialogue::run(program, limits, &mut command, longer);
    let dialogue = dialogue.map_err(|error| match error {
        dialogue::Error::Program(error) => {
            format!("cannot start {}: {error}", program.get_program().display())
        }
        dialogue::Error::Interactor(error) => interactor.cannot_start("interactor", &error),
    })?;
    let name = interactor.named("interactor");
    let decision = outcome(&name, &dialogue.interactor, &dialogue.interactor.stderr, longer);
    let mut verdict = verdict(&dialogue, decision, limits)?;
    if let (Ok(()), Some(checker)) = (&verdict, checker) {
        let decision = check(checker, input, &Text::File(&output).read()?, answer)?;
        verdict = decision.map_err(|wrong| with_transcript(&dialogue, &wrong));
    }
    Ok(match verdict {
        Ok(()) => Report::of(dialogue.program, Verdict::Accepted, String::new()),
        Err(Wrong { verdict, details }) => Report::of(dialogue.program, verdict, details),
    })
}

/// What went wrong, if anything did: the side that ended first is the cause, as the other then has nobody to talk with.
fn verdict(
    dialogue: &Dialogue,
    decision: Result<Result<(), Wrong>, String>,
    limits: Limits,
) -> Result<Result<(), Wrong>, String> {
    let transcript = dialogue.transcript.shown();
    match (decision, failure(&dialogue.program, limits), dialogue.first) {
        (Ok(Err(wrong)), _, Side::Interactor) | (Ok(Err(wrong)), None, Side::Program) => {
            Ok(Err(with_transcript(dialogue, &wrong)))
        }
        (Err(message), _, Side::Interactor) => Err(format!("{message}\n{transcript}")),
        (Err(message), None, Side::Program) => {
            Err(format!("{message}\nthe program had ended before it\n{transcript}"))
        }
        (decision, Some((verdict, details)), _) => {
            let decision = match decision {
                Ok(Ok(())) => "the interactor says: ok".to_owned(),
                Ok(Err(wrong)) => wrong.details,
                Err(_) => "the interactor then failed, too".to_owned(),
            };
            let hint = if is_waiting(dialogue) {
                "it waited for input: is all output flushed, and ended by a line end?\n"
            } else {
                ""
            };
            let details = format!("{}\n{hint}{decision}\n{transcript}", details.trim_end());
            Ok(Err(Wrong { verdict, details }))
        }
        (Ok(Ok(())), None, _) => Ok(Ok(())),
    }
}

fn with_transcript(dialogue: &Dialogue, wrong: &Wrong) -> Wrong {
    let details = with_stderr(&wrong.details, &dialogue.program.stderr);
    let details = format!("{}\n{}", details.trim_end(), dialogue.transcript.shown());
    Wrong { verdict: wrong.verdict, details }
}

/// Whether a program came to its time limit without doing anything, as the interactor did not answer.
fn is_waiting(Dialogue { program, first, .. }: &Dialogue) -> bool {
    let was_idle = program.busy < program.time / 20;
    program.end == End::TimeLimit && *first == Side::Program && was_idle
}
