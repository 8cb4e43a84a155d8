//! The clipboard: the desktop's, by its own program, or the terminal's where there is no desktop (over ssh).

use anyhow::{Context, Result, bail, ensure};
use std::env;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

/// Puts `text` on the clipboard.
pub fn copy(text: &str) -> Result<()> {
    let has = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
    if has("SSH_TTY") || has("SSH_CONNECTION") {
        return to_terminal(text);
    }
    let programs: &[&[&str]] = if cfg!(target_os = "macos") {
        &[&["pbcopy"]]
    } else if cfg!(windows) || has("WSL_DISTRO_NAME") {
        &[&["clip.exe"]]
    } else if has("WAYLAND_DISPLAY") {
        &[&["wl-copy"], &["xclip", "-selection", "clipboard"]]
    } else if has("DISPLAY") {
        &[&["xclip", "-selection", "clipboard"], &["xsel", "--clipboard", "--input"]]
    } else {
        return to_terminal(text);
    };
    for words in programs {
        let mut command = Command::new(words[0]);
        // What stays to hand the text out must keep no pipe of ours open.
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut program = match command.spawn() {
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            started => started.with_context(|| words[0].to_owned())?,
        };
        let written = program.stdin.take().context("a pipe")?.write_all(&encoded(words[0], text));
        let status = program.wait().with_context(|| words[0].to_owned())?;
        ensure!(status.success(), "{} failed: {status}", words[0]);
        return written.with_context(|| words[0].to_owned());
    }
    let names: Vec<&str> = programs.iter().map(|words| words[0]).collect();
    bail!("no clipboard: install {}", names.join(" or "))
}

/// A text as a program reads it: that of Windows wants UTF-16.
fn encoded(program: &str, text: &str) -> Vec<u8> {
    if program == "clip.exe" {
        return "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
    }
    text.as_bytes().to_owned()
}

/// Asks the terminal, which is where the person is, by the sequence OSC 52.
fn to_terminal(text: &str) -> Result<()> {
    let mut terminal = OpenOptions::new()
        .write(true)
        .open("/dev/tty")
        .context("no clipboard: neither a desktop nor a terminal")?;
    let encoded = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, text);
    write!(terminal, "\x1b]52;c;{encoded}\x07").context("the terminal")
}
