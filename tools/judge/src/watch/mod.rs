//! Judging again whenever a file is saved.
//!
//! A round is `cargo judge test`: a process, in a group of its own with all that it starts, so that
//! a new save, or Ctrl-C, ends it wherever it is and leaves nothing behind.

mod places;

use self::places::Places;
use crate::interrupt;
use anyhow::{Context, Result, bail};
use std::io::{IsTerminal, Write, stdout};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::Package;
use verdicts::process::stop_group;

/// How often the files are looked at.
const TICK: Duration = Duration::from_millis(50);

/// How long at most it is waited until nothing is written any more: a save is several writes.
const PATIENCE: Duration = Duration::from_millis(500);

/// Runs `round` now and whenever a file of the package that `find` finds is saved, until Ctrl-C.
pub fn watch(find: impl Fn() -> Result<Package>, round: impl Fn() -> Command) -> Result<ExitCode> {
    let package = find()?;
    let mut places = Places::of(&package)?;
    interrupt::catch()?;
    // What is killed leaves its temporary files here.
    let folder = TempDir::new()?;
    for number in 0.. {
        let seen = places.snapshot();
        clear(&package.name, number);
        let mut running = Group::start(round().env("TMPDIR", folder.path()))?;
        while places.snapshot() == seen && !interrupt::pressed() {
            if running.has_just_ended() {
                println!("\nwaiting for a file to be saved; Ctrl-C ends this");
            }
            sleep(TICK);
        }
        drop(running);
        if interrupt::pressed() {
            println!();
            return Ok(ExitCode::from(interrupt::STATUS));
        }
        let (start, mut now) = (Instant::now(), places.snapshot());
        while start.elapsed() < PATIENCE {
            sleep(TICK);
            let before = std::mem::replace(&mut now, places.snapshot());
            if before == now {
                break;
            }
        }
        if !package.manifest.is_file() {
            bail!("{} has gone: there is nothing to watch", package.manifest.display());
        }
        // What is wrong with a manifest is said by the round; its files stay what they were.
        if let Ok(now) = find().and_then(|package| Places::of(&package)) {
            places = now;
        }
    }
    unreachable!("a number is left")
}

/// A process with all that it starts, which ends with this.
struct Group {
    child: Child,
    is_running: bool,
}

impl Group {
    fn start(command: &mut Command) -> Result<Group> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let program = command.get_program().display().to_string();
        let child = command.stdin(Stdio::null()).spawn().context(program)?;
        Ok(Group { child, is_running: true })
    }

    /// Whether it has ended by itself since this was asked last.
    fn has_just_ended(&mut self) -> bool {
        let has_ended = self.is_running && matches!(self.child.try_wait(), Ok(Some(_)));
        self.is_running &= !has_ended;
        has_ended
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // What it has left running too.
        stop_group(self.child.id());
        let _ = self.child.wait();
    }
}

/// Begins a round on a clear screen, if it is one.
fn clear(name: &str, number: u32) {
    if stdout().is_terminal() {
        print!("\x1b[H\x1b[2J");
    } else if number > 0 {
        println!();
    }
    println!("{name}");
    let _ = stdout().flush();
}
