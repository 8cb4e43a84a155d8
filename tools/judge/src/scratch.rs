//! The folder for all that is temporary, which goes when the program ends, be it by a signal.

use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::PathBuf;
use std::process::exit;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// The exit status of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// How often removing the folder is tried: a compiler that still runs may write to it.
const TRIES: u32 = 20;

/// The folder, once it is there.
static FOLDER: Mutex<Option<PathBuf>> = Mutex::new(None);

/// All temporary folders of this program, and of the compilers that it starts, are in one folder while
/// this lives.
pub struct Scratch(());

impl Scratch {
    /// Makes the folder. SIGINT, SIGTERM and SIGHUP remove it before they end the program.
    ///
    /// # Errors
    /// If it cannot be made, or the system allows no handler.
    pub fn begin() -> Result<Scratch> {
        let handler = || {
            // Nothing is made any more once this is locked.
            let _folder = removed();
            exit(INTERRUPTED);
        };
        ctrlc::set_handler(handler).context("a handler of signals")?;
        let mut place = FOLDER.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = TempDir::with_prefix("cargo-judge-").context("a temporary folder")?.keep();
        let folder = place.insert(folder);
        let begun_before = |_| anyhow!("there is a folder for temporary files already");
        tempfile::env::override_temp_dir(folder).map_err(begun_before)?;
        Ok(Scratch(()))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(removed());
    }
}

/// Removes the folder; its place, which is empty and locked.
fn removed() -> MutexGuard<'static, Option<PathBuf>> {
    let mut place = FOLDER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(folder) = place.take() {
        for _ in 0..TRIES {
            if fs::remove_dir_all(&folder).is_ok() || !folder.exists() {
                break;
            }
            sleep(Duration::from_millis(50));
        }
    }
    place
}
