//! The clipboard: of the desktop, or of the terminal where there is none (over ssh).

use anyhow::{Context, Result, ensure};
use arboard::Clipboard;
use std::env;
use std::io::{Write, read_to_string, stdin};

/// Puts `text` on the clipboard.
///
/// # Errors
/// If neither the desktop nor a terminal takes it.
pub fn copy(text: &str) -> Result<()> {
    let remote = env::var_os("SSH_TTY").is_some() || env::var_os("SSH_CONNECTION").is_some();
    if !remote && let Ok(clipboard) = Clipboard::new() {
        return to_desktop(clipboard, text).context("the clipboard");
    }
    // OSC 52 asks the terminal, which is where the person is.
    let mut terminal = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/tty")
        .context("no clipboard: neither a desktop nor a terminal")?;
    let encoded = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, text);
    write!(terminal, "\x1b]52;c;{encoded}\x07").context("the terminal")
}

#[cfg(any(windows, target_os = "macos"))]
fn to_desktop(mut clipboard: Clipboard, text: &str) -> Result<()> {
    Ok(clipboard.set_text(text)?)
}

/// There the clipboard is asked from whoever copied, who must still be there: another process.
#[cfg(not(any(windows, target_os = "macos")))]
fn to_desktop(mut clipboard: Clipboard, text: &str) -> Result<()> {
    use std::os::unix::process::CommandExt;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    let mut holder = Command::new(env::current_exe()?)
        .arg("hold-clipboard")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // A Ctrl-C at the terminal is not for it.
        .process_group(0)
        .spawn()?;
    holder.stdin.take().context("a pipe")?.write_all(text.as_bytes())?;
    for _ in 0..200 {
        if clipboard.get_text().is_ok_and(|there| there == text) {
            return Ok(());
        }
        ensure!(holder.try_wait()?.is_none(), "it takes no text");
        sleep(Duration::from_millis(10));
    }
    let _ = holder.kill();
    anyhow::bail!("it did not take the text in 2 seconds")
}

/// Keeps standard input on the clipboard until something else is put there.
///
/// # Errors
/// If the desktop does not take it.
pub fn hold() -> Result<()> {
    let text = read_to_string(stdin())?;
    let mut clipboard = Clipboard::new()?;
    let set = clipboard.set();
    #[cfg(not(any(windows, target_os = "macos")))]
    let set = arboard::SetExtLinux::wait(set);
    Ok(set.text(text)?)
}
