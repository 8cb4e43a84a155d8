//! `--copy` on a desktop: what is there after the program has ended. Needs Xvfb and xclip.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

type Failed = Box<dyn std::error::Error>;

/// A desktop that is nowhere to be seen.
struct Desktop {
    server: Child,
    display: String,
}

impl Desktop {
    fn new() -> Result<Desktop, Failed> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "64x64x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut number)?;
        Ok(Desktop { server, display: format!(":{}", number.trim()) })
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).env("DISPLAY", &self.display);
        command.env_remove("SSH_TTY").env_remove("SSH_CONNECTION");
        command
    }

    fn pasted(&self) -> Result<Vec<u8>, Failed> {
        Ok(self.run("xclip", &["-selection", "clipboard", "-o"]).output()?.stdout)
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

#[test]
#[ignore = "needs Xvfb and xclip"]
fn the_text_stays() -> Result<(), Failed> {
    let desktop = Desktop::new()?;
    let arguments = ["bundle", "hdu1846", "--no-test", "--copy"];
    let output = desktop.run(env!("CARGO_BIN_EXE_cargo-judge"), &arguments).output()?;
    if !output.status.success() || output.stdout.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    if desktop.pasted()? != output.stdout {
        return Err("something else is pasted".into());
    }
    // Another program may copy.
    let mut xclip = desktop.run("xclip", &["-selection", "clipboard"]);
    let mut xclip = xclip.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    xclip.stdin.take().ok_or("no input")?.write_all(b"other")?;
    xclip.wait()?;
    if desktop.pasted()? == b"other" { Ok(()) } else { Err("the first text is still there".into()) }
}
