//! A solution, a brute force and a generator, and what they make of one input.

use crate::program::Program;
use crate::search::Plan;
use std::time::{Duration, Instant};
use verdicts::process::{End, Finished, interrupt, is_interrupted};
use verdicts::verdict::failure;
use verdicts::{Comparison, Error, Limits, Report, Text, Verdict, judge_case};

/// The programs, and how the solution is judged.
pub struct Players {
    /// The solution.
    pub solution: Program,
    /// The brute force. There may be none where a checker decides.
    pub brute: Option<Program>,
    /// The generator.
    pub generator: Program,
    /// How answers are judged.
    pub comparison: Comparison,
    /// The limits of the solution.
    pub limits: Limits,
}

/// The limits of a brute force and a generator.
pub const SLOW: Limits =
    Limits { time: Duration::from_secs(20), memory: 4 << 30, stack: None, output: 256 << 20 };

/// How often an input is made again, and how many others, to see whether they are the same.
const AGAIN: usize = 3;
const OTHERS: u64 = 20;

/// The least time limit of a brute force.
const LEAST: Duration = Duration::from_millis(20);

/// Why an input says nothing of the solution.
#[derive(Debug)]
pub enum Fault {
    /// The generator failed: how.
    Generator(String),
    /// The brute force failed on this input, or refused it.
    Brute {
        /// The input.
        input: Vec<u8>,
        /// How.
        details: String,
        /// Whether it was stopped as it took too long.
        is_late: bool,
    },
    /// There is no verdict: a program cannot be started, or the checker failed.
    Other(Error),
    /// All is stopped: by Ctrl-C, or as the time is over.
    Stopped,
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Other(error)
    }
}

/// An input on which the solution fails.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The input.
    pub input: Vec<u8>,
    /// The right answer; empty where there is no brute force.
    pub answer: Vec<u8>,
    /// What the solution printed.
    pub output: Vec<u8>,
    /// The verdict.
    pub verdict: Verdict,
    /// What is wrong, in lines for a person.
    pub details: String,
}

impl Failure {
    /// Whether both fail in the same way: with the same verdict, and a crash at the same place.
    pub fn is_like(&self, other: &Failure) -> bool {
        self.verdict == other.verdict && self.place() == other.place()
    }

    /// Where a crash was: the first line of the details, and the place of a panic. The numbers in its message may be
    /// those of an input.
    fn place(&self) -> Option<(&str, Option<&str>)> {
        if self.verdict != Verdict::RuntimeError {
            return None;
        }
        let panic = self.details.lines().find_map(|line| line.split_once(" panicked at "));
        Some((self.details.lines().next().unwrap_or_default(), panic.map(|(_, place)| place)))
    }
}

/// The programs as one thread runs them.
pub struct Contest<'a> {
    players: &'a Players,
    /// The time limit of the brute force.
    brute_time: Duration,
    /// When it and the generator are stopped, whatever they may take.
    end: Option<Instant>,
}

