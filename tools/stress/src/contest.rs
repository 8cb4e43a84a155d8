//! Those who take part, and what came of an input.

use crate::program::Program;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use verdicts::process::{End, Finished};
use verdicts::verdict::{failure, with_stderr};
use verdicts::{Comparison, Limits, Text, Verdict, judge_case};

/// Who takes part.
pub struct Players {
    /// The solution.
    pub solution: Program,
    /// What answers slowly and right. There may be none where a checker decides.
    pub brute: Option<Program>,
    /// What makes inputs.
    pub generator: Program,
    /// How answers are judged.
    pub comparison: Comparison,
    /// What the solution may use.
    pub limits: Limits,
    /// When this is set, all stops.
    pub is_interrupted: Arc<AtomicBool>,
}

/// What a brute force and a generator may use.
const SLOW: Limits = Limits { time: Duration::from_secs(20), memory: 4 << 30, output: 256 << 20 };

/// The least that a brute force is waited for.
const PATIENCE: Duration = Duration::from_millis(20);

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
    Other(String),
    /// All is stopped.
    Interrupted,
}

/// What came of an input.
pub enum Outcome {
    /// The solution is right.
    Accepted,
    /// It is not.
    Failed(Box<Failure>),
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
    /// What is said of it.
    pub verdict: Verdict,
    /// What is wrong, in lines for a person.
    pub details: String,
}

impl Failure {
    /// Whether both fail in the same way: with the same verdict, and a crash at the same place.
    #[must_use]
    pub fn is_like(&self, other: &Failure) -> bool {
        self.verdict == other.verdict && self.place() == other.place()
    }

    /// Where a crash was: the first line of what is known of it, and the place of a panic. The numbers that it
    /// may name are those of an input.
    fn place(&self) -> Option<(&str, Option<&str>)> {
        if self.verdict != Verdict::RuntimeError {
            return None;
        }
        let panic = self.details.lines().find_map(|line| line.split_once(" panicked at "));
        Some((self.details.lines().next().unwrap_or_default(), panic.map(|(_, place)| place)))
    }
}

/// Those who take part, run by one thread.
pub struct Contest<'a> {
    players: &'a Players,
    /// How long the brute force may take.
    patience: Duration,
}

impl<'a> Contest<'a> {
    /// Gets all ready.
    #[must_use]
    pub fn new(players: &'a Players) -> Contest<'a> {
        Contest { players, patience: SLOW.time }
    }

    fn run(
        &self,
        program: &Program,
        arguments: &[String],
        input: &[u8],
        limits: Limits,
    ) -> Result<Finished, Fault> {
        let finished = program.run(arguments, input, limits);
        let status = finished.as_ref().ok().and_then(Finished::status);
        self.go_on(&status.map_or(String::new(), |status| status.to_string()))?;
        finished.map_err(Fault::Other)
    }

    /// Stops if all is stopped, which is first known by how a program ended: Ctrl-C ends it too.
    fn go_on(&self, end: &str) -> Result<(), Fault> {
        let is_interrupted = &self.players.is_interrupted;
        if end.contains("(SIGINT)") {
            is_interrupted.store(true, Ordering::Relaxed);
        }
        if is_interrupted.load(Ordering::Relaxed) { Err(Fault::Interrupted) } else { Ok(()) }
    }

    /// Makes an input, and tells of how many cases.
    ///
    /// # Errors
    /// What is wrong with the generator.
    pub fn generate(&self, seed: u64, size: u64) -> Result<(Vec<u8>, u64), Fault> {
        let arguments = [seed.to_string(), size.to_string()];
        let made = self.run(&self.players.generator, &arguments, &[], SLOW)?;
        if let Some((_, details)) = failure(&made, SLOW) {
            return Err(Fault::Generator(details));
        }
        let cases = made.stderr.lines().rev().find_map(|line| line.strip_prefix("cases: "));
        let cases = cases.and_then(|number| number.trim().parse().ok()).unwrap_or(1);
        Ok((made.stdout, cases))
    }

    /// Has the generator make an input twice, which must be the same: it is repeated by its arguments.
    ///
    /// # Errors
    /// What is wrong with the generator.
    pub fn check_generator(&self, seed: u64, size: u64) -> Result<(), Fault> {
        if self.generate(seed, size)?.0 == self.generate(seed, size)?.0 {
            return Ok(());
        }
        let details = "it makes another input each time: it may go by its seed and size alone";
        Err(Fault::Generator(details.to_owned()))
    }

    /// The right answer to an input.
    ///
    /// # Errors
    /// That the brute force refuses it, or is wrong itself.
    pub fn answer(&self, input: &[u8]) -> Result<Vec<u8>, Fault> {
        let Some(brute) = &self.players.brute else { return Ok(Vec::new()) };
        let mut limits = Limits { time: self.patience, ..SLOW };
        let mut answered = self.run(brute, &[], input, limits)?;
        // Others may have had the processors.
        if answered.end == End::TimeLimit && answered.busy < self.patience / 2 {
            limits.time = SLOW.time.min(4 * self.patience);
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

    /// Runs the solution on an input of which the right answer is known.
    ///
    /// # Errors
    /// That there is no verdict.
    pub fn judge(&self, input: &[u8], answer: &[u8]) -> Result<Outcome, Fault> {
        let Players { solution, comparison, limits, .. } = self.players;
        let limits = Limits { output: limits.output.max(2 * answer.len() as u64), ..*limits };
        let (texts, output) = ((Text::Held(input), Text::Held(answer)), Vec::new());
        let failed = |output, verdict, details| {
            let (input, answer) = (input.to_vec(), answer.to_vec());
            Outcome::Failed(Box::new(Failure { input, answer, output, verdict, details }))
        };
        if let Comparison::Interactor { .. } = comparison {
            let report = judge_case(&mut solution.command(), texts.0, texts.1, comparison, limits);
            let report = report.map_err(Fault::Other)?;
            self.go_on(&report.details)?;
            return Ok(match report.verdict {
                Verdict::Accepted => Outcome::Accepted,
                verdict => failed(output, verdict, report.details),
            });
        }
        let finished = self.run(solution, &[], input, limits)?;
        if let Some((verdict, details)) = failure(&finished, limits) {
            return Ok(failed(finished.stdout, verdict, details));
        }
        let compared = comparison.compare(texts.0, &finished.stdout, texts.1);
        Ok(match compared.map_err(Fault::Other)? {
            Ok(()) => Outcome::Accepted,
            Err(wrong) => {
                let details = with_stderr(&wrong.details, &finished.stderr);
                failed(finished.stdout, wrong.verdict, details)
            }
        })
    }

    /// Whether the solution fails on an input once more, as one does that goes by nothing but its input.
    #[must_use]
    pub fn fails_again(&self, failure: &Failure) -> bool {
        !matches!(self.judge(&failure.input, &failure.answer), Ok(Outcome::Accepted))
    }

    /// Waits for the brute force no longer than a few times what it takes for `input`: a smaller input may still
    /// be one that it does not finish, and is not worth waiting for.
    ///
    /// # Errors
    /// What is wrong with the brute force.
    pub fn lose_patience(&mut self, input: &[u8]) -> Result<(), Fault> {
        let start = Instant::now();
        self.answer(input)?;
        self.patience = SLOW.time.min(PATIENCE.max(10 * start.elapsed()));
        Ok(())
    }

    /// Whether a brute force says which inputs there can be.
    #[must_use]
    pub fn has_brute(&self) -> bool {
        self.players.brute.is_some()
    }
}
