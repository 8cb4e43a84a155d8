//! A program that talks with an interactor, which judges it.

mod talk;
mod transcript;

use self::talk::{Talk, talk};
use self::transcript::Who;
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
/// interactor does; then as the checker, if there is one, does of what the interactor wrote.
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
    let output = scratch.file("output");
    let mut command = interactor.command();
    command.arg(scratch.path("input", input)?).arg(&output).arg(scratch.path("answer", answer)?);
    let of_interactor =
        Limits { time: limits.time + LONGER, memory: u64::MAX, output: limits.output };
    let talk = talk(program, limits, &mut command, of_interactor).map_err(|error| match error {
        talk::Error::Program(error) => {
            format!("cannot start {}: {error}", program.get_program().display())
        }
        talk::Error::Interactor(error) => interactor.cannot_start("interactor", &error),
    })?;
    if let Some(report) = decided(&talk, &interactor.named("interactor"), limits, of_interactor)? {
        return Ok(report);
    }
    let accepted = Report::of(&talk.program, Verdict::Accepted, String::new());
    let Some(checker) = checker else { return Ok(accepted) };
    let written = match Text::File(&output).read() {
        Ok(written) => written,
        Err(_) if !output.exists() => Vec::new().into(),
        Err(error) => return Err(error),
    };
    Ok(match check(checker, input, &written, answer)? {
        Ok(()) => accepted,
        Err(wrong) => wrong_after(&talk, &wrong),
    })
}

/// Why a talk went wrong, if it did.
fn decided(
    talk: &Talk,
    interactor: &str,
    limits: Limits,
    of_interactor: Limits,
) -> Result<Option<Report>, String> {
    let transcript = talk.transcript.shown();
    let failure = failure(&talk.program, limits);
    let said = &talk.interactor.stderr;
    match (outcome(interactor, &talk.interactor, said, of_interactor), failure, talk.first) {
        // Who ends first is the cause: the other then finds nobody there.
        (Ok(Err(wrong)), _, Who::Interactor) | (Ok(Err(wrong)), None, Who::Program) => {
            Ok(Some(wrong_after(talk, &wrong)))
        }
        (Err(message), _, Who::Interactor) => Err(format!("{message}\n{transcript}")),
        (Err(message), None, Who::Program) => {
            Err(format!("{message}\nthe program had ended before it\n{transcript}"))
        }
        (said, Some((verdict, details)), _) => {
            let said = match said {
                Ok(Ok(())) => "the interactor says: ok".to_owned(),
                Ok(Err(wrong)) => wrong.details,
                Err(_) => "the interactor found nobody there".to_owned(),
            };
            let hint = waiting(talk);
            let details = format!("{}\n{hint}{said}\n{transcript}", details.trim_end());
            Ok(Some(Report::of(&talk.program, verdict, details)))
        }
        (Ok(Ok(())), None, _) => Ok(None),
    }
}

fn wrong_after(talk: &Talk, wrong: &Wrong) -> Report {
    let details = with_stderr(&wrong.details, &talk.program.stderr);
    let details = format!("{}\n{}", details.trim_end(), talk.transcript.shown());
    Report::of(&talk.program, wrong.verdict, details)
}

/// Why a program that did nothing was late.
fn waiting(talk: &Talk) -> &'static str {
    let was_idle = talk.program.busy < talk.program.time / 20;
    if talk.program.end == End::Late && talk.first == Who::Program && was_idle {
        "it waited for what the interactor did not say: is all output flushed, and ended by a line end?\n"
    } else {
        ""
    }
}
