//! Ctrl-C: what is being made is finished or taken back first.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::PathBuf;
use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{park, sleep};
use std::time::Duration;
use tempfile::{Builder, TempDir};
use verdicts::process;

/// The exit status of what Ctrl-C has ended, as shells have it.
pub const STATUS: u8 = 130;

/// Whether the program is being ended by what [`sweep`] has set up.
static ENDING: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C does not end this program, but those that it runs, and is [`pressed`].
pub fn catch() -> Result<()> {
    handle(process::interrupt)
}

/// From now on Ctrl-C does that, unless it did already, before what is tried again now.
fn handle(end: impl FnMut() + Send + 'static) -> Result<()> {
    match ctrlc::set_handler(end) {
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => Ok(()),
        Err(error) => Err(error).context("Ctrl-C"),
    }
}

/// Whether Ctrl-C has been pressed.
pub fn pressed() -> bool {
    process::is_interrupted()
}

/// Does not return if Ctrl-C is ending the program: what has failed since then has failed for that.
pub fn wait_for_the_end() {
    while ENDING.load(Ordering::SeqCst) {
        park();
    }
}

/// From now on all temporary files are in the folder that is returned, and Ctrl-C ends the program
/// without leaving them.
pub fn sweep() -> Result<TempDir> {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let end = || {
        ENDING.store(true, Ordering::SeqCst);
        let is_gone = |path: &PathBuf| fs::remove_dir_all(path).is_ok() || !path.exists();
        // Compilers that have been stopped as well may still be writing.
        for _ in 0..20 {
            if FOLDER.get().is_none_or(is_gone) {
                break;
            }
            sleep(Duration::from_millis(10));
        }
        process::end_all();
        exit(STATUS.into());
    };
    handle(end)?;
    let what = "a temporary folder";
    if let Some((around, name)) = FOLDER.get().and_then(|path| path.parent().zip(path.file_name()))
    {
        return Builder::new().prefix(name).rand_bytes(0).tempdir_in(around).context(what);
    }
    let folder = TempDir::new().context(what)?;
    let path = FOLDER.get_or_init(|| folder.path().to_owned());
    let is_first = tempfile::env::override_temp_dir(path).is_ok();
    ensure!(is_first, "temporary files have a folder already");
    Ok(folder)
}