impl<'a> Contest<'a> {
    /// One in which the brute force has the time that it may take at most, and until `end`.
    pub fn new(players: &'a Players, end: Option<Instant>) -> Contest<'a> {
        Contest { players, brute_time: SLOW.time, end }
    }

    /// Makes an input; also the number of its cases.
    pub fn generate(&self, seed: u64, size: u64) -> Result<(Vec<u8>, u64), Fault> {
        let arguments = [seed.to_string(), size.to_string()];
        let made = self.run(&self.players.generator, &arguments, &[], self.slow())?;
        if let Some((_, details)) = failure(&made, SLOW) {
            return Err(Fault::Generator(details));
        }
        let cases = made.stderr.lines().rev().find_map(|line| line.strip_prefix("cases: "));
        let cases = cases.and_then(|number| number.trim().parse().ok()).unwrap_or(1);
        Ok((made.stdout, cases))
    }

    /// Has the generator make an input again, which must be the same, as it is repeated by its arguments; and others of
    /// `plan`, one of which must be another.
    pub fn check_generator(&self, plan: Plan, index: u64) -> Result<(), Fault> {
        let make = |index| {
            let (seed, size) = plan.input(index);
            self.generate(seed, size).map(|made| made.0)
        };
        let first = make(index)?;
        for _ in 0..AGAIN {
            if make(index)? != first {
                let details = "it makes a different input each time: the seed and the size alone must decide the input";
                return Err(Fault::Generator(details.to_owned()));
            }
        }
        for other in 1..=OTHERS {
            if make(index + 7 * other)? != first {
                return Ok(());
            }
        }
        Err(Fault::Generator(format!(
            "it ignores the seed: {OTHERS} other seeds give the same input; its last two arguments are the seed and \
             the size, `$1` and `$2` in a shell script"
        )))
    }

    /// The right answer to an input; nothing where there is no brute force.
    pub fn answer(&self, input: &[u8]) -> Result<Vec<u8>, Fault> {
        let Some(brute) = &self.players.brute else { return Ok(Vec::new()) };
        let mut limits = Limits { time: self.brute_time, ..self.slow() };
        let mut answered = self.run(brute, &[], input, limits)?;
        // Others may have had the processors.
        if answered.end == End::TimeLimit && answered.busy < self.brute_time / 2 {
            limits.time = SLOW.time.min(4 * self.brute_time);
            answered = self.run(brute, &[], input, limits)?;
        }
        match failure(&answered, limits) {
            None => Ok(answered.stdout),
            Some((verdict, details)) => Err(Fault::Brute {
                input: input.to_vec(),
                details,
                is_late: verdict == Verdict::TimeLimitExceeded,
            }),
        }
    }

    /// Runs the solution on an input of which the right answer is known, until `end`; `None` if it is accepted.
    pub fn judge(
        &self,
        input: &[u8],
        answer: &[u8],
        end: Option<Instant>,
    ) -> Result<Option<Failure>, Fault> {
        let Players { solution, comparison, limits, .. } = self.players;
        let (texts, mut solution) = ((Text::Held(input), Text::Held(answer)), solution.command());
        let limits = Limits { time: left(end, limits.time), ..*limits };
        let report = judge_case(&mut solution, texts.0, texts.1, comparison, limits);
        check_interrupt(report.as_ref().map_or("", |report| &report.details))?;
        let is_late = |report: &Report| report.verdict == Verdict::TimeLimitExceeded;
        check_end(end, report.as_ref().is_ok_and(is_late))?;
        let Report { verdict, details, output, .. } = report?;
        let (input, answer) = (input.to_vec(), answer.to_vec());
        let failure = Failure { input, answer, output, verdict, details };
        Ok(Some(failure).filter(|_| verdict != Verdict::Accepted))
    }

    /// Whether the solution fails on an input once more: if not, it depends on more than the input.
    pub fn fails_again(&self, failure: &Failure) -> bool {
        !matches!(self.judge(&failure.input, &failure.answer, None), Ok(None))
    }

    /// Limits the time of the brute force to ten times what it takes for `input`: one that is smaller and takes
    /// longer is not worth waiting for. It is stopped at the `end`.
    pub fn limit_brute(&mut self, input: &[u8], end: Instant) -> Result<(), Fault> {
        let start = Instant::now();
        self.end = Some(end);
        self.answer(input)?;
        self.brute_time = SLOW.time.min(LEAST.max(10 * start.elapsed()));
        Ok(())
    }

    /// The limits of both other programs, with the solution's stack.
    fn slow(&self) -> Limits {
        Limits { stack: self.players.limits.stack, ..SLOW }
    }

    /// Runs one of them.
    fn run(
        &self,
        program: &Program,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
    ) -> Result<Finished, Fault> {
        let limits = Limits { time: left(self.end, limits.time), ..limits };
        let finished = program.run(arguments, input, limits);
        let status = finished.as_ref().ok().and_then(Finished::status);
        check_interrupt(&status.map_or(String::new(), |status| status.to_string()))?;
        let finished = finished?;
        check_end(self.end, finished.end == End::TimeLimit)?;
        Ok(finished)
    }

    /// Whether there is a brute force, which decides what is an input.
    pub fn has_brute(&self) -> bool {
        self.players.brute.is_some()
    }
}

/// How much of `time` is left until `end`.
fn left(end: Option<Instant>, time: Duration) -> Duration {
    end.map_or(time, |end| time.min(end.saturating_duration_since(Instant::now())))
}

/// Fails if it was the `end` that has stopped a program.
fn check_end(end: Option<Instant>, was_stopped: bool) -> Result<(), Fault> {
    let is_over = end.is_some_and(|end| Instant::now() >= end);
    if was_stopped && is_over { Err(Fault::Stopped) } else { Ok(()) }
}

/// Fails if all is to stop, which is first seen in how a program ended: Ctrl-C ends it, too.
fn check_interrupt(end: &str) -> Result<(), Fault> {
    if end.contains("(SIGINT)") {
        interrupt();
    }
    if is_interrupted() { Err(Fault::Stopped) } else { Ok(()) }
}
