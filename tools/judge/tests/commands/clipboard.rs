//! `--copy` on a desktop: what is there after the program has ended. Needs Xvfb and xclip, but for what plays
//! a desktop's own program.

use crate::project::{DOUBLE, Project};
use std::fs;
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

/// The desktop's own program is given the text, that of Windows in its letters; where there is none, or it fails,
/// that is said, and a file has the text.
#[test]
#[cfg(unix)]
#[ignore = "slow: bundles four times"]
fn the_program_of_the_desktop_copies() -> Result<(), Failed> {
    use std::os::unix::fs::PermissionsExt;
    let source = DOUBLE.replace("fn main", "// \u{fc}\nfn main");
    let project = Project::new(&source);
    let path = std::env::var("PATH")?;
    let copy = |variable: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        command.args(["bundle", "--no-test", "--copy"]).current_dir(project.0.path());
        for other in ["SSH_TTY", "SSH_CONNECTION", "WSL_DISTRO_NAME", "WAYLAND_DISPLAY", "DISPLAY"]
        {
            command.env_remove(other);
        }
        let bin = project.0.path().join("bin");
        command.env("PATH", format!("{}:{path}", bin.display())).env(variable, "here");
        command.output()
    };
    let program = |name: &str, script: &str| {
        project.write(&format!("bin/{name}"), &format!("#!/bin/sh\n{script}\n"));
        let place = project.0.path().join("bin").join(name);
        fs::set_permissions(place, fs::Permissions::from_mode(0o755))
    };
    let missing = copy("WSL_DISTRO_NAME")?;
    let (said, kept) = (String::from_utf8(missing.stderr)?, String::from_utf8(missing.stdout)?);
    let (_, file) =
        said.split_once("not copied: no clipboard: install clip.exe\nit is in ").ok_or("why")?;
    assert!(missing.status.success() && fs::read_to_string(file.trim_end())? == kept, "{said}");
    program("xclip", "[ \"$*\" = '-selection clipboard' ] && cat > copied")?;
    let output = copy("DISPLAY")?;
    assert!(output.status.success() && !output.stdout.is_empty(), "{output:?}");
    assert_eq!(project.read("copied"), String::from_utf8(output.stdout.clone())?);
    program("clip.exe", "cat > copied")?;
    assert!(copy("WSL_DISTRO_NAME")?.status.success());
    let copied = fs::read(project.0.path().join("copied"))?;
    let units = copied.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    let text = String::from_utf16(&units.collect::<Vec<_>>())?;
    assert_eq!(text.strip_prefix('\u{feff}'), Some(&*String::from_utf8(output.stdout)?));
    program("xclip", "cat > copied; exit 3")?;
    let failed = copy("DISPLAY")?;
    let said = String::from_utf8(failed.stderr)?;
    assert!(said.contains("not copied: xclip failed: exit status: 3\nit is in "), "{said}");
    Ok(())
}

#[test]
#[ignore = "needs Xvfb and xclip"]
fn the_text_stays() -> Result<(), Failed> {
    let desktop = Desktop::new()?;
    let arguments = ["bundle", "hdu1846", "--no-test", "--copy"];
    let output = desktop.run(env!("CARGO_BIN_EXE_judge"), &arguments).output()?;
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
