//! Two programs, each of which reads what the other prints.

use super::transcript::{Side, Transcript};
use crate::process::{Finished, Limits, Running};
use std::io::{self, Write};
use std::mem;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How long a program that has closed its output may take to end, before the other one's input is closed: so that it
/// is known which ended first.
const ENDING: Duration = Duration::from_millis(50);

/// How long a program may run on, once it is known to be wrong.
const LEAVING: Duration = Duration::from_millis(200);

/// How both programs ended.
pub(super) struct Dialogue {
    pub(super) program: Finished,
    pub(super) interactor: Finished,
    /// Which ended first.
    pub(super) first: Side,
    pub(super) transcript: Transcript,
}

/// Which could not be started, or waited for.
pub(super) enum Error {
    Program(io::Error),
    Interactor(io::Error),
}

/// Runs both until both have ended.
pub(super) fn run(
    program: &mut Command,
    limits: Limits,
    interactor: &mut Command,
    of_interactor: Limits,
) -> Result<Dialogue, Error> {
    let transcript = Arc::new(Mutex::new(Transcript::default()));
    // Little is kept on the way, so that a program waits for one that does not read, as with a pipe.
    let (to_interactor, from_program) = sync_channel::<Vec<u8>>(1);
    let (to_program, from_interactor) = sync_channel::<Vec<u8>>(1);
    let on_output = move |bytes: &[u8]| drop(to_program.send(bytes.to_owned()));
    let mut interactor = Running::start(interactor.stdin(Stdio::piped()), of_interactor, on_output)
        .map_err(Error::Interactor)?;
    let on_output = move |bytes: &[u8]| drop(to_interactor.send(bytes.to_owned()));
    let mut program = match Running::start(program.stdin(Stdio::piped()), limits, on_output) {
        Ok(program) => program,
        Err(error) => {
            interactor.stopper()();
            let _ = interactor.wait();
            return Err(Error::Program(error));
        }
    };
    let (stdin, shared) = (interactor.stdin(), transcript.clone());
    thread::spawn(move || pass_on(Side::Program, &from_program, stdin, &shared));
    let (stdin, shared) = (program.stdin(), transcript.clone());
    thread::spawn(move || pass_on(Side::Interactor, &from_interactor, stdin, &shared));

    let stop = program.stopper();
    let interactor = thread::spawn(move || {
        let ended = interactor.wait();
        // As Kattis has it, too.
        let is_right =
            |end: &Finished| end.status().is_some_and(|it| it.success() || it.code() == Some(42));
        if ended.as_ref().is_ok_and(|end| !is_right(end)) {
            thread::spawn(|| {
                thread::sleep(LEAVING);
                stop();
            });
        }
        ended
    });
    let program = program.wait().map_err(Error::Program)?;
    let interactor = interactor.join().expect("no panic").map_err(Error::Interactor)?;
    let first = if interactor.at < program.at { Side::Interactor } else { Side::Program };
    let transcript = mem::take(&mut *transcript.lock().expect("no panic"));
    Ok(Dialogue { program, interactor, first, transcript })
}

/// Gives the output of one to the other, until the other closes its input; the rest is dropped.
fn pass_on(
    from: Side,
    output: &Receiver<Vec<u8>>,
    mut stdin: Option<ChildStdin>,
    transcript: &Mutex<Transcript>,
) {
    for bytes in output {
        transcript.lock().expect("no panic").add(from, &bytes);
        stdin.take_if(|stdin| stdin.write_all(&bytes).is_err());
    }
    thread::sleep(ENDING);
}
