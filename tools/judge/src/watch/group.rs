use anyhow::{Context, Result};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A process with all that it starts.
pub struct Group {
    id: u32,
}

impl Group {
    /// Starts it, and calls `ended` when it has ended by itself.
    pub fn start(command: &mut Command, ended: impl FnOnce() + Send + 'static) -> Result<Group> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let program = command.get_program().display().to_string();
        let mut child: Child = command.stdin(Stdio::null()).spawn().context(program)?;
        let id = child.id();
        thread::spawn(move || {
            let _ = child.wait();
            ended();
        });
        Ok(Group { id })
    }

    /// Ends all of it, what has been left running too.
    pub fn end(self) {
        drop(self);
    }
}

impl Drop for Group {
    #[cfg(unix)]
    fn drop(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        let id = i32::try_from(self.id).ok().and_then(Pid::from_raw);
        // There may be none left.
        let _ = id.map(|id| kill_process_group(id, Signal::KILL));
    }

    #[cfg(not(unix))]
    fn drop(&mut self) {
        let _ = Command::new("taskkill")
            .args(["/F", "/T", "/PID", &self.id.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
    }
}
