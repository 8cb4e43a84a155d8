//! Two programs, each of which reads what the other prints.

use super::transcript::{Transcript, Who};
use crate::Limits;
use crate::process::{Finished, Running};
use std::io::{self, Write};
use std::mem;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

/// How long who closes its output may take to end, before the other is told: so that it is known who ended
/// first.
const ENDING: Duration = Duration::from_millis(50);

/// How long a program may run on, once it is known to be wrong.
const LEAVING: Duration = Duration::from_millis(200);

/// What came of it.
pub(super) struct Talk {
    pub(super) program: Finished,
    pub(super) interactor: Finished,
    /// Who ended first.
    pub(super) first: Who,
    pub(super) transcript: Transcript,
}

/// Who could not be started, or waited for.
pub(super) enum Error {
    Program(io::Error),
    Interactor(io::Error),
}

/// What both know of each other.
#[derive(Default)]
struct Shared {
    /// Who has ended, in that order.
    ended: Mutex<Vec<Who>>,
    changed: Condvar,
    transcript: Mutex<Transcript>,
}

impl Shared {
    fn has_ended(&self, who: Who) {
        self.ended.lock().expect("no panic").push(who);
        self.changed.notify_all();
    }

    /// Waits for somebody's end, but not for ever; whether that has come.
    fn wait_for(&self, who: Who, time: Duration) -> bool {
        let ended = self.ended.lock().expect("no panic");
        let is_running = |ended: &mut Vec<Who>| !ended.contains(&who);
        let waited = self.changed.wait_timeout_while(ended, time, is_running);
        !waited.expect("no panic").1.timed_out()
    }
}

/// Runs both until both have ended.
pub(super) fn talk(
    program: &mut Command,
    limits: Limits,
    interactor: &mut Command,
    of_interactor: Limits,
) -> Result<Talk, Error> {
    let shared = Arc::new(Shared::default());
    // Not much is kept on the way, so that who does not listen is waited for, as by a pipe.
    let (of_program, to_interactor) = sync_channel::<Vec<u8>>(1);
    let (words_of_interactor, to_program) = sync_channel::<Vec<u8>>(1);
    let heard = move |bytes: &[u8]| drop(words_of_interactor.send(bytes.to_owned()));
    let mut interactor = Running::start(interactor.stdin(Stdio::piped()), of_interactor, heard)
        .map_err(Error::Interactor)?;
    let heard = move |bytes: &[u8]| drop(of_program.send(bytes.to_owned()));
    let started = Running::start(program.stdin(Stdio::piped()), limits, heard);
    let mut program = match started {
        Ok(program) => program,
        Err(error) => {
            interactor.stopper()();
            let _ = interactor.end(|| {});
            return Err(Error::Program(error));
        }
    };
    let (stdin, other) = (interactor.stdin(), shared.clone());
    thread::spawn(move || pass_on(Who::Program, &to_interactor, stdin, &other));
    let (stdin, other) = (program.stdin(), shared.clone());
    thread::spawn(move || pass_on(Who::Interactor, &to_program, stdin, &other));

    let stop = program.stopper();
    let (program, interactor) = thread::scope(|scope| {
        let interactor = scope.spawn(|| {
            let interactor = interactor.end(|| shared.has_ended(Who::Interactor));
            let is_over = |end: &Finished| !end.status().is_some_and(|status| status.success());
            let is_over = interactor.as_ref().is_ok_and(is_over);
            if is_over && !shared.wait_for(Who::Program, LEAVING) {
                stop();
            }
            interactor
        });
        let program = program.end(|| shared.has_ended(Who::Program));
        (program, interactor.join().expect("no panic"))
    });
    let first = shared.ended.lock().expect("no panic").first().copied();
    let transcript = mem::take(&mut *shared.transcript.lock().expect("no panic"));
    Ok(Talk {
        program: program.map_err(Error::Program)?,
        interactor: interactor.map_err(Error::Interactor)?,
        first: first.unwrap_or(Who::Program),
        transcript,
    })
}

/// Gives what `who` prints to the other, until that ends; what nobody reads is dropped.
fn pass_on(who: Who, words: &Receiver<Vec<u8>>, stdin: Option<ChildStdin>, shared: &Shared) {
    let mut stdin = stdin;
    for words in words {
        shared.transcript.lock().expect("no panic").add(who, &words);
        if let Some(open) = &mut stdin
            && open.write_all(&words).is_err()
        {
            stdin = None;
        }
    }
    shared.wait_for(who, ENDING);
}
