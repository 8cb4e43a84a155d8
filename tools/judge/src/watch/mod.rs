//! Judging again whenever a file is saved.
//!
//! A [`round`] builds and judges once. It is a process, in a group of its own with all that it starts, so that
//! a new save, or Ctrl-C, ends it wherever it is and leaves nothing behind.

mod group;
mod places;
pub mod round;

use self::group::Group;
use self::places::Places;
use crate::interrupt;
use anyhow::{Context, Result, bail};
use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use std::io::{IsTerminal, Write, stdout};
use std::process::{Command, ExitCode};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verdicts::Package;

/// How long nothing is written before a save is seen as done, and how long that is waited for at most.
const QUIET: Duration = Duration::from_millis(20);
const PATIENCE: Duration = Duration::from_millis(500);

/// What may happen while we wait.
enum News {
    /// Something was written.
    Written,
    /// The round with this number has ended.
    Ended(u32),
    /// We are to end.
    Interrupted,
}

/// Runs `round` now and whenever a file of the package that `find` finds is saved, until Ctrl-C.
///
/// # Errors
/// If the package is not there, at the start or later, or its files cannot be watched.
pub fn watch(
    find: impl Fn() -> Result<Package>,
    round: impl Fn() -> Result<Command>,
) -> Result<ExitCode> {
    let package = find()?;
    let mut places = Places::of(&package)?;
    let (sender, news) = channel();
    let at_interrupt = sender.clone();
    ctrlc::set_handler(move || drop(at_interrupt.send(News::Interrupted))).context("Ctrl-C")?;
    // What is killed leaves its temporary files here.
    let folder = TempDir::new()?;
    for number in 0.. {
        let _watcher = watcher(&places, &sender)?;
        let seen = places.snapshot();
        clear(&package.name, number);
        let mut command = round()?;
        command.env("TMPDIR", folder.path());
        let over = sender.clone();
        let running = Group::start(&mut command, move || drop(over.send(News::Ended(number))))?;
        let is_interrupted = loop {
            let news = next(&news);
            if news.is_interrupted {
                break true;
            }
            if news.ended == Some(number) {
                println!("\nwaiting for a file to be saved; Ctrl-C ends this");
            }
            if news.is_written && places.snapshot() != seen {
                break false;
            }
        };
        running.end();
        if is_interrupted {
            println!();
            return Ok(ExitCode::from(interrupt::STATUS));
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

/// What has happened since it was asked for.
#[derive(Default)]
struct Happened {
    is_written: bool,
    /// The last round that has ended.
    ended: Option<u32>,
    is_interrupted: bool,
}

/// Waits for what happens next. A save is several writes: it is one when nothing more has come for a moment.
fn next(news: &Receiver<News>) -> Happened {
    let mut happened = Happened::default();
    let mut next = Ok(news.recv().expect("we have a sender"));
    let start = Instant::now();
    while let Ok(one) = next {
        match one {
            News::Written => happened.is_written = true,
            News::Ended(number) => happened.ended = Some(number),
            News::Interrupted => happened.is_interrupted = true,
        }
        if happened.is_interrupted || !happened.is_written || start.elapsed() > PATIENCE {
            break;
        }
        next = news.recv_timeout(QUIET);
    }
    happened
}

/// What tells of writes, as long as it lives.
fn watcher(places: &Places, sender: &Sender<News>) -> Result<RecommendedWatcher> {
    let sender = sender.clone();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        let is_read = event.is_ok_and(|event| matches!(event.kind, EventKind::Access(_)));
        if !is_read {
            let _ = sender.send(News::Written);
        }
    })?;
    for (folder, is_whole) in places.folders() {
        let mode = if is_whole { RecursiveMode::Recursive } else { RecursiveMode::NonRecursive };
        watcher
            .watch(folder, mode)
            .with_context(|| format!("cannot watch {}", folder.display()))?;
    }
    Ok(watcher)
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
